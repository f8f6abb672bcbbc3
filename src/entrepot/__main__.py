"""``python -m entrepot`` is the command ``entrepot``."""

from entrepot.cli import main

if __name__ == "__main__":
    main(prog_name="entrepot")
