# interpreted: questions as people meet them
"""All questions of the game: those that both editions ask, and its own."""

from __future__ import annotations

from undercroft.families.tunnels.face.questions.acting import ActionPhaseQuestion, ActivationQuestion
from undercroft.families.tunnels.face.questions.effects import (
    EffectQuestion,
    EntryQuestion,
    PanicQuestion,
    PlayCardQuestion,
)
from undercroft.families.tunnels.face.questions.exploring import (
    AmbushQuestion,
    ExploreQuestion,
    GuideQuestion,
    HoleTokenQuestion,
    LookQuestion,
    MoveMarkQuestion,
)
from undercroft.families.tunnels.face.questions.fighting import AttackQuestion, RiseQuestion, SufferQuestion
from undercroft.families.tunnels.face.questions.preparing import FountainsQuestion
from undercroft.families.tunnels.face.questions.windows import with_windows
from undercroft.games.claustrophobia.face.initiative_questions import InitiativeQuestion
from undercroft.games.claustrophobia.face.setup_questions import AuctionQuestion, SetUpQuestion, TeamQuestion
from undercroft.games.claustrophobia.face.threat_questions import ThreatQuestion

QUESTIONS = with_windows(
    (
        ActionPhaseQuestion(),
        ActivationQuestion(),
        AttackQuestion(),
        SufferQuestion(),
        RiseQuestion(),
        ExploreQuestion(),
        LookQuestion(),
        HoleTokenQuestion(),
        AmbushQuestion(),
        MoveMarkQuestion(),
        GuideQuestion(),
        EffectQuestion(),
        PanicQuestion(),
        EntryQuestion(),
        PlayCardQuestion(),
        InitiativeQuestion(),
        FountainsQuestion(),
        ThreatQuestion(),
        SetUpQuestion(),
        AuctionQuestion(),
        TeamQuestion(),
    )
)
