"""All that the components and the scenario say, as one box that every state of a set-up shares."""

from __future__ import annotations

from typing import Final

# endings (the conditions that a scenario names), see actions/victory.py
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
)

FOR_HUMAN: Final = 0
FOR_DEMON: Final = 1
FOR_NOBODY: Final = 2
BY_THRESHOLD: Final = 3
BY_POINTS: Final = 4
VERDICTS: Final = ("human", "demon", "draw", "threshold", "more-points")

ENDING_SIZE: Final = 7
"""Condition, least, kind, token, verdict, exact or -1, least Humans or whether the rest counts as out."""

BY_HUMANS: Final = 1
BY_TROGS: Final = 2
BY_DEMONS: Final = 4

NO_PROGRAM: Final = -1

NEEDS_SIZE: Final = 6
"""Exact number of dice or 0, parity, least value, total, groups (0: no limit), 1 if the total is exact."""
PARITY_ANY: Final = 0
PARITY_ODD: Final = 1
PARITY_EVEN: Final = 2
PARITY_MIXED: Final = 3
PARITY_SAME: Final = 4
PARITIES: Final = ("any", "odd", "even", "mixed", "same")


class Box:
    """The components by small numbers; frozen once loaded."""

    def __init__(self) -> None:
        # the numbers of the rules
        self.die_sides = 6
        self.dice_in_box = 12
        self.exhausted_mvt = 0
        self.exhausted_cbt = 0
        self.exhausted_def = 3
        self.def_max = 6
        self.move_cost = 1
        self.explore_cost = 1
        self.hole_cost = 1
        self.dice_per_warrior = 1
        self.destiny_dice = 3
        self.round_limit = 100
        self.demons_in_play = 1
        self.trog_figures = 11
        self.hole_tokens = 3
        self.bless_mvt = 1
        self.bless_cbt = 2
        self.handicap_tp = 3
        self.handicap_cards = 1
        self.handicap_gifts = 1

        # kinds of warriors, both sides
        self.kind_ids: list[str] = []
        self.kind_rules: list[str] = []
        self.kind_lines: list[int] = []
        """Eighteen numbers for each kind: MVT, CBT, DEF of each line; Demon warriors use the first only."""
        self.kind_family: list[int] = []
        self.kind_talents: list[int] = []
        self.kind_health: list[int] = []
        self.kind_cost: list[int] = []
        self.kind_bought: list[int] = []
        self.kind_single: list[int] = []
        self.kind_condemned: list[int] = []
        self.kind_gifted: list[int] = []
        self.kind_figures: list[int] = []
        self.kind_per_line: list[int] = []
        self.kind_crowd: list[int] = []
        self.kind_crowd_cbt: list[int] = []
        self.kind_slayer: list[int] = []
        self.kind_safe: list[int] = []
        self.kind_trog_talents: list[int] = []
        self.kind_tp: list[int] = []
        self.kind_trogs_guard: list[int] = []
        self.kind_becomes: list[list[int]] = []
        self.trog_kind = 0
        self.has_trog_talents = False

        # tiles
        self.tile_ids: list[str] = []
        self.tile_open: list[int] = []
        self.tile_kind: list[int] = []
        self.tile_size: list[int] = []
        self.tile_kind_ids: list[str] = []
        self.tile_kind_rules: list[str] = []
        self.hit_factor: list[int] = []
        self.ends_move: list[int] = []
        self.takes_all: list[int] = []
        self.is_hole: list[int] = []
        self.tokens_laid: list[int] = []
        self.always_appear: list[int] = []
        self.discount: list[int] = []
        self.charges: list[int] = []
        self.def_is: list[int] = []
        self.entry_die: list[int] = []
        """Whether the first entry of a Human is rolled for."""
        self.entry_programs: list[int] = []
        """Six for each kind of tile; the first one if nothing is rolled."""
        self.dark_programs: list[int] = []
        """Six for each kind of tile: the entry of a Demon warrior."""
        self.fountain_programs: list[int] = []
        self.has_entry: list[int] = []
        self.has_dark_entry: list[int] = []
        self.key_tiles: list[int] = []

        # operations
        self.ops: list[int] = []
        self.program_start: list[int] = []
        self.program_end: list[int] = []

        # cards: kinds, and the items of the two decks
        self.card_ids: list[str] = []
        self.card_rules: list[str] = []
        self.card_deck: list[int] = []
        self.card_moment: list[int] = []
        self.card_program: list[int] = []
        self.card_not_exhausted: list[int] = []
        self.card_special: list[str] = []
        self.event_items: list[int] = []
        self.advantage_items: list[int] = []
        self.events_in: list[int] = []
        self.advantages_in: list[int] = []
        self.beginner_out: list[int] = []

        # gifts and objects
        self.gift_ids: list[str] = []
        self.gift_rules: list[str] = []
        self.gift_die: list[int] = []
        self.gift_passive: list[int] = []
        self.gift_program: list[int] = []
        self.gift_needs_stack: list[int] = []
        self.object_ids: list[str] = []
        self.object_rules: list[str] = []
        self.object_copies: list[int] = []
        self.object_bearers: list[int] = []
        self.object_ranged: list[int] = []
        self.object_cbt: list[int] = []
        self.object_def: list[int] = []
        self.object_slays: list[int] = []
        self.object_dice: list[int] = []
        self.object_tireless: list[int] = []

        # the Board of Destiny
        self.square_ids: list[str] = []
        self.square_rules: list[str] = []
        self.square_needs: list[int] = []
        self.square_program: list[int] = []
        self.square_quiet: list[int] = []
        self.square_per_die: list[int] = []

        # the auction: cost and most of each thing; -1 is no limit
        self.auction_start = 21
        self.auction_floor = 0
        self.auction_first = 0
        """What the warrior costs that every team has."""
        self.auction_gift = [2, 4]
        self.auction_object = [2, -1]
        self.auction_card = [1, -1]
        self.auction_kinds: list[int] = []
        """Kind, cost and most of each warrior for sale."""

        # the scenario
        self.scenario = ""
        self.own_texts: dict[str, list[str]] = {}
        """What a person's own scenario says, by message id: in English and in French."""
        self.scenario_rule = 0
        self.party_kinds: list[int] = []
        self.party_slots: list[int] = []
        self.party_gear: list[int] = []
        self.party_names: list[str] = []
        self.party_gifts = 0
        self.party_cards = 0
        self.start_tp = 0
        self.demon_kind = -1
        self.demon_times = 0
        self.map_tiles: list[int] = []
        self.map_cells: list[int] = []
        self.map_turns: list[int] = []
        self.rock_cells: list[int] = []
        self.fixed_map = False
        self.pools: list[list[int]] = []
        self.bands: list[list[int]] = []
        self.trail_tile = -1
        self.trail_first = 1
        self.trail_last = 10
        self.trail_guardian = -1
        self.ambush = 0
        self.laid_programs: list[int] = []
        """For each kind of tile, what happens when one is laid."""
        self.initiative_program = NO_PROGRAM
        self.rises = -1
        self.freed_lines = 0
        self.clear_cbt = 2
        self.guide_kind = -1
        """The kind of tile at which the guide leaves; -1 without a guide."""
        self.guide_slot = -1
        self.seals = 0
        self.seal_kind = -1
        self.ritual_kind = -1
        self.ritual_warrior = -1
        self.ritual_amount = 1
        self.ritual_alone = 2
        self.token_ids: list[str] = []
        self.token_value: list[int] = []
        self.token_most = 1
        self.token_slow = 0
        self.token_slots: list[int] = []
        self.face_down = 0
        self.true_token = -1
        self.ways_out: list[int] = []
        """Slot and side of each way by which carriers leave."""
        self.leave_kind = -1
        self.leave_scores = False
        self.reach_kind = -1
        self.carried_points = 0
        self.extract_kind = -1
        self.extract_points = 0
        self.mine_kind = -1
        self.mine_dice = 0
        self.mine_mvt = 0
        self.mine_cbt = 0
        self.first_count = 0
        self.last_round = 0
        self.short_rounds = 0
        self.short_first = 0
        self.early_holes = False
        self.act_ids: list[str] = []
        self.act_who: list[int] = []
        self.act_kind: list[int] = []
        self.act_ground: list[int] = []
        """The tokens of which one must lie on the tile, as a mask; 0 for none."""
        self.act_carried: list[int] = []
        self.act_alone: list[int] = []
        self.act_side: list[int] = []
        self.act_late: list[int] = []
        self.act_program: list[int] = []
        self.endings: list[int] = []
        self.ending_ids: list[str] = []
        self.judge_demon = 0
        self.judge_human = 0
