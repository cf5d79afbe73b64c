### Words that the games of the tunnels say alike, in English. text/fr.ftl has the same messages with the same arguments.
### A message of a game's own catalogue stands before the one here. What the arguments are stands in the games' own.

## The game

player-human = Human player
camp-human = Humans

## Sides of a tile

side-north = north
side-east = east
side-south = south
side-west = west

## Profile

stat-mvt = MVT
stat-mvt-help = Movement: how many tiles the warrior may leave.
stat-cbt = CBT
stat-cbt-help = Combat: how many dice he rolls in an attack.
stat-def = DEF
stat-def-help = Defence: what a die must reach to hit him.
stat-health = Health
stat-tp = TP
line-profile = { $mvt } / { $cbt } / { $def }
line-of-action = Line { $line }: MVT { $mvt }, CBT { $cbt }, DEF { $def }
line-cancelled = Line { $line }: cancelled
line-gift = Line { $line }: { $card }

## Tiles

tile-rock = Solid rock
tile-rock-help = No tile can lie here.
shape-x = four ways
shape-t = three ways
shape-i = straight
shape-l = corner
shape-d = dead end
tile-shaped = { $tile } ({ $shape })
marker-hole = Hole token
marker-cave-in = Rubble
marker-fountain = Fountain token

## Human warriors

warrior-numbered = { $who } { $number }

## Warriors of the Demon side

demon-troglodyte-group = Troglodytes
demon-troglodytes = { $count ->
    [one] a Troglodyte
   *[other] { $count } Troglodytes
}

## Options

option-off = No
option-on = Yes
option-scenario = Scenario
option-scenario-help = Which story is played: forces, tiles and what wins.

## What the screen says

label-round = Round { $round }
label-phase = { $phase }
label-tp = { $tp } TP
label-tiles-left = { $count ->
    [0] No tiles left
    [one] 1 tile left
   *[other] { $count } tiles left
}
label-events-left = { $count ->
    [0] No Event cards left
    [one] 1 Event card left
   *[other] { $count } Event cards left
}
label-hand = { $count ->
    [0] No cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
label-destiny-dice = Dice of Destiny: { $dice }
label-extra-destiny-dice = Dice of Destiny to come: +{ $count }
label-troglodytes-left = Troglodytes left: { $left }
label-demons-left = { $who }: { $left } to come
label-counter = Counted: { $number }
label-out = Out: { $count }
label-rounds-left = { $left ->
    [0] Last round
    [one] 1 round left
   *[other] { $left } rounds left
}
label-cell = { $x },{ $y }
label-odds = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
state-ready = ready
state-activated = activated
state-acting = acting
state-exhausted = Exhausted
state-dead = dead
state-escaped = safe

## The drawn screen of the terminal

label-goal = Your goal: { $goal }
label-board = Board of Destiny
label-your-hand = Your hand
label-reached = At the Exit: { $count }/{ $least }
label-card = { $name }: { $help }
label-number-at = { $count } at { $cell }
label-no-gifts = no Gifts this round
label-lines-left = { $left ->
    [one] 1 line left
   *[other] { $left } lines left
}
label-to-act = { $count } to act
label-in-supply = { $left } in the box
label-next-tiles = Next tiles: { $tiles }
label-outside = { $count ->
    [one] 1 more tile { $side }
   *[other] { $count } more tiles { $side }
}
state-held = cannot leave
legend-troglodyte = Troglodytes
legend-exhausted = small letter: Exhausted
legend-hole = hole
legend-way-out = way out
legend-rubble = rubble
legend-unexplored = unexplored
needs-any = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
needs-least = { $count ->
    [one] 1 die { $least }+
   *[other] { $count } dice { $least }+
}
needs-odd = { $count } odd
needs-even = { $count } even
needs-mixed = odd + even
needs-same = all odd/even
needs-total = total { $total }+
needs-exact-total = total { $total }

## Odds

odds-attack = { $move }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} of { $need } or more: { $shares }.
odds-attack-frantic = { $move }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} of { $need } or more, misses rolled again: { $shares }.
odds-share = { $what } { $percent } %
odds-losses = That is { $shares }.
odds-killed = { $hits ->
    [0] none dead
    [one] 1 dead
   *[other] { $hits } dead
}
odds-lines = { $hits ->
    [0] no line lost
    [one] 1 line lost
   *[other] { $hits } lines lost
}
odds-dead = Dead: { $percent } %.
odds-all-dead = All { $count } dead: { $percent } %.
odds-guarded = If others take all the hits they can: { $percent } %.
odds-blast = { $card } at { $x },{ $y }: each warrior is hit in { $percent } of 100.
odds-blast-troglodytes = Troglodytes: { $shares }.
odds-blast-hit = Hit: { $names }, { $percent } % each.
odds-blast-doomed = Dead: { $names }, { $percent } % each.
odds-act = { $move }: succeeds in { $percent } of 100

## What is being resolved, outermost first

chain-activation = { $who }
chain-exploration = Explore { $side }
chain-tile = { $tile }
chain-attack = { $who } attacks { $target }
chain-hits = { $hits ->
    [one] 1 hit on { $target }
   *[other] { $hits } hits on { $target }
}
chain-card = { $card }

## set-charge | take | smash | eat | leave | destroy-nest | break-seal SIDE | seal SIDE

move-assign = { $die } for { $who }: { $mvt }/{ $cbt }/{ $def }
move-assign-gift = { $die } for { $who }: { $mvt }/{ $cbt }/{ $def }, { $card }
move-assign-exhausted = { $die } for { $who }: Exhausted
move-reroll = Roll { $dice } again
move-keep = Keep the dice
move-bless-mvt = Bless { $who }: +1 MVT
move-bless-cbt = Bless { $who }: +2 CBT
move-activate = Activate { $who }
move-activate-at = Activate { $who } at { $x },{ $y }
move-activate-with = Activate { $who } at { $x },{ $y } with { $token }
move-move = Move { $side }
move-hole = Through the hole to { $x },{ $y }
move-explore = Explore { $side }
move-attack = Attack { $target }
move-shoot = Shoot at { $target } to the { $side }
move-shoot-here = Shoot at { $target } here
move-gift = Use { $card }
move-line = Cancel line { $line }: { $mvt }/{ $cbt }/{ $def }{ $used ->
    [1] {" "}(in use)
   *[other] {""}
}
move-heal-line = Heal line { $line }: { $mvt }/{ $cbt }/{ $def }{ $used ->
    [1] {" "}(in use)
   *[other] {""}
}
move-guard = { $who } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
move-play = Play { $card }
move-pass = Pass
move-end = End the activation
move-hold-back = Hold it back
move-end-phase = End the phase
move-put = { $die } on { $square }
move-appear = { $who } at { $x },{ $y } ({ $cost } TP)
move-appear-done = No more warriors
move-choose-tile = Lay { $tile }
move-order-tile = { $tile } next
move-token = Hole token on { $x },{ $y }
move-block = Block the opening { $side } of { $x },{ $y }
move-clear = Clear the rubble { $side }
move-discard = Discard { $object } of { $who }
move-target = { $who }
move-target-tile = { $tile } at { $x },{ $y }
move-to-tile = To { $x },{ $y }: { $tile }
move-leave-map = Leave the map
move-leave-by = Leave by exit { $side }

## Questions

ask-hole-token = On which tile does the hole token go?
ask-reroll = Which dice do you roll again?
ask-assign = Which die does { $who } get? The dice show { $dice }.
ask-panic-reroll = { $who } has a die on a cancelled line. Roll it again?
ask-dice-given = The dice are given. Play a card?
ask-bless = Does { $who } bless a companion?
ask-fountain = Does somebody drink from the fountain?
ask-activate = Whom do you activate?
ask-gift-target = Who receives { $card }?
ask-act = { $who }: { $mvt } MVT left. What now?
ask-act-fought = { $who } has fought: { $mvt } MVT left. Move?
ask-act-moved = { $who } has moved. Fight?
ask-exploring = { $who } explores { $side }. Play a card?
ask-tile-drawn = { $who } explores { $side }: the tile is drawn. Play a card?
ask-choose-tile = Which of these tiles is laid?
ask-order-tiles = In which order do the tiles go back? Next first.
ask-place = How do you lay it? { $tile }.
ask-ambush = { $tile } is laid. Put Troglodytes in ambush?
ask-attack-card = { $who } is about to attack { $target }. Play a card?
ask-bodyguard = { $hits ->
    [one] 1 hit on { $target }: does { $who } take it?
   *[other] { $hits } hits on { $target }: how many does { $who } take?
}
ask-line = { $who } is hit: which line is cancelled?
ask-line-enemy = You pick the line of { $who } that is cancelled.
ask-heal = Which line of { $who } is healed?
ask-answer = { $card } is played. Answer it?
ask-destiny = Place the Dice of Destiny: { $dice }.
ask-threat = { $tp } TP. Which warriors appear, which card do you play?
ask-card-target = { $card }: whom or what do you choose?
ask-card-tile = { $card }: which tile?
ask-possession-attacker = { $card }: who attacks?
ask-possession-victim = { $card }: whom does { $who } attack?
ask-terror = { $card }: where does { $who } run?
ask-block = { $card }: which opening is blocked?
ask-demon-activate = Which of your warriors do you activate?

## What hurts

cause-combat = combat
cause-shot = shot
cause-possession = possession

## The log: the game and the round

event-game-begins = { $scenario }. The game begins.
event-team-gift = The Redeemer has { $card }.
event-round-begins = Round { $round }.
event-phase-begins = { $phase }.

## The log: Initiative

event-rerolled = { $taken } rolled again: { $dice }.
event-assigned = { $who } gets a { $die }: { $mvt }/{ $cbt }/{ $def }.
event-set-aside = Set aside: { $dice }.
event-exhausted = { $who } is Exhausted.

## The log: moving and exploring

event-moved = { $who } moves { $side }.
event-through-hole = { $who } goes through the hole to { $x },{ $y }.
event-tile-laid = { $tile } laid at { $x },{ $y }.
event-tile-closing = { $tile } would close the map and is discarded.
event-tile-returned = { $tile } would close the map and goes back under the next tile.
event-hole-token = A hole opens at { $x },{ $y }.
event-left-map = { $who } leaves the map and is safe.
event-entered-exit = { $who } has got to the Exit.

## The log: fighting

event-attack = { $who } attacks { $target }: { $dice } against DEF { $def }.
event-shot = { $who } shoots at { $target }: { $dice } against DEF { $def }.
event-hits = { $hits ->
    [0] No hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
event-guarded = { $who } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $target }.
event-hurt-roll = { $target } ({ $cause }): { $die }.
event-line-cancelled = { $who } loses line { $line } ({ $cause }).
event-line-healed = { $who } heals line { $line }.
event-troglodytes-killed = { $count ->
    [one] A Troglodyte dies.
   *[other] { $count } Troglodytes die.
}
event-died = { $who } dies.
event-demon-died = { $who } is destroyed.

## The log: Threat

event-destiny-roll = Dice of Destiny: { $dice }.
event-square-filled = { $square }: { $dice }.
event-tp-gained = { $player } gains { $tp } TP.
event-tp-lost = { $player } loses { $tp } TP.
event-event-drawn-seen = You draw { $card }.
event-appeared = { $who } appears at { $x },{ $y }.

## The log: cards and Gifts

event-card-played = { $player } plays { $card }.
event-card-cancelled = { $card } has no effect.
event-gift-used = { $who } uses { $card }.
event-gift-barred = No Gift this round.
event-bonus = { $who }:{ $mvt ->
    [0] {""}
   *[other] {" "}{ $mvt } MVT
}{ $cbt ->
    [0] {""}
   *[other] {" "}{ $cbt } CBT
}{ $def ->
    [0] {""}
   *[other] {" "}{ $def } DEF
}.
event-talent = { $who }: { $talent }.
talents-both = { $talent } and { $other }
event-talent-lost = { $who }: not { $talent } for now.
event-blocked = Rubble blocks the opening { $side } of { $x },{ $y }.
event-cleared = { $who } clears the rubble { $side }.

## The end

event-ended = { $reason }
end-human = The Human player wins. { $reason }
end-draw = The game is a draw. { $reason }
end-all-humans-dead = No Human is left alive.
end-no-human-left = No Human is left on the map.
end-rounds-over = The rounds are over.
end-both = Both sides reached their aim at once.
end-round-limit = A hundred rounds have passed.
outcome = { $reason }

## Why a move is refused: whose turn

why-activated = { $who } has already been activated
why-other-active = { $who } is still being activated
why-not-yours = { $who } is not one of your warriors
why-dead = { $who } is dead
why-left-map = { $who } has left the map
why-joins-next-round = { $who } acts from the next round on
why-other-question = Something else is being asked just now

## Why a move is refused: dice and lines

why-has-die = { $who } already has a die
why-no-such-die = There is no { $die } among the dice left
why-die-must-be-given = Every warrior must get a die
why-line-cancelled = Line { $line } of { $who } is already cancelled
why-bless-self = { $who } cannot bless himself
why-exhausted = { $who } is Exhausted

## Why a move is refused: movement

why-no-mvt = { $who } has no MVT left
why-wall = There is no opening to the { $side }
why-no-tile = There is no tile to the { $side } yet
why-full = The tile holds { $size } of your side and is full
why-blocked = { $who } cannot leave: { $enemies ->
    [one] 1 enemy
   *[other] { $enemies } enemies
} and { $friends } of his side on the tile
why-impressive = { $who } cannot leave: { $other } is Impressive
why-move-split = { $who } moved, then fought: his movement is over
why-flooded-stop = Entering the water ended the movement of { $who }
why-trap-stop = The trap ended the movement of { $who }
why-rubble = Rubble blocks the opening to the { $side }
why-no-hole = There is no hole at { $x },{ $y }
why-hole-troglodytes = Only Troglodytes pass through holes

## Why a move is refused: exploration

why-already-explored = There is already a tile to the { $side }
why-stack-empty = There is no tile left to lay
why-fixed-map = On this map nothing is explored
why-place-unconnected = Turned so, the explorer could not walk in
why-place-closes = Turned so, the tile would close the map

## Why a move is refused: combat

why-fought = { $who } has already had his combat
why-no-cbt = { $who } has CBT 0
why-not-here = Not on the tile: { $target }
why-alike = { $target } differs in nothing from { $other }: name that one
why-not-in-reach = { $target } is neither here nor on a joined tile
why-no-ranged = { $who } has nothing to shoot with
why-not-bodyguard = { $who } is no Bodyguard
why-guard-full = { $who } can take at most { $count } of these hits

## Why a move is refused: cards, Gifts and Objects

why-wrong-moment = { $card } cannot be played at this moment
why-not-in-hand = { $card } is not in your hand
why-gift-die = { $card } needs a die of { $need }
why-gift-not-his = { $who } does not have { $card }
why-gift-late = A Gift is used before { $who } moves or fights
why-clear-cbt = Clearing rubble needs CBT { $need }, and { $who } has { $cbt }

## Why a move is refused: Threat

why-square-needs = { $square } needs other dice: { $needs }
why-dice-first = All dice are placed before any effect
why-no-tp = This costs { $cost } TP and you have { $tp }
why-no-troglodytes = All Troglodytes are in play
why-demon-limit = { $who } has come as often as it may
why-humans-there = There are Humans on that tile
why-no-opening = That tile has no unexplored opening
why-no-room = There is no room on that tile

## Why a move is refused: scenarios

why-action-enemies = { $who } cannot do this with an enemy on the tile
why-not-on-exit = { $who } is not on the Exit

## Said by the engine

event-blessing-mvt = { $who } is blessed: +1 MVT.
event-blessing-cbt = { $who } is blessed: +2 CBT.
event-counter = The count stands at { $number }.
event-die = The die shows { $dice }.
event-panic-die = { $who } is dealt a { $die }.
event-panic-reroll = { $who } rolls it again: { $die }.
event-square-happens = { $square } takes effect.
event-token-taken = { $who } takes: { $token }.
event-token-dropped = { $who } drops: { $token }.
event-token-broken = { $who } destroys: { $token }.
event-token-eaten = { $who } eats: { $token }.
event-token-out = Brought out: { $token }.
event-triggered = { $tile }: { $who } has come in.
move-ambush = { $count ->
    [one] A Troglodyte in ambush
   *[other] { $count } Troglodytes in ambush
}
move-lay = Open to { $openings }
move-lay-closing = Open to { $openings }: the map would be closed, another tile is turned up
why-act-not-here = { $who } cannot do this here
why-hands-full = { $who } can carry no more
why-not-yet = It is too early for this
why-no-rubble = There is no rubble to the { $side }
why-others-first = Others get their dice before { $who }

## Moves shown together: what they share, and what each adds

group-who = { $who }
group-object = { $object }
group-square = { $square }
group-tile = { $tile }
group-reroll = Roll again
group-bless = Bless { $who }
group-activate = Activate
group-activate-who = Activate { $who }
group-move = Move
group-hole = Through the hole to
group-explore = Explore
group-attack = Attack
group-shoot = Shoot at
group-line = Cancel line
group-heal-line = Heal line
group-token = Hole token on
group-block = Block the opening of
short-who = { $who }
short-assign = { $die }: { $mvt }/{ $cbt }/{ $def }
short-assign-gift = { $die }: { $mvt }/{ $cbt }/{ $def }, { $card }
short-assign-exhausted = { $die }: Exhausted
short-dice = { $dice }
short-put = { $die }
short-bless-mvt = +1 MVT
short-bless-cbt = +2 CBT
short-with = { $x },{ $y } with { $token }
short-side = { $side }
short-shot = { $target }, { $side }
short-shot-here = { $target } here
short-line = { $line }: { $mvt }/{ $cbt }/{ $def }{ $used ->
    [1] {" "}(in use)
   *[other] {""}
}
short-guard = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
short-appear = { $x },{ $y } ({ $cost } TP)
short-edge = { $side } ({ $x },{ $y })

## On the drawn board

label-destiny = Board of Destiny
label-turn-tile = Turn the tile
label-blocking = Show who is held where he stands
label-held-by-numbers = Held by numbers
label-held-by-presence = Held by an Impressive enemy
label-size = Room for { $size } of each side

## A person's own scenario before it is played

briefing-party = Party: { $party }.
briefing-gifts = Gifts: { $gifts }.
briefing-demon = { $demon }: { $times ->
    [one] once
   *[other] up to { $times } times
}.
briefing-rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
}

## What a person's own scenario says

own-text = { $fr ->
   *[other] { $en }
}

## What only some scenarios need

warrior-guide = Tame guide
legend-guide = guide
move-resolve = { $square } first
move-seal = Seal the opening { $side }
ask-own-blast = { $card } of { $who } reaches no enemy from here. Use it all the same?
ask-return-room = The tile is too full: which of your figures is removed?
ask-freed-lines = { $who } is free again: cancel two of his lines.
ask-guide-way = Which way does the guide go?
event-seal-placed = A Seal protects the opening { $side }.
event-treasure-false = { $who } finds a false treasure.
event-guide-moves = The guide goes to { $x },{ $y }.
event-guide-gone = The guide slips away.
why-seal = A Seal bars the opening to the { $side }
event-freed = { $who } is freed and joins the Humans.
event-rises = Something gets up again at { $x },{ $y }.
event-seal-gone = The Seal { $side } breaks.
group-seal = Seal the opening

## What is said while dice roll and cards turn over

stage-attack = { $who } attacks { $target }: { $needed } or more hits
stage-shot = { $who } shoots at { $target }: { $needed } or more hits
stage-frantic = { $who } rolls the misses again: { $needed } or more hits
stage-hurt-roll = { $target } ({ $cause }): hit on { $needed } or more
stage-rerolled = Rolled again
stage-destiny-roll = Dice of Destiny
stage-die = A die decides
stage-event-card = An Event card

## What does not happen, and why

event-no-purchase-tp = No purchase: { $tp } TP, and the cheapest warrior costs { $cost }.
event-no-purchase-humans = No purchase: Humans stand on every tile where a warrior could appear.
event-no-purchase-place = No purchase: no tile has room for a warrior.
event-no-purchase-figure = No purchase: no figure is left.
event-not-placed = { $dice } not placed: no square takes them.
event-nobody-acts = Nobody is there to act.
ask-act-held = { $who } cannot move: held. What now?
