"""Frames and a state as small as can be, for tests of the kernel's own machinery."""

from __future__ import annotations

from typing import cast

from undercroft.kernel.chance import Dice, Source
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.state import Frame, Log, State


class Toy(State):
    """A state that writes down what its frames do."""

    def __init__(self, seats: int, v: list[list[int]] | None = None) -> None:
        super().__init__(seats)
        self.trace = v[0] if v else []
        self.secret = v[1] if v else [0]

    def fields(self) -> list[list[int]]:
        return [self.trace, self.secret]

    def of(self, v: list[list[int]]) -> State:
        return Toy(self.seats, v)

    def redeal_game(self, seat: Seat, dice: Dice) -> None:
        self.secret[0] = dice.below(1000)


def toy(s: State) -> Toy:
    return cast(Toy, s)


class Ask(Frame):
    """Asks one seat for a number from 1 to the most, and ends with it."""

    def __init__(self, step: int = 0, seat: int = 0, most: int = 3, private: int = 0) -> None:
        super().__init__(step)
        self.seat = seat
        self.most = most
        self.private = private
        self.given = 0

    def fields(self) -> list[int]:
        return [self.step, self.seat, self.most, self.private, self.given]

    def of(self, v: list[int]) -> Frame:
        new = Ask(v[0], v[1], v[2], v[3])
        new.given = v[4]
        return new

    def is_secret(self, s: State) -> bool:
        return self.private != 0

    def advance(self, s: State) -> None:
        self.step += 1
        if self.step == 1:
            s.ask(self.seat)
        else:
            s.end(self.given)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return list(range(1, self.most + 1))

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        self.given = move
        toy(s).trace += [seat, move]


class AskAll(Frame):
    """Asks the seats of a mask at once, and ends; after it the same seats may be asked one by one."""

    def __init__(self, step: int = 0, mask: int = 0) -> None:
        super().__init__(step)
        self.mask = mask

    def fields(self) -> list[int]:
        return [self.step, self.mask]

    def of(self, v: list[int]) -> Frame:
        return AskAll(v[0], v[1])

    def advance(self, s: State) -> None:
        self.step += 1
        if self.step == 1:
            s.ask_all(self.mask)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [10 + seat, 20 + seat]

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        toy(s).trace += [seat, move]


class Sequence(Frame):
    """Calls two frames one after the other and notes what each ended with."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Sequence(v[0])

    def advance(self, s: State) -> None:
        self.step += 1
        if self.step == 1:
            s.call(Ask(0, 0, 3))
        elif self.step == 2:
            toy(s).trace.append(100 + s.result)
            s.call(Ask(0, 1, 2))
        else:
            toy(s).trace.append(200 + s.result)
            s.finish([2, 0], [7, 8], 305)


class Endless(Frame):
    """A broken rule: it neither asks nor ends."""

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Endless(v[0])

    def advance(self, s: State) -> None:
        toy(s).trace.append(1)


class Roller(Frame):
    """Rolls some dice and ends."""

    def __init__(self, step: int = 0, dice: int = 1, sides: int = 6) -> None:
        super().__init__(step)
        self.dice = dice
        self.sides = sides

    def fields(self) -> list[int]:
        return [self.step, self.dice, self.sides]

    def of(self, v: list[int]) -> Frame:
        return Roller(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        if self.step == self.dice:
            s.end()
        else:
            self.step += 1
            toy(s).trace.append(s.roll(self.sides))


class Listing(Log):
    """Keeps all that it is told."""

    def __init__(self) -> None:
        self.events: list[tuple[int, int, list[int]]] = []
        self.results: list[tuple[int, int]] = []

    def event(self, kind: int, audience: int, values: list[int]) -> None:
        self.events.append((kind, audience, values))

    def chance(self, kind: int, result: int) -> None:
        self.results.append((kind, result))


class Branching(Source):
    """A source that goes through every way that chance can fall, with the probability of each."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def below(self, n: int) -> int:
        if self.at == len(self.path):
            self.path.append(0)
            self.sizes.append(n)
        assert self.sizes[self.at] == n, "the same chance came with another number of results"
        self.at += 1
        return self.path[self.at - 1]

    def next_path(self) -> bool:
        """Go to the next way; whether there is one."""
        self.at = 0
        while self.path and self.path[-1] == self.sizes[-1] - 1:
            self.path.pop()
            self.sizes.pop()
        if not self.path:
            return False
        self.path[-1] += 1
        return True

    def ways(self) -> int:
        """One in so many is the probability of the way just gone."""
        product = 1
        for n in self.sizes:
            product *= n
        return product
