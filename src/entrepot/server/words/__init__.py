"""What the server itself says."""

from pathlib import Path

from entrepot.core.words import CORE_FOLDER, Words

FOLDER = Path(__file__).parent
WORDS = Words(CORE_FOLDER, FOLDER)
