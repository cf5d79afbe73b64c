# interpreted: words for people
"""What a seat sees, in lines of words."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeontwister.face import names
from undercroft.games.dungeontwister.face.view import HIDDEN, twister_view
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import TOKENS, is_character
from undercroft.kernel.texts import Message, message

Say = Callable[[Message], str]


def status(t: Labyrinth) -> list[Message]:
    """Whose turn it is, and what is left of it."""
    score = message("see-score", blue=t.points[0], yellow=t.points[1], goal=t.box.goal)
    if t.is_over() or not t.begun:
        return [score]
    lines = [score, message("see-turn", colour=names.colour(t.active), points=t.ap, most=t.cap)]
    if t.peace:
        lines.append(message("see-peace"))
    return lines


def describe(t: Labyrinth, seat: int, say: Say) -> str:
    """The view in lines of words."""
    view = twister_view(t, seat)
    lines = [say(line) for line in status(t)]
    for number, room in enumerate(view.rooms):
        if room.revealed:
            design = t.map.lying[number]
            lines.append(
                say(
                    message(
                        "see-room",
                        room=room.place,
                        name=names.design_name(t, design),
                        pair=room.pair.upper(),
                        sense=message(f"sense-{names.SENSES[t.box.sense[design]]}"),
                        turns=room.turned,
                    )
                )
            )
        else:
            hidden = [hidden_name(say, one.colour, one.kind) for one in room.hidden]
            tokens = ", ".join(hidden) or say(message("see-nothing"))
            lines.append(say(message("see-hidden-room", room=room.place, tokens=tokens)))
    lines += [token_line(t, token, say) for token in range(TOKENS) if is_shown(t, token)]
    for marker in view.markers:
        lines.append(
            say(message(f"see-{marker.kind}", colour=colour_word(say, marker.colour), square=marker.where))
        )
    for other in range(2):
        lines += player_lines(t, seat, other, say)
    if view.answer:
        lines.append(say(message("see-answer", words=view.answer)))
    return "\n".join(lines)


def colour_word(say: Say, colour: str) -> str:
    """A colour in words, or nothing."""
    return say(message(f"colour-{colour}")) if colour else ""


def hidden_name(say: Say, colour: str, kind: str) -> str:
    """A face-down token in words."""
    name = message("kind-unknown") if kind == HIDDEN else message(f"kind-{kind}")
    return say(message(f"token-{colour}", kind=name))


def is_shown(t: Labyrinth, token: int) -> bool:
    """Whether a token gets a line of its own: one on the board that nobody carries."""
    return t.at[token] >= 0 and t.carrier(token) < 0


def token_line(t: Labyrinth, token: int, say: Say) -> str:
    """One token and what it carries."""
    parts = [names.square_word(t, t.at[token])]
    if is_character(token) and t.is_wounded(token):
        parts.append(say(message("see-wounded")))
    if t.load[token] >= 0:
        parts.append(say(message("see-carries", thing=names.token_name(t, t.load[token]))))
    return say(message("see-token", token=names.token_name(t, token), state=", ".join(parts)))


def player_lines(t: Labyrinth, seat: int, other: int, say: Say) -> list[str]:
    """What a player holds."""
    player = twister_view(t, seat).players[other]
    lines = [
        say(
            message(
                "see-cards",
                colour=names.colour(other),
                actions=" ".join(str(n) for n in player.action_cards),
                combat=" ".join(str(n) for n in player.combat_cards),
                jumps=player.jump_cards,
            )
        )
    ]
    held = [*player.screen, *player.line]
    if held:
        kinds = [say(message("kind-unknown" if kind == HIDDEN else f"kind-{kind}")) for kind in held]
        lines.append(say(message("see-screen", colour=names.colour(other), kinds=", ".join(kinds))))
    if player.may_be and (player.hidden_characters or player.hidden_objects):
        kinds = [say(message(f"kind-{kind}")) for kind in player.may_be]
        lines.append(say(message("see-may-be", colour=names.colour(other), kinds=", ".join(kinds))))
    return lines
