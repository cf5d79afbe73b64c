# interpreted: words for people
"""What people call the computer players."""

from __future__ import annotations

from undercroft.kernel.texts import Message, Texts, message

COMMON = Texts("undercroft")
"""Names are common words: the table says them in its own sentences, and a game may in its log."""


def agent_name(spec: str) -> Message:
    """The name of an agent with or without settings; one that has no name is called as it is written.

    >>> agent_name("greedy:key=1").id
    'agent-name-greedy'
    >>> agent_name("my_bots:Careful").args["words"]
    'my_bots:Careful'
    """
    name = f"agent-name-{spec.partition(':')[0].strip()}"
    return message(name) if COMMON.has(name) else message("words", words=spec)
