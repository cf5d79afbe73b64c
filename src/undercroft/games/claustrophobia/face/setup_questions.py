# interpreted: questions as people meet them
"""Chapters 1, 15 and 16: Seals, a Gift more, the auction and the team."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    gift_name,
    kind_name,
    object_name,
    place_args,
    side_name,
    warrior_name,
)
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_card, on_edge, on_figure
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.games.claustrophobia.rules.auction import Auction, Team, least_bid
from undercroft.games.claustrophobia.rules.setup import SetUp
from undercroft.kernel.moves import Move, Seat, first, second, verb
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, Value, message


class SetUpQuestion(TunnelsQuestion[SetUp]):
    """A Gift more (15.2), and where the Seals lie (24.4)."""

    frame = SetUp

    def prompt(self, s: Tunnels, frame: SetUp, seat: Seat) -> Message:
        """A Gift or a Seal."""
        return message("ask-extra-gift") if frame.step == 2 else message("ask-seals", left=frame.left)

    def answer(self, t: Tunnels, frame: SetUp, move: Move) -> Message:
        """A Gift, or a side of a tile."""
        if verb(move) == v.V_LEARN:
            return message("move-buy", card=gift_name(t, first(move)), cost=0)
        return message("move-seal", side=side_name(second(move)), **place_args(t, first(move)))

    def lit(self, t: Tunnels, frame: SetUp, move: Move) -> Touched:
        """The Gift, or the side."""
        if verb(move) == v.V_LEARN:
            return on_card(t.box.gifts[first(move)].id)
        return on_edge(t, first(move), second(move))


class AuctionQuestion(TunnelsQuestion[Auction]):
    """For how few points a seat would play the Humans (16.1)."""

    frame = Auction
    passing = "move-stop-bidding"

    def prompt(self, s: Tunnels, frame: Auction, seat: Seat) -> Message:
        """The last bid, and the lowest that could win."""
        least, name = least_bid(s), "ask-bid" if frame.best >= 0 else "ask-first-bid"
        most = s.box.auction.start
        if least > s.box.auction.floor:
            return message(f"{name}-least", bid=s.bid, most=most, least=least)
        return message(name, bid=s.bid, most=most)

    def answer(self, t: Tunnels, frame: Auction, move: Move) -> Message:
        """So many points; too few for any aim are told as such."""
        name = "move-bid" if first(move) >= least_bid(t) else "move-bid-hopeless"
        return message(name, bid=first(move))

    def link(self, s: Tunnels, frame: Auction, seat: Seat) -> Message:
        """The auction."""
        return message("chain-auction")

    def args(self, t: Tunnels, frame: Auction, move: Move) -> dict[str, Value]:
        """The last bid."""
        return {"bid": t.bid}


class TeamQuestion(TunnelsQuestion[Team]):
    """What the winner spends his points on (16.2)."""

    frame = Team

    def prompt(self, s: Tunnels, frame: Team, seat: Seat) -> Message:
        """The points left."""
        return message("ask-team", left=frame.left, bid=s.bid)

    def answer(self, t: Tunnels, frame: Team, move: Move) -> Message:
        """A warrior, a Gift, an Object, or cards for the rest."""
        code, a, b = verb(move), first(move), second(move)
        if code == v.V_HIRE:
            return message("move-buy", card=kind_name(t, a), cost=frame.price(t, move))
        if code == v.V_LEARN:
            return message("move-buy", card=gift_name(t, a), cost=frame.price(t, move))
        if code == v.V_EQUIP:
            return message("move-give", object=object_name(t, b), who=warrior_name(t, a))
        return message("move-draw", count=a)

    def lit(self, t: Tunnels, frame: Team, move: Move) -> Touched:
        """The Gift or the Object."""
        if verb(move) == v.V_LEARN:
            return on_card(t.box.gifts[first(move)].id)
        if verb(move) == v.V_EQUIP:
            return on_card(t.box.gears[second(move)].id, *on_figure(t, first(move)).touches)
        return Touched()

    def link(self, s: Tunnels, frame: Team, seat: Seat) -> Message:
        """The team."""
        return message("chain-team")

    def args(self, t: Tunnels, frame: Team, move: Move) -> dict[str, Value]:
        """The points left, and what it would cost."""
        price, most = frame.price(t, move), t.box.auction.gift.most
        return {"left": frame.left, "bid": t.bid, "cost": price, "count": most}
