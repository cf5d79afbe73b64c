"""A scenario: its map, its party, its own rules as records, and what ends it."""

from __future__ import annotations

from typing import Final

from undercroft.families.tunnels.rules.components.operations import NO_PROGRAM

# ---- endings: the conditions that a scenario names, see scenarios/ending.py

END_REACHED: Final = 0
END_COUNTER: Final = 1
END_HUMANS_GONE: Final = 2
END_DEAD: Final = 3
END_ON_THE_WAY: Final = 4
END_REACH_LOST: Final = 5
END_POINTS: Final = 6
END_TOKENS_GONE: Final = 7
END_ROUNDS: Final = 8
END_CARRIED: Final = 9
END_DEMON_POINTS: Final = 10
ENDINGS: Final = (
    "reached",
    "counter",
    "humans-gone",
    "dead",
    "nobody-on-the-way",
    "reach-lost",
    "points",
    "tokens-gone",
    "rounds",
    "carried-to",
    "demon-points",
)

FOR_HUMAN: Final = 0
FOR_DEMON: Final = 1
FOR_NOBODY: Final = 2
BY_THRESHOLD: Final = 3
BY_POINTS: Final = 4
VERDICTS: Final = ("human", "demon", "draw", "threshold", "more-points")

ANY_NUMBER: Final = -1


class Ending:
    """One condition that ends the game, and whom it lets win."""

    def __init__(self, when: int, verdict: int, message: str) -> None:
        self.when = when
        self.verdict = verdict
        self.message = message
        """The id of the sentence that gives the reason."""
        self.least = 1
        self.kind = -1
        """The kind of warrior or of tile that it is about."""
        self.token = 0
        self.exact = ANY_NUMBER
        """So many Humans must have left the map or come to the goal, no more and no fewer."""
        self.humans_least = 0
        """So many Humans must live."""
        self.rest_counts_as_out = False
        """Whether all tokens left on the map count as brought out."""


class Counter:
    """What a scenario counts for everybody to see: a label, where it stands and where it ends."""

    def __init__(self, counts: str, label: str, of: int) -> None:
        self.counts = counts
        self.label = label
        """The id of the message that tells it."""
        self.of = of
        """Where it ends, 0 if it has no end of its own."""


# ---- actions in place of a combat: who may do them, as bits

BY_HUMANS: Final = 1
BY_TROGS: Final = 2
BY_DEMONS: Final = 4
"""Everybody of that side who is no Troglodyte."""

ANYWHERE: Final = 0
AT_SEAL: Final = 1
AT_TOKEN: Final = 2
WITH_TOKEN: Final = 3


class Act:
    """Something that a scenario lets a warrior do in place of a combat."""

    def __init__(self, id: str, who: int, program: int) -> None:
        self.id = id
        self.who = who
        self.program = program
        self.where = ANYWHERE
        """Beside a seal, on a token that lies there, with one that he carries, or without any of these."""
        self.tile_kind = -1
        """The kind of tile on which it is done, -1 for any."""
        self.is_alone = False
        """Only without an enemy on the tile."""
        self.is_late = False
        """Only from the round on from which things count."""
        self.label = ""
        """The id of the message that it is called by; without one its own text, or its word."""
        self.is_for_tired = False
        """Whether an Exhausted warrior may do it."""
        self.kind = -1
        """The kind of warrior who may do it, -1 for any."""
        self.slot = -1
        """The place of the map at which it is done, -1 for any."""
        self.token = -1
        """The token on the ground that it is about, -1 for any."""
        self.is_unspent = False
        """Whether only a tile that still has its effect serves."""


# ---- what scenarios add


class Member:
    """One Human of the party."""

    def __init__(self, kind: int, slot: int, gear: int, name: str) -> None:
        self.kind = kind
        self.slot = slot
        self.gear = gear
        self.name = name
        """The id of the message that names him, empty for the name of his kind."""


class LaidTile:
    """A tile that lies on the map at the start."""

    def __init__(self, tile: int, cell: int, turns: int) -> None:
        self.tile = tile
        self.cell = cell
        self.turns = turns


class Trail:
    """The die that goes from opening to opening, and the tile that lies at its end."""

    def __init__(self, tile: int, first: int, last: int, guardian: int) -> None:
        self.tile = tile
        self.first = first
        self.last = last
        self.guardian = guardian
        """The kind of warrior that waits there, -1 for nobody."""
        self.is_first_human = False
        """Whether the Human player puts it down first."""
        self.is_nearest = False
        """Whether it goes to the nearest opening if the new tile has none, else to any."""
        self.ends_with_stack = False
        """Whether the tile at its end also comes when the stack is empty."""


class Guide:
    """The tame one that walks ahead (24.8)."""

    def __init__(self, slot: int, leaves_at: int) -> None:
        self.slot = slot
        self.leaves_at = leaves_at
        """The kind of tile at which it leaves."""


class Seals:
    """The Seals that the Humans lay on the ways out of a kind of tile (24.4)."""

    def __init__(self, count: int, on: int) -> None:
        self.count = count
        self.on = on


class Vigil:
    """What the counter gains after each Human Action phase by a warrior on a kind of tile (24.4)."""

    def __init__(self, warrior: int, on: int, amount: int, alone_amount: int) -> None:
        self.warrior = warrior
        self.on = on
        self.amount = amount
        self.alone_amount = alone_amount


class Token:
    """A kind of token that lies about and is carried."""

    def __init__(self, id: str, value: int) -> None:
        self.id = id
        self.value = value
        self.is_free = False
        """Whether a Human takes it up free of charge."""


class Find:
    """A token that lies face down among others, and what happens when it is turned up."""

    def __init__(self, id: str, count: int, token: int, program: int) -> None:
        self.id = id
        self.count = count
        self.token = token
        """The token that it is, -1 for one that is gone at once."""
        self.program = program


class Stair:
    """A way off the map for Demon warriors, and what each of them counts there."""

    def __init__(self, slot: int, side: int, points: list[int]) -> None:
        self.slot = slot
        self.side = side
        self.points = points
        """By family."""


class Runners:
    """Tiles that lie around the first one at the start, with Troglodytes that carry tokens."""

    def __init__(self, count: int, trogs: int, token: int) -> None:
        self.count = count
        self.trogs = trogs
        self.token = token


class TokenPlace:
    """A token that lies on the map at the start."""

    def __init__(self, slot: int, token: int) -> None:
        self.slot = slot
        self.token = token


class WayOut:
    """A side of a tile by which carriers leave the map (24.9)."""

    def __init__(self, slot: int, side: int) -> None:
        self.slot = slot
        self.side = side


class Reach:
    """The kind of tile that Humans must come to, and whether they may leave the map there."""

    def __init__(self, kind: int, may_leave: bool, scores_tokens: bool) -> None:
        self.kind = kind
        self.may_leave = may_leave
        self.scores_tokens = scores_tokens
        self.is_at_once = False
        """Whether who comes there leaves the map at once."""
        self.token = -1
        """The token that he must carry for that, -1 for none."""


class Extraction:
    """The kind of tile on which a Human who ends his activation brings his tokens out (24.10)."""

    def __init__(self, kind: int, points: int) -> None:
        self.kind = kind
        self.points = points


class Greed:
    """The bonus of a warrior who comes upon a Demon warrior with a token, once a round (24.10)."""

    def __init__(self, warrior: int, dice: int, mvt: int, cbt: int) -> None:
        self.warrior = warrior
        self.dice = dice
        """The dice with which he has it, as bits."""
        self.mvt = mvt
        self.cbt = cbt


class Threshold:
    """How many tokens out let either side win; in between nobody does."""

    def __init__(self, demon_least: int, human_most: int) -> None:
        self.demon_least = demon_least
        self.human_most = human_most


class Scenario:
    """All that one scenario says."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.rule = 0
        self.texts: dict[str, list[str]] = {}
        """What a person's own scenario says, by message id: in English and in French."""

        # the map and the stack
        self.tiles: list[LaidTile] = []
        self.rock: list[int] = []
        self.is_fixed = False
        """Whether the whole map lies from the start on: nothing is explored."""
        self.pools: list[list[int]] = []
        self.bands: list[list[int]] = []
        self.key_tiles: list[int] = []

        # both sides
        self.party: list[Member] = []
        self.gifts = 0
        self.cards = 0
        self.start_tp = 0
        self.demon_kind = -1
        self.demon_times = 0
        self.demon_is_bought = True
        self.events_in: list[int] = []
        self.advantages_in: list[int] = []

        # how long it lasts
        self.last_round = 0
        self.first_count = 0
        """The first round in which things count."""
        self.short_rounds = 0
        self.short_first_count = 0

        # its own rules
        self.trail: Trail | None = None
        self.guide: Guide | None = None
        self.seals: Seals | None = None
        self.vigil: Vigil | None = None
        self.reach: Reach | None = None
        self.extraction: Extraction | None = None
        self.greed: Greed | None = None
        self.threshold = Threshold(0, 0)
        self.ambush = 0
        """The most Troglodytes that may wait on a new tile."""
        self.laid_programs: list[int] = []
        """For each kind of tile, what happens when one is laid."""
        self.initiative_program = NO_PROGRAM
        self.rises = -1
        """The kind of warrior that a dead Human becomes, -1 for none."""
        self.freed_lines = 0
        self.has_early_holes = False
        self.limits: list[int] = []
        """How many warriors of each side a tile holds whatever is printed on it, 0 for as printed."""
        self.trogs_by_holes = False
        """Whether Troglodytes appear on tiles with a hole token and nowhere else."""
        self.keep_kinds: list[int] = []
        """Kinds of tiles that are laid even if they close the map."""
        self.slide_kinds: list[int] = []
        """Kinds of tiles that go back under the next two if they would close the map."""
        self.entry_programs: list[int] = []
        """For each kind of tile, what the first Human meets there besides."""
        self.hole_slots: list[int] = []
        """Where hole tokens lie at the start."""
        self.hounds = 0
        self.demon_slot = -1
        """Where the Demon stands at the start, -1 for nowhere."""
        self.barred_squares = 0
        """The squares of the Board of Destiny that take no dice, as bits."""
        self.is_demon_first = False
        """Whether the first round begins with the Demon side."""
        self.stair: Stair | None = None
        self.runners: Runners | None = None
        self.finds: list[Find] = []
        self.burrow_kinds: list[int] = []
        """Kinds of tiles by which Troglodytes bring tokens out."""
        self.stash_is = "chest"
        """What a Stash is here, for those who draw it."""

        # tokens
        self.tokens: list[Token] = []
        self.token_places: list[TokenPlace] = []
        self.token_most = 1
        """How many one warrior can carry."""
        self.token_slow = 0
        """How much MVT a carrier loses."""
        self.trog_carry_mvt = 0
        """How much MVT a Troglodyte that carries gains."""
        self.carrier_is_peaceful = False
        """Whether a Troglodyte that carries cannot attack."""
        self.carrier_explores = False
        """Whether a Troglodyte that carries explores like a Human."""
        self.has_free_tokens = False
        """Whether any token is taken up free of charge."""
        self.token_start: list[int] = []
        """What each Human of the party carries at the start, as a purse."""
        self.face_down = 0
        self.true_token = -1
        self.ways_out: list[WayOut] = []
        self.carried_points = 0

        self.acts: list[Act] = []
        self.endings: list[Ending] = []
        self.counters: list[Counter] = []
