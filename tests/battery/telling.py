"""Whether messages can be said: every id is in the catalogues, and every argument that it names is given."""

from __future__ import annotations

from undercroft.kernel.game import Game
from undercroft.kernel.texts import LANGUAGES, Message, bundle


def check_said(game: Game, message: Message) -> None:
    """A message and those inside it have words in every language, with nothing missing in them."""
    for lang in LANGUAGES:
        catalogue = bundle(game.package, game.texts.family, lang)
        assert catalogue.has_message(message.id), f"{message.id} is not in the {lang} catalogue"
        pattern = catalogue.get_message(message.id).value
        assert pattern is not None, f"{message.id} has no words in the {lang} catalogue"
        args = {
            name: game.texts.say(value, lang) if isinstance(value, Message) else value
            for name, value in message.args.items()
        }
        said, errors = catalogue.format_pattern(pattern, args)
        assert not errors, f"{message.id} in {lang}: {errors}"
        assert str(said).strip(), f"{message.id} says nothing in {lang}"
    for value in message.args.values():
        if isinstance(value, Message):
            check_said(game, value)
