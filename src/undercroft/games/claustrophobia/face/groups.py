# interpreted: messages for people
"""What moves share, so that a screen can show many of them together: a verb, a warrior, a square."""

from __future__ import annotations

from undercroft.kernel.texts import Message

GROUPS = {
    "move-bid": ("group-bid", "short-bid"),
    "move-bid-hopeless": ("group-bid", "short-bid-hopeless"),
    "move-give": ("group-object", "short-who"),
    "move-assign": ("group-who", "short-assign"),
    "move-assign-gift": ("group-who", "short-assign-gift"),
    "move-assign-exhausted": ("group-who", "short-assign-exhausted"),
    "move-reroll": ("group-reroll", "short-dice"),
    "move-bless-mvt": ("group-bless", "short-bless-mvt"),
    "move-bless-cbt": ("group-bless", "short-bless-cbt"),
    "move-activate": ("group-activate", "short-who"),
    "move-activate-at": ("group-activate-who", "label-cell"),
    "move-activate-with": ("group-activate-who", "short-with"),
    "move-move": ("group-move", "short-side"),
    "move-hole": ("group-hole", "label-cell"),
    "move-explore": ("group-explore", "short-side"),
    "move-attack": ("group-attack", "short-who"),
    "move-shoot": ("group-shoot", "short-shot"),
    "move-shoot-here": ("group-shoot", "short-shot-here"),
    "move-line": ("group-line", "short-line"),
    "move-heal-line": ("group-heal-line", "short-line"),
    "move-guard": ("group-who", "short-guard"),
    "move-put": ("group-square", "short-put"),
    "move-appear": ("group-who", "short-appear"),
    "move-token": ("group-token", "label-cell"),
    "move-trail": ("group-trail", "short-edge"),
    "move-block": ("group-block", "short-edge"),
    "move-target-tile": ("group-tile", "label-cell"),
    "move-to-tile": ("group-tile", "label-cell"),
    "move-seal": ("group-seal", "short-side"),
}
"""The group of a label and the label within it; both are said with the label's own arguments."""


def grouped(said: Message) -> tuple[Message, Message] | tuple[()]:
    """The group of a labelled move and its label there; nothing for a move that stands alone."""
    if said.id not in GROUPS:
        return ()
    group, short = GROUPS[said.id]
    return Message(group, said.args), Message(short, said.args)
