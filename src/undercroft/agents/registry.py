# interpreted: finds agents by their modules
"""The agents of the house, found by their modules, and those of anybody else by `module:Class`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from undercroft import agents as home
from undercroft.agents.base import Agent, read_settings
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.texts import Texts

TEXTS = Texts("undercroft.agents")


@cache
def agent_classes() -> dict[str, type[Agent]]:
    """Every module of this folder that has an AGENT, by name."""
    found: dict[str, type[Agent]] = {}
    for module in pkgutil.iter_modules(home.__path__):
        agent = getattr(import_module(f"{home.__name__}.{module.name}"), "AGENT", None)
        if agent is not None:
            found[module.name] = agent
    return found


def agent(spec: str) -> Agent:
    """An agent by `name`, `name:key=value` or `module:Class`; further settings follow with colons.

    >>> type(agent("random")).__name__
    'RandomAgent'
    """
    name, *rest = [part.strip() for part in spec.split(":")]
    if rest and "=" not in rest[0]:
        kind = own_class(name, rest.pop(0))
    elif name in agent_classes():
        kind = agent_classes()[name]
    else:
        listed = ", ".join(sorted(agent_classes()))
        raise UnreadableError(
            "There is no agent {name!r}; there are {known}, and yours as module:Class.",
            name=name,
            known=listed,
        )
    return kind(**read_settings(kind, rest))


def own_class(module: str, name: str) -> type[Agent]:
    """An agent's class from anybody's module."""
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError, TypeError, SyntaxError) as error:
        raise UnreadableError(
            "There is no agent {module}:{name}: {error}.", module=module, name=name, error=str(error)
        ) from None
    if not isinstance(found, type) or not issubclass(found, Agent):
        raise UnreadableError(
            "{module}:{name} is not an agent: it should be a subclass of Agent.", module=module, name=name
        )
    return found
