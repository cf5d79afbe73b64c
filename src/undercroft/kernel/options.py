# interpreted: options are read and checked once, before the game
"""What is set before a game: options, declared once for command line, Python and lobby, and the set-up."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import msgspec

from undercroft.kernel.errors import IllegalError, Phrase

OptionValue: TypeAlias = "str | int | bool | list[str]"


class Option(msgspec.Struct, frozen=True):
    """One thing that can be set before the game."""

    name: str
    kind: str
    """choice, int, bool or list (of choices, each at most once)."""
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    labels: tuple[str, ...] = ()
    """Message ids for the choices, for the numbers from low to high, or for no and yes; in their order."""

    @classmethod
    def from_entry(cls, entry: dict[str, Any]) -> Option:
        """The option that an entry of a data file declares."""
        return cls(
            name=entry["name"],
            kind=entry["type"],
            default=entry["default"],
            choices=tuple(entry.get("choices", ())),
            low=entry.get("low", 0),
            high=entry.get("high", 0),
            labels=tuple(entry.get("labels", ())),
        )

    def read(self, value: object) -> OptionValue:
        """The value of this option, from its own type or from words.

        >>> Option("cavers", "int", 4, low=4, high=6).read("5")
        5
        """
        if self.kind == "bool" and (isinstance(value, bool) or str(value).lower() in SWITCH):
            return value if isinstance(value, bool) else SWITCH[str(value).lower()]
        if (
            self.kind == "int"
            and WHOLE_NUMBER.fullmatch(str(value))
            and self.low <= int(str(value)) <= self.high
        ):
            return int(str(value))
        if self.kind == "choice" and value in self.choices:
            return str(value)
        if self.kind == "list":
            parts = value.split(",") if isinstance(value, str) else value
            if isinstance(parts, list | tuple):
                words = [str(part).strip() for part in parts if str(part).strip()]
                if set(words) <= set(self.choices) and len(set(words)) == len(words):
                    return words
        raise IllegalError(
            "The option {name} cannot be {value!r}: it takes {expected}.",
            name=self.name,
            value=value,
            expected=self.expected(),
        )

    def expected(self) -> Phrase:
        """What the option takes, in words."""
        if self.kind == "bool":
            return Phrase("yes or no")
        if self.kind == "int":
            return Phrase("a whole number from {low} to {high}", low=self.low, high=self.high)
        listed = ", ".join(self.choices)
        if self.kind == "choice":
            return Phrase("one of {known}", known=listed)
        return Phrase("any of {known}, with commas between", known=listed)


WHOLE_NUMBER = re.compile("-?[0-9]{1,9}")

SWITCH = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


class Setup(msgspec.Struct, frozen=True):
    """All that decides how a game begins, but for chance."""

    game: str
    seats: int
    scenario: str
    options: dict[str, OptionValue] = {}
    data_text: str = ""
    scenario_text: str = ""


def chosen_options(game: str, options: tuple[Option, ...], given: dict[str, Any]) -> dict[str, OptionValue]:
    """The value of every option but the scenario: those given are read, the others have their default."""
    declared = {option.name: option for option in options if option.name != "scenario"}
    chosen = {name: option.default for name, option in declared.items()}
    for name, value in given.items():
        name = name.replace("_", "-")
        if name not in declared:
            raise IllegalError(
                "{game} has no option {name}; it has {known}.",
                game=game,
                name=name,
                known=", ".join(sorted(chosen)) or Phrase("none"),
            )
        chosen[name] = declared[name].read(value)
    return chosen


def chosen_scenario(options: tuple[Option, ...], scenario: str | None, scenario_text: str) -> str:
    """The scenario: one of the game's, or a person's own, which may have any name."""
    if scenario_text:
        return scenario or ""
    (declared,) = [option for option in options if option.name == "scenario"]
    return str(declared.default if scenario is None else declared.read(scenario))


def chosen_seats(game: str, counts: tuple[int, ...], seats: int | None) -> int:
    """The number of seats: the most, unless another is given."""
    count = counts[-1] if seats is None else seats
    if count not in counts:
        listed = ", ".join(str(n) for n in counts)
        raise IllegalError(
            "{game} is played with {known} seats, not {count}.", game=game, known=listed, count=count
        )
    return count
