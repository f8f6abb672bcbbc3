"""Step 1b: training, employing and moving workers, in any order (PH-8, PH-23, PH-24, PH-26)."""

from typing import ClassVar, cast, final

from mypy_extensions import i64

from entrepot.core.decision import LEGAL
from entrepot.core.message import Argument, Message
from entrepot.core.refusal import NOT_ASKED
from entrepot.core.state import State
from entrepot.core.vecs import vec
from entrepot.phoenicia.cards import JOBS
from entrepot.phoenicia.choices import DONE, EMPLOY, MOVE, TOOL, TRAIN, moved_from, moved_to
from entrepot.phoenicia.payment import charge
from entrepot.phoenicia.purchases import Purchases
from entrepot.phoenicia.question import Purchase, Question, asked
from entrepot.phoenicia.refusals import NO_TILE, NO_TRAINED, NO_UNTRAINED, NO_WORKER, TOO_POOR
from entrepot.phoenicia.speech import job_name
from entrepot.phoenicia.state import TOOLS, TRAINED, UNTRAINED, WORKED, WORKERS, PhoeniciaState


@final
class Workers(Question):
    """What the seat does with its workers, again and again until ``done``."""

    name: ClassVar[str] = "workers"

    def refusal(self, state: State, choice: i64) -> i64:
        if choice == DONE:
            return LEGAL
        if choice < TRAIN or choice >= TOOL:
            return NOT_ASKED
        table = cast(PhoeniciaState, state)
        seat = self.seat
        if choice == TRAIN:
            if table.at(seat, UNTRAINED) == 0:
                return NO_UNTRAINED
        elif choice < MOVE:
            if not table.has_tile(seat, choice - EMPLOY):
                return NO_TILE
            if table.at(seat, TRAINED) == 0:
                return NO_TRAINED
        else:
            if not table.has_tile(seat, moved_to(choice - MOVE)):
                return NO_TILE
            if table.at(seat, WORKERS + moved_from(choice - MOVE)) == 0:
                return NO_WORKER
        return LEGAL if table.wealth(seat) >= cost(table, seat, choice) else TOO_POOR

    def legal_into(self, state: State, buffer: vec[i64]) -> i64:
        table = cast(PhoeniciaState, state)
        n = self.gather(state, buffer, 0, TRAIN, 1)
        if table.at(self.seat, TRAINED) > 0:
            n = self.gather(state, buffer, n, EMPLOY, JOBS)
        n = self.gather(state, buffer, n, MOVE, TOOL - MOVE)
        buffer[n] = DONE
        return n + 1

    def resolve(self, state: State, choice: i64) -> None:
        table = cast(PhoeniciaState, state)
        if choice == DONE:
            table.stack.append(Purchases(self.seat, 0))
            return
        price = cost(table, self.seat, choice)
        table.stack.append(self)
        if choice == TRAIN:
            table.stack.append(Train(self.seat))
        elif choice < MOVE:
            table.stack.append(Employ(self.seat, choice - EMPLOY))
        else:
            table.stack.append(Move(self.seat, choice - MOVE))
        charge(table, self.seat, price)

    def prompt(self, state: State) -> Message:
        return asked("workers", self.seat)

    def message(self, state: State, choice: i64) -> Message:
        if choice == DONE:
            return Message("do-workers-done")
        table = cast(PhoeniciaState, state)
        args: dict[str, Argument] = {"cost": int(cost(table, self.seat, choice))}
        if choice == TRAIN:
            return Message("do-train", args)
        if choice < MOVE:
            args["job"] = job_name(choice - EMPLOY)
            return Message("do-employ", args)
        args["job"] = job_name(moved_from(choice - MOVE))
        args["to"] = job_name(moved_to(choice - MOVE))
        return Message("do-move", args)

    def facts(self, state: State, choice: i64) -> dict[str, Argument]:
        table = cast(PhoeniciaState, state)
        wealth = int(table.wealth(self.seat))
        facts: dict[str, Argument] = {"wealth": wealth, "cost": int(cost(table, self.seat, choice))}
        if choice >= MOVE:
            tile = self.refusal(state, choice) == NO_TILE
            facts["job"] = job_name(moved_to(choice - MOVE) if tile else moved_from(choice - MOVE))
        elif choice >= EMPLOY:
            facts["job"] = job_name(choice - EMPLOY)
        return facts


def cost(table: PhoeniciaState, seat: i64, choice: i64) -> i64:
    """What ``train``, ``employ:`` or ``move:`` costs the seat now."""
    if choice == TRAIN:
        return table.training(seat)
    if choice < MOVE:
        # a tool that lies there has to be used, and only by a newly employed worker (PH-23, PH-24)
        return 0 if table.at(seat, TOOLS + choice - EMPLOY) else table.rules.tool[choice - EMPLOY]
    return table.rules.tool[moved_to(choice - MOVE)]


@final
class Train(Purchase):
    """A worker becomes a trained one."""

    name: ClassVar[str] = "train"

    def receive(self, table: PhoeniciaState) -> None:
        table.change(self.seat, UNTRAINED, -1, WORKED)
        table.change(self.seat, TRAINED, 1, WORKED)

    def what(self) -> Message:
        return Message("for-training")


@final
class Employ(Purchase):
    """A trained worker begins an activity."""

    name: ClassVar[str] = "employ"

    def __init__(self, seat: i64, job: i64) -> None:
        Purchase.__init__(self, seat)
        self.job: i64 = job

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.job)]

    def receive(self, table: PhoeniciaState) -> None:
        if table.at(self.seat, TOOLS + self.job) > 0:
            table.change(self.seat, TOOLS + self.job, -1, WORKED)
        table.change(self.seat, TRAINED, -1, WORKED)
        table.change(self.seat, WORKERS + self.job, 1, WORKED)
        table.recount(self.seat, WORKED)

    def what(self) -> Message:
        return Message("for-employing", {"job": job_name(self.job)})


@final
class Move(Purchase):
    """A worker goes to a dearer activity and leaves his tool behind (PH-23)."""

    name: ClassVar[str] = "move"

    def __init__(self, seat: i64, move: i64) -> None:
        Purchase.__init__(self, seat)
        self.move: i64 = move

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.move)]

    def receive(self, table: PhoeniciaState) -> None:
        old = moved_from(self.move)
        table.change(self.seat, WORKERS + old, -1, WORKED)
        table.change(self.seat, TOOLS + old, 1, WORKED)
        table.change(self.seat, WORKERS + moved_to(self.move), 1, WORKED)
        table.recount(self.seat, WORKED)

    def what(self) -> Message:
        return Message(
            "for-moving", {"job": job_name(moved_from(self.move)), "to": job_name(moved_to(self.move))}
        )
