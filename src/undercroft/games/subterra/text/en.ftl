### The words of Sub Terra in English. text/fr.ftl has the same messages with the same arguments.
###
### Arguments that are messages themselves:
###   $caver, $other        caver-<id>, used like a name          $side          side-<word>
###   $tile, $drawn, $waiting  tile-<kind> or tile-shaped         $hazard        hazard-<kind> or hazard-double
###   $check                check-<what>                          $cause         cause-<what>
###   $phase                phase-<id>                            $level         level-<id>
###   $medal                medal-<id>                            $reason        end-<what>
### All others are whole numbers: $x, $y a cell (east and north grow), $die, $target, $loss, $health, $points, $cost,
### $left, $count, $round, $number (a player or a caver), $horror, $out, $lost.
###
### Reasons (why-...) and labels (move-...) carry no full stop: the table adds the rule or the key to them.

## The game

game-name = Sub Terra
game-help = Lost underground, four to six cavers look for the way out before their lamps die. All win or lose together.
seat-one = { $caver }
seat-two = { $caver } and { $other }
seat-many = { $count } cavers
seat-nobody = Player { $number }

## Sides

side-north = north
side-east = east
side-south = south
side-west = west

## Tiles

tile-start = Start
tile-start-help = Where the cavers begin. No effect.
tile-exit = Exit
tile-exit-help = The way out. Horrors, tremors and Out of Time harm nobody here.
tile-plain = Plain tile
tile-plain-help = No effect.
tile-flood = Floodable tile
tile-flood-help = A flood fills it for good; after that it is entered by Swim only.
tile-gas = Gas tile
tile-gas-help = A gas card costs 2 HP here; until the next hazard phase entering costs 2 HP.
tile-cavein = Cave-in tile
tile-cavein-help = Collapses on its two numbers: 3 HP lost, and rubble bars the way.
tile-horror = Horror lair
tile-horror-help = Horrors appear here.
tile-squeeze = Squeeze
tile-squeeze-help = Entered by Squeeze through, or at the end of Explore.
tile-ledge = Ledge
tile-ledge-help = The arrow points up: leaving by its head needs a rope.
tile-slide = Slide
tile-slide-help = The arrow points down: going back by its tail needs a rope.
tile-rough = Rough ground
tile-rough-help = Entering asks for a skill check; failing costs 1 HP.
shape-x = four ways
shape-t = three ways
shape-s = straight
shape-c = corner
shape-d = dead end
tile-shaped = { $tile } ({ $shape })
tile-numbered = { $tile } ({ $shape }, { $first } and { $second })

## Markers and figures

marker-rubble = Rubble
marker-flooded = Flooded
marker-rope = Rope
marker-explosive = Explosive
marker-gas = Gas lingers
marker-first-caver = First caver
figure-horror = Horror { $horror }
figure-horror-help = Takes a step to the nearest caver in the horror phase; takes all HP from cavers on its tile.

## Hazards

hazard-tremor = Tremor
hazard-tremor-help = Each conscious caver not on the exit: skill check or 1 HP.
hazard-flood = Flood
hazard-flood-help = All floodable tiles fill; cavers on flooded tiles lose 1 HP.
hazard-gas = Gas
hazard-gas-help = Cavers on gas tiles lose 2 HP; so does whoever enters one before the next hazard phase.
hazard-cavein = Cave-in
hazard-cavein-help = A die is rolled; cave-in tiles with that number collapse, cavers on them lose 3 HP.
hazard-horror = Horror
hazard-horror-help = The horrors all take a step; if fewer than three are out, another appears.
hazard-double = { $hazard } ×2
hazard-out-of-time = Out of Time
hazard-out-of-time-help = From now on, each hazard phase: whoever is not on the exit makes a skill check or is devoured.

## Cavers

caver-diver = Diver
caver-diver-help = Dive: leave the table from a floodable tile, surface on any floodable tile next turn. Walks into flooded tiles, loses nothing to floods.
caver-scout = Scout
caver-scout-help = Guide: three times per game discard a tile just drawn. Horrors neither chase nor harm the scout.
caver-geologist = Geologist
caver-geologist-help = Dig: clear rubble for 1 AP. One tile waits face up: each draw offers it as well.
caver-engineer = Engineer
caver-engineer-help = Demolish: three times per game blast a wall, which sets off a cave-in. Cave-ins cost only 1 HP.
caver-climber = Climber
caver-climber-help = Belay: a rope for 1 AP without a check. Walks into squeezes and onto rubble.
caver-medic = Medic
caver-medic-help = Bandage: another caver here regains 1 HP for 1 AP. Sprint: two Moves for 1 AP.
caver-bodyguard = Bodyguard
caver-bodyguard-help = Repel: remove a horror from a connected tile. 5 HP; companions on the tile lose nothing to hazards.
caver-leader = Leader
caver-leader-help = Direct: once per turn another caver takes an action that costs 1 AP. Adds 1 to every skill check.
caver-numbered = { $caver } ({ $number })
ability-dive = Dive
ability-amphibious = Amphibious
ability-guide = Guide
ability-stealth = Stealth
ability-dig = Dig
ability-intuition = Intuition
ability-demolish = Demolish
ability-careful = Careful
ability-belay = Belay
ability-agile = Agile
ability-bandage = Bandage
ability-sprint = Sprint
ability-repel = Repel
ability-protect = Protect
ability-direct = Direct
ability-experienced = Experienced

## Levels, phases, medals

level-normal = Normal
level-advanced = Advanced
level-expert = Expert
phase-action = Action phase
phase-horror = Horror phase
phase-hazard = Hazard phase
phase-end = End phase
medal-gold = Gold
medal-silver = Silver
medal-bronze = Bronze
medal-defeat = Defeat

## Options

option-scenario = Level
option-scenario-help = How many hazard cards are dealt, and which: the harder the level, the less time there is.
option-hazard-set = Hazard cards
option-hazard-set-help = The set that the deck is dealt from. Only change it to mix one level's time with another's cards.
option-hazard-set-by-level = As the level says
option-caver-count = Number of cavers
option-caver-count-help = Four to six. Only a player alone can choose; otherwise it follows from the number of players.
option-caver-count-auto = By players
option-caver-count-4 = 4 cavers
option-caver-count-5 = 5 cavers
option-caver-count-6 = 6 cavers
option-cavers = Cavers
option-cavers-help = Who goes down, in table order; name all, some or none. The cavers of one player sit side by side.
option-cavers-random = Random
option-choose-cavers = Cavers not named
option-choose-cavers-help = Whether those whom the list does not name are drawn, or each player in turn chooses.
option-choose-cavers-false = Drawn at random
option-choose-cavers-true = Each player chooses
option-first-caver = First caver
option-first-caver-help = Who begins the first round.
option-first-caver-random = Random
option-demolish-cost = Cost of Demolish
option-demolish-cost-help = Action points for the engineer's Demolish. Sources differ; 1 is the likelier reading.
option-demolish-cost-1 = 1 AP
option-demolish-cost-2 = 2 AP
option-strict-marker = First-caver marker
option-strict-marker-help = Where it goes when a round ends: to the next caver, or as printed to the next player.
option-strict-marker-false = To the next caver
option-strict-marker-true = To the next player
option-strict-rubble = Clearing beside you
option-strict-rubble-help = Whether Clear rubble and Dig reach a tile that is not connected, as the printed questions and answers say.
option-strict-rubble-false = Connected tiles only
option-strict-rubble-true = Any tile beside you
option-strict-end = Strict end
option-strict-end-help = The game ends as soon as nobody conscious is left in the cave, without asking those on the exit.
option-strict-end-false = Ask those on the exit
option-strict-end-true = End at once
option-strict-medal = Who shares the medal
option-strict-medal-help = All players, or as printed only those who have a caver on the exit when the game ends.
option-strict-medal-false = All players
option-strict-medal-true = Only players with a caver on the exit

## What the screen says

label-round = Round { $round }
label-turn = { $caver }, { $points } AP
label-turn-tile = Turn the tile
label-health = { $health }/{ $count } HP
label-hazards-left = { $count ->
    [0] No hazard cards left
    [one] 1 hazard card left
   *[other] { $count } hazard cards left
}
label-last-hazard = Last card: { $hazard }
label-tiles-left = { $count ->
    [0] No tiles left
    [one] 1 tile left
   *[other] { $count } tiles left
}
label-waiting = Waiting beside the stack: { $tile }
label-gas = Gas lingers until the next hazard phase
label-out-of-time = Out of Time
label-hunts = Show where the horrors are heading
label-horrors = { $count ->
    [0] No horrors
    [one] 1 horror
   *[other] { $count } horrors
}
label-guide-left = Guide: { $left } left
label-explosives-left = Explosives: { $left } left
label-cell = { $x },{ $y }
label-exit-at = Exit at { $x },{ $y }
label-points = { $points } AP
label-yours = yours
label-seat = player { $number }
label-outside = { $count ->
    [one] 1 tile more to the { $side }
   *[other] { $count } tiles more to the { $side }
}
label-on-top = Known on top of the stack: { $tile }
label-discarded = { $count ->
    [one] 1 tile out of the game
   *[other] { $count } tiles out of the game
}
label-hide-row = { $count ->
    [one] used Hide this round or the last
   *[other] used Hide { $count } rounds in a row
}
label-ways = leads { $sides }
label-unexplored = unexplored { $sides }
label-half = meets a wall { $sides }
label-blasted = blasted open { $sides }
label-needs-rope = leaving { $side } needs a rope
letter-diver = D
letter-scout = S
letter-geologist = G
letter-engineer = E
letter-climber = C
letter-medic = M
letter-bodyguard = B
letter-leader = L
legend-start = start
legend-exit = exit
legend-flood = floodable
legend-flooded = flooded
legend-gas = gas
legend-cavein = cave-in
legend-horror = lair
legend-squeeze = squeeze
legend-rough = rough
legend-ledge = ledge, arrow up
legend-slide = slide, arrow down
legend-rubble = rubble
legend-rope = rope
legend-blast = blasted
legend-needs-rope = needs a rope
legend-figure = horror
legend-unexplored = unexplored
state-conscious = conscious
state-unconscious = unconscious
state-hidden = hidden
state-submerged = under water
state-exerted = exerting
state-on-exit = on the exit
state-devoured = devoured

## What is being resolved, outermost first

chain-turn = { $caver }
chain-run = Run
chain-sprint = Sprint
chain-reveal = Reveal { $side }
chain-explore = Explore { $side }
chain-direct = Direct: { $caver }
chain-hazard = { $hazard }
chain-horrors = Horrors move
chain-spawn = A horror appears
chain-surface = { $caver } surfaces
chain-end = The end?

## Moves
## The words are the same in every language; only these labels are translated. SIDE is north, east, south or west.
## reveal SIDE | explore SIDE | move SIDE | run | step SIDE | stop | heal CAVER | swim SIDE | squeeze SIDE
## clear SIDE | clear here | rope | hide | exert | pass | dive | surface TILE@X,Y | dig SIDE | dig here
## demolish SIDE | belay | bandage CAVER | sprint | repel SIDE | direct CAVER
## place N | place E | place S | place W: where the tile's own north points; of equal pictures the first
## guide | keep | use drawn | use waiting | horror step SIDE | horror ID first | spawn at X,Y | leave | stay
## take CAVER

move-reveal = Reveal { $side }
move-explore = Explore { $side }
move-move = Move { $side }
move-run = Run
move-step = Go on { $side }
move-stop = Stop here
move-heal = Heal { $caver }
move-swim = Swim { $side }
move-squeeze = Squeeze through { $side }
move-clear = Clear the rubble to the { $side }
move-clear-here = Clear the rubble here
move-rope = Place a rope
move-hide = Hide
move-exert = Exert for one more AP
move-pass = End the turn
move-decline = Do nothing
move-dive = Dive
move-surface = Surface at { $x },{ $y }
move-dig = Dig { $side }
move-dig-here = Dig here
move-demolish = Blast the wall to the { $side }
move-belay = Belay a rope
move-bandage = Bandage { $caver }
move-sprint = Sprint
move-repel = Repel a horror to the { $side }
move-direct = Direct { $caver }
move-place = Lay it with its top to the { $side }
move-guide = Discard it and take the next
move-keep = Keep it
move-use-drawn = Place the drawn tile
move-use-waiting = Place the waiting tile
move-horror-step = The horror goes { $side }
move-horror-first = Horror { $horror } moves first
move-spawn-at = The horror appears at { $x },{ $y }
move-leave = Leave the cave: the game ends
move-stay = Stay and go back in
move-take = Take { $caver }

## Moves shown together: what they share, and what each adds

group-reveal = Reveal
group-explore = Explore
group-move = Move
group-step = Go on
group-heal = Heal
group-swim = Swim
group-squeeze = Squeeze through
group-clear = Clear the rubble to the
group-surface = Surface at
group-dig = Dig
group-demolish = Blast the wall to the
group-bandage = Bandage
group-repel = Repel a horror to the
group-direct = Direct
group-place = Lay it with its top to the
group-horror-step = The horror goes
group-horror-first = First to move
group-spawn-at = The horror appears at
group-take = Take
short-side = { $side }
short-caver = { $caver }
short-horror = Horror { $horror }

## Questions

ask-turn = { $caver }, your turn: { $points } AP.
ask-turn-spent = { $caver }, no AP left: exert or end the turn?
ask-place = { $caver }, how do you lay it? { $tile }.
ask-step = { $left ->
    [one] { $caver }, one more Move: where to?
   *[other] { $caver }, up to { $left } Moves: where to?
}
ask-guide = { $left ->
    [one] { $caver }, keep it or discard it (last use)? { $tile }.
   *[other] { $caver }, keep it or discard it ({ $left } uses left)? { $tile }.
}
ask-geologist = { $caver }, which tile do you place? Drawn: { $drawn }. Waiting: { $waiting }.
ask-surface = { $caver }, where do you surface?
ask-surface-unconscious = First caver, where does { $caver } drift to the surface?
ask-direct = { $caver }, the leader directs you: one action for 1 AP.
ask-horror-order = First caver, which horror moves first?
ask-horror-step = { $caver }, which way does horror { $horror } come for you?
ask-caver = Player { $number }, which caver do you lead? { $left ->
    [one] One place is left.
   *[other] { $left } places are left.
}
ask-spawn = First caver, in which lair does the horror appear?
ask-leave = { $count ->
    [one] One caver lies unconscious in the cave. Leave, or stay and go back in?
   *[other] { $count } cavers lie unconscious in the cave. Leave, or stay and go back in?
}

## Skill checks and losses

check-exert = exerting
check-rough = rough ground
check-rope = placing a rope
check-hide = hiding
check-tremor = tremor
check-out-of-time = Out of Time
cause-exert = exhaustion
cause-rough = rough ground
cause-tremor = tremor
cause-flood = flood
cause-gas = gas
cause-cavein = cave-in
cause-horror = horror

## The log: the game and the round

event-game-begins = { $count } cavers go down. Level: { $level }.
event-caver-taken = Player { $number } leads { $caver }.
event-first-caver = { $caver } is first caver.
event-round-begins = Round { $round }. { $caver } is first.
event-phase-begins = { $phase }.
event-turn-begins = { $caver } to act.
event-turn-skipped = { $caver } is unconscious and misses the turn.
event-passed = { $caver } ends the turn.
event-exerted = { $caver } exerts for a third AP; at the end of the turn a failed check costs { $loss } HP.

## The log: tiles

event-revealed = { $caver } reveals { $side }.
event-explored = { $caver } explores { $side }.
event-tile-laid = { $tile } laid at { $x },{ $y }.
event-tile-discarded = { $caver } discards: { $tile }. { $left ->
    [0] Guide is used up.
    [one] Guide can be used once more.
   *[other] Guide can be used { $left } more times.
}
event-tile-sealing = { $tile } would seal the cave and is discarded.
event-tile-waiting = { $tile } now waits beside the stack.
event-waiting-used = { $caver } takes the waiting tile: { $tile }.
event-waiting-returned = { $tile } returns to the top of the stack.
event-stack-empty = The tile stack is empty.
event-exit-found = The exit is found!

## The log: moving and acting

event-moved = { $caver } moves { $side }.
event-ran = { $caver } runs.
event-sprinted = { $caver } sprints.
event-stopped = { $caver } stops.
event-swam = { $caver } swims { $side }.
event-squeezed = { $caver } squeezes through { $side }.
event-healed = { $caver } heals { $other }: { $health } HP.
event-healed-self = { $caver } tends their own wounds: { $health } HP.
event-bandaged = { $caver } bandages { $other }: { $health } HP.
event-rubble-cleared = { $caver } clears the rubble at { $x },{ $y }.
event-rope-placed = { $caver } places a rope.
event-hid = { $caver } hides.
event-hid-surely = { $caver } hides, by now without a roll.
event-dived = { $caver } dives.
event-surfaced = { $caver } surfaces at { $x },{ $y }.
event-explosive = { $caver } blasts the wall to the { $side }. { $left ->
    [0] No explosives left.
    [one] One explosive left.
   *[other] { $left } explosives left.
}
event-directed = { $caver } directs { $other }.
event-declined = { $caver } does nothing.

## The log: dice and health

event-check-passed = { $caver }, { $check }: { $die }, needs { $target }, passed.
event-check-failed = { $caver }, { $check }: { $die }, needs { $target }, failed.
event-lost-health = { $caver } loses { $loss } HP ({ $cause }): { $health } left.
event-protected = { $other } shields { $caver } ({ $cause }).
event-unconscious = { $caver } falls unconscious.
event-woke = { $caver } wakes up.

## The log: hazards

event-hazard-revealed = { $left ->
    [0] { $hazard }. Out of Time comes next.
    [one] { $hazard }. 1 card left before Out of Time.
   *[other] { $hazard }. { $left } cards left before Out of Time.
}
event-flooded = Water fills the tile at { $x },{ $y }.
event-gas-active = Gas lingers until the next hazard phase.
event-gas-over = The gas is gone.
event-cavein-rolled = The ceiling gives way on a { $die }.
event-rubble-fell = Rubble falls at { $x },{ $y }.
event-nothing-happened = Nothing happens.
event-out-of-time = The lamps go out. Out of Time!
event-devoured = { $caver } is devoured.

## The log: horrors

event-horror-spawned = Horror { $horror } appears at { $x },{ $y }.
event-horror-not-spawned = No horror appears.
event-horror-moved = Horror { $horror } goes { $side }.
event-horror-removed = Horror { $horror } finds nobody and is gone.
event-horror-repelled = { $caver } repels horror { $horror }.
event-struck = Horror { $horror } strikes { $caver } down.

## The log: the end

event-left = Those on the exit leave.
event-stayed = Those on the exit stay for their friends.
event-left-behind = { $caver } is left behind.
event-medal = { $medal }: { $out } out, { $lost } left behind.
end-all-out = Every survivor is on the exit.
end-none-conscious = Nobody conscious is left in the cave.
end-none-left = No caver is left in the cave.
end-left = The party leaves.
outcome = { $medal }: { $out } out, { $lost } left behind. { $reason }

## Why a move is refused: whose turn and what it costs

# Rule 9.3
why-game-over = The game is over
# Rule 1.3
why-not-your-question = This question is for another player
# Rule 3.2
why-not-your-turn = It is not { $caver }'s turn
# Rule 1.2
why-not-in-play = { $caver } is not in this game
# Rule 9.2
why-devoured = { $caver } has been devoured
# Rule 2.9
why-unconscious = { $caver } is unconscious
# Rule 8.3
why-submerged = { $caver } is under water
# Rule 3.3
why-no-points = This costs { $cost } AP and { $caver } has { $points }
# Rule 3.4
why-already-exerted = { $caver } has already exerted this turn
# Rule 8.21
why-exert-directed = A directed caver acts outside their turn and cannot exert
# Rule 8.21
why-directed-cost = A directed action may cost 1 AP; this one costs { $cost }
# Rule 8.2
why-must-surface = { $caver } must surface: that is the whole turn
# Rule 3.3
why-other-question = Something else is being asked just now

## Why a move is refused: ways and walls

# Rule 2.1
why-wall = There is a wall to the { $side }
# Rule 2.3
why-half-connection = The opening to the { $side } meets a wall: a half connection is solid
# Rule 4.2
why-no-tile = There is no tile to the { $side } yet; reveal or explore it
# Rule 2.2
why-cell-taken = There is already a tile to the { $side }
# Rule 2.5
why-stack-empty = There are no tiles left to draw
# Rule 5.11
why-needs-rope = Leaving to the { $side } needs a rope on this tile
# Rule 4.6
why-flooded = The tile to the { $side } is flooded and must be entered by Swim
# Rule 4.7
why-squeeze = The tile to the { $side } is a squeeze and must be entered by Squeeze through
# Rule 5.5
why-rubble = Rubble bars the tile to the { $side }
# Rule 4.6
why-not-flooded = The tile to the { $side } is not flooded
# Rule 4.7
why-not-squeeze = The tile to the { $side } is not a squeeze
# Rule 4.4
why-run-no-swim = Running includes no swimming
# Rule 4.4
why-run-no-squeeze = Running includes no squeezing through
# Rule 8.16
why-sprint-moves-only = Sprinting includes no swimming and no squeezing through
# Rule 4.4
why-nowhere = There is no tile { $caver } could Move to
# Rule 4.4
why-first-step = The first Move must be made
# Rule 4.4
why-running = { $caver } is running: step on or stop

## Why a move is refused: other actions

# Rule 4.5
why-not-on-tile = { $caver } is not on the same tile
# Rule 4.5
why-full-health = { $caver } has full health
# Rule 4.8
why-no-rubble-here = There is no rubble here
# Rule 4.8
why-no-rubble-side = There is no rubble on the tile to the { $side }
# Rule 4.9
why-not-ledge = A rope goes onto a ledge or a slide, and this is neither
# Rule 4.9
why-rope-already = There is a rope here already

## Why a move is refused: abilities

# Chapter 8, the rule of the ability asked for
why-not-ability = { $caver } does not have this ability
# Rule 8.1
why-not-floodable = { $caver } is not on a floodable tile
# Rule 8.2
why-no-surface = That is not a floodable tile on the table
# Rule 8.5
why-guide-spent = Guide has been used up
# Rule 8.5
why-guide-exit = The exit cannot be discarded
# Rule 8.5
why-guide-again = After Guide the next tile must be kept
# Rule 8.5
why-guide-kept = The tile has been kept
# Rule 8.5
why-guide-last = There is no other tile to draw instead
# Rule 8.8
why-no-waiting = No tile is waiting
# Rule 8.8
why-tile-seals = That tile would seal the cave
# Rule 8.10
why-no-explosives = There are no explosives left
# Rule 8.10
why-not-a-wall = There is no wall to the { $side }
# Rule 8.15
why-bandage-self = { $caver } cannot bandage their own wounds; use Heal
# Rule 8.17
why-no-horror = There is no horror on the tile to the { $side }
# Rule 8.20
why-already-directed = { $caver } has already directed this turn
# Rule 8.20
why-direct-self = { $caver } directs others only

## Why a move is refused: laying tiles

# Rule 2.4
why-place-unconnected = Turned so, the tile would not connect to the side it is revealed from
# Rule 2.4
why-place-same = This gives the same picture as another choice
# Rule 5.9
why-place-ledge = The arrow of a ledge leads away from its discoverer
# Rule 5.10
why-place-slide = The arrow of a slide leads away from its discoverer
# Rule 2.6
why-place-seals = Turned so, the tile would seal the cave

## Why a move is refused: horrors and the end

# Rule 7.5
why-horror-longer = That step is not on a shortest path to { $caver }
# Rule 7.7
why-horror-not-due = Horror { $horror } is not waiting to move, or another on its tile stands for it
# Rule 7.8
why-spawn-not-lair = There is no lair at { $x },{ $y }
# Rule 7.8
why-spawn-occupied = There is already a horror at { $x },{ $y }
# Rule 7.8
why-spawn-farther = Another lair is closer to a potential victim
# Rule 9.5
why-not-leaving = Leaving is asked only when all conscious cavers are on the exit
# Rule 1.3
why-caver-taken = { $caver } is in the party already
# Rule 4.11
why-already-hidden = { $caver } is hidden already

## The odds

odds-check = { $move }: the check passes in { $percent } of 100
odds-hazard = Next hazard { $hazard }: { $percent } in 100
odds-exit = Next tile the exit: { $percent } in 100

## What is said while dice roll

stage-check = { $caver }, { $check }: { $target } or more is needed
stage-cavein = Cave-in: the tiles that show this number fall
