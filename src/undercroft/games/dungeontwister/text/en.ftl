### The words of Dungeon Twister in English. text/fr.ftl has the same messages with the same arguments.
### Reasons (why-...) and labels (move-...) carry no full stop: the table adds the rule or the key to them.

## The game

game-name = Dungeon Twister
game-help = Two teams race and fight through a labyrinth whose rooms turn. Five points win.
colour-blue = Blue
colour-yellow = Yellow
token-blue = blue { $kind }
token-yellow = yellow { $kind }
token-numbered = { $kind } { $number }
option-scenario = Way to build the game
option-scenario-help = Which forces and rooms are used, and how they are chosen
scenario-forest = Creatures of the Forest
scenario-base = Base team
scenario-free = Free Choice
scenario-mutual = Mutual Choice
option-handicap-blue = Blue’s handicap
option-handicap-yellow = Yellow’s handicap
option-handicap-help = How many characters this player leaves at home, in secret
handicap-0 = none
handicap-1 = one character
handicap-2 = two characters
handicap-3 = three characters
handicap-4 = four characters

## Sides and senses

side-north = north
side-east = east
side-south = south
side-west = west
sense-left = anticlockwise
sense-right = clockwise
web-here = in this room
web-beyond = in the room beyond

## Characters and objects

kind-druid = Druid
kind-breeder = Breeder
kind-stone-elemental = Stone Elemental
kind-archer-elf = Archer Elf
kind-enchantress-elf = Enchantress Elf
kind-araknis = Araknis
kind-living-trap = Living Trap
kind-logger = Logger
kind-cleric = Cleric
kind-goblin = Goblin
kind-mekanork = Mekanork
kind-thief = Thief
kind-troll = Troll
kind-wall-walker = Wall-Walker
kind-warrior = Warrior
kind-wizard = Wizard
kind-spawnling = Spawnling
kind-amulet = Amulet of Elvish Vision
kind-crossbow = Crossbow
kind-scroll-of-flight = Scroll of Flight
kind-ring-of-paralysis = Ring of Paralysis
kind-orb-of-peace = Orb of Peace
kind-steam-saw = Steam Saw
kind-armor = Armor
kind-sword = Sword
kind-rope = Rope
kind-speed-potion = Speed Potion
kind-fireball-wand = Fireball Wand
kind-treasure = Treasure
kind-key = Key
kind-torch = Torch
kind-brambles = Brambles
kind-living-tree = Living Tree
kind-unknown = unknown token
kind-druid-help = Grows climbing plants over obstacles, and brambles in his room
kind-breeder-help = Puts a Spawnling on a square beside him
kind-stone-elemental-help = Never attacks, defends with 8, breaks portcullises
kind-archer-elf-help = Shoots at the first enemy in sight; uses secret passages
kind-enchantress-elf-help = Brings a tree in sight to life, for nothing
kind-araknis-help = Weaves webs on the edges of its square
kind-living-trap-help = Turns into a pit trap, and back
kind-logger-help = Fells trees beside him
kind-cleric-help = Heals the wounded beside him
kind-goblin-help = Worth two points when he leaves
kind-mekanork-help = Turns rooms either way
kind-thief-help = Opens and closes portcullises, walks over pits
kind-troll-help = Heals himself
kind-wall-walker-help = Walks through walls
kind-warrior-help = Breaks portcullises
kind-wizard-help = Flies; alone can use the Fireball Wand
kind-spawnling-help = A plain little fighter
kind-amulet-help = Opens secret passages, shows elves in trees
kind-crossbow-help = One shot of 2 in each turn
kind-scroll-of-flight-help = A magic user lets somebody in sight fly for a turn
kind-ring-of-paralysis-help = Stops an enemy who moves in the bearer’s sight, for a combat card
kind-orb-of-peace-help = No close combat for the rest of the enemy’s turn
kind-steam-saw-help = Fells trees, +1 when attacking; too heavy for the weak
kind-armor-help = +1 when defending
kind-sword-help = +1 when attacking
kind-rope-help = Holds over one obstacle square
kind-speed-potion-help = Four points for its drinker alone, once
kind-fireball-wand-help = Kills the first in sight, once
kind-treasure-help = One point more for who carries it out
kind-key-help = Opens and closes portcullises
kind-torch-help = Burns webs

## Rooms

room-29g = Spring Glade
room-29d = Misty Grove
room-30g = Woodland Stream
room-30d = Beaver Pond
room-31g = Great Crevasse
room-31d = Fallen Giant
room-32g = Elven Gatehouse
room-32d = Ruined Shrine
room-a1g = Crossroads
room-a1d = Barracks
room-a2g = Cells
room-a2d = Armoury Stair
pair-name = rooms { $pair }

## Questions

ask-characters = Choose a character ({ $number } of { $most }).
ask-objects = Choose an object ({ $number } of { $most }).
ask-rooms = Choose a pair of rooms ({ $number } of { $most }).
ask-dismiss = Leave a character at home ({ $left } to go).
ask-line = Who stands on dot { $dot } of your line?
ask-place = Lay a token face down on a room.
ask-card = Play an action card (at most { $most }).
ask-action = Take an action, or end your turn ({ $points } points left).
ask-step = Where does { $figure } go ({ $left } steps left)?
ask-put = Where does { $token } stand in { $room }?
ask-plant = Plants on another square ({ $left } left)?
ask-support = Who else shoots at { $target }?
ask-lay = Lay a combat card: you have { $ours } against { $theirs }.
ask-draw = { $colour } offers a draw. Do you accept?
ask-ring = { $figure } has come to { $square }. Use the ring?
ask-orb = Use the Orb of Peace?
chain-turn = The turn of { $colour }
chain-move = { $figure } moves
chain-attack = { $fighter } attacks { $target }
chain-shot = { $fighter } shoots at { $target }
chain-reveal = { $room } is revealed

## Moves

move-pass = Decline
move-let-be = Let it be
move-pick = Choose { $kind }
move-pick-rooms = Choose { $pair }
move-dismiss = Leave { $kind } at home
move-line = { $kind } on the line
move-place = { $kind } on { $room }
move-card = Action card { $value }
move-end = End the turn
move-offer-draw = Offer a draw
move-accept = Accept
move-reveal = Reveal { $room }
move-put = On { $square }
move-rotate = Turn { $room } { $sense }
move-move = Move { $figure }
move-step = Step { $side }
move-take = Take { $token }
move-drop = Drop it
move-swap = Swap for { $token }
move-stop = Stop here
move-jump = { $figure } jumps { $over }, then { $on }
move-jump-free = { $figure } jumps { $over }, then { $on }, with empty hands
move-swim = { $figure } into the water { $side }
move-swim-free = { $figure } into the water { $side }, with empty hands
move-attack = { $fighter } attacks { $target }
move-shoot = { $figure } shoots at { $target }
move-support = { $figure } shoots too
move-fight = Begin the fight
move-lay = Combat card { $value }
move-plant = Plants on { $square }
move-brambles = Brambles on { $square }
move-withdraw = Take the brambles back
move-spawn = A Spawnling to the { $side }
move-enchant = Bring the tree on { $square } to life
move-web = A web to the { $side }, { $whose }
move-trap = Become a trap
move-spring = The trap turns back
move-fell = { $figure } fells the tree to the { $side }
move-cut = { $figure } cuts a rope
move-torch = { $figure } takes the torch to the { $side }
move-break = { $figure } breaks the portcullis to the { $side }
move-open = { $figure } opens the portcullis to the { $side }
move-close = { $figure } closes the portcullis to the { $side }
move-drink = { $figure } drinks from the fountain
move-heal = Heal { $figure }
move-regenerate = The Troll gets up
move-cross = Through the wall to the { $side }
move-burn = { $figure } burns the web to the { $side }
move-fly = { $figure } lets { $target } fly
move-quaff = { $figure } drinks the potion
move-fireball = Fireball on { $fighter }
move-scorch = Fireball on the web to the { $side }
move-paralyse = { $figure } uses the ring, for card { $value }
move-peace = Use the orb
group-pick = Choose
group-dismiss = Leave at home
group-line = On the line
group-move = Move
group-reveal = Reveal
group-step = Step
group-spawn = A Spawnling
group-put = Put down
group-plant = Plants
group-brambles = Brambles

## Why not

# Rule 2.3
why-not-now = That cannot be done now
# Rule 2.3
why-not-yours = That one is not yours
# Rule 2.1
why-no-points = There are no action points left for it
# Rule 2.3
why-no-figure = There is nobody like that on the board
# Rule 7.1
why-is-wounded = A wounded character does nothing
# Rule 7.2
why-is-carried = One who is carried cannot be named
# Rule 11.1
why-cannot-act = Who was healed in this turn does nothing more in it
# Rule 12.4
why-paralysed-now = A paralysed character does nothing more in this turn
# Rule 2.3
why-not-able = That character cannot do this
# Rule 2.1
why-no-card = You do not hold that card
# Rule 2.2
why-over-cap = The card is above the common limit of the opening
# Rule 1.7
why-not-left = You do not have that to place
# Rule 1.7
why-room-full = No more tokens fit on that room
# Rule 1.3
why-taken-already = That has been taken already
# Rule 1.2
why-enough-of-them = You have enough of these
# Rule 3.1
why-room-known = That room lies face up already
# Rule 3.1
why-no-access = Nobody of yours stands at an open border of that room
# Rule 3.3
why-no-gear = Nobody of yours stands on a gear that serves this room
# Rule 3.3
why-wrong-sense = The room turns the other way
# Rule 3.3
why-room-hidden = That room lies face down
# Rule 9.1
why-not-floor = Only an empty floor square will do
# Rule 4.1
why-no-steps = There are no steps left
# Rule 4.1
why-no-way = The way is blocked
# Rule 4.2
why-enemy-there = An enemy is there
# Rule 9.2
why-obstacle = An obstacle is crossed with help only
# Rule 9.6
why-too-heavy = That carries no one so heavy
# Rule 4.6
why-water-ahead = Water is entered by an action of its own
# Rule 4.3
why-cannot-stop-after = There would be nowhere to end the move
# Rule 4.3
why-square-taken = Somebody stands there
# Rule 2.4
why-too-many = There would be more than two tokens on the square
# Rule 4.1
why-nothing-done = A move has at least one step
# Rule 5.2
why-handled = Only one thing is taken or left on each square
# Rule 5.2
why-not-there = That is not within reach
# Rule 5.1
why-hands-full = The hands are full
# Rule 5.1
why-hands-empty = There is nothing in the hands
# Rule 12.6
why-saw-weight = The thing is too heavy for this character
# Rule 5.3
why-keeps-him-up = The rope keeps a friend up
# Rule 5.4
why-no-dropping = Nothing can be left here
# Rule 4.5
why-no-jump-card = There is no jump card left
# Rule 4.5
why-not-over = That is not the kind of square for it
# Rule 6.1
why-own-side = Nobody attacks his own side
# Rule 8.1
why-not-adjacent = They are not next to each other
# Rule 6.4
why-hurt-this-turn = Who was wounded in this turn is safe until it ends
# Rule 6.4
why-healed-this-turn = Who was healed in this turn is safe until it ends
# Rule 12.5
why-peaceful = The orb allows no close combat in this turn
# Rule 10.4
why-never-attacks = This character never attacks
# Rule 8.2
why-not-seen = That is not in sight
# Rule 6.5
why-close-to-enemy = Nobody shoots beside an unwounded enemy
# Rule 12.2
why-has-shot = The crossbow has been used in this turn
# Rule 6.6
why-in-fight = That one is in the fight already
# Rule 10.1
why-not-obstacle = Plants grow on obstacles only
# Rule 10.1
why-grown = Plants grow there already
# Rule 2.3
why-supply-out = There are none left
# Rule 10.2
why-other-room = Brambles grow in the druid’s own room only
# Rule 10.2
why-no-brambles = There are no brambles to take back
# Rule 10.10
why-no-tree = There is no tree
# Rule 10.6
why-enchanted-tree = That tree lives already
# Rule 10.6
why-enchanted-now = One enchantment between two actions
# Rule 10.8
why-edge-taken = The edge is not empty
# Rule 10.8
why-no-room-for-web = A web lies in a revealed room
# Rule 10.9
why-not-a-trap = There is no trap to turn back
# Rule 9.7
why-no-vines = There are no vines
# Rule 8.6
why-no-sconce = There is no torch on that wall
# Rule 8.3
why-no-gate = There is no such portcullis
# Rule 9.9
why-no-fountain = There is no fountain beside
# Rule 7.1
why-not-wounded = That one is not wounded
# Rule 2.4
why-friend-on-top = Somebody stands where the wounded lies
# Rule 11.6
why-no-wall = There is no wall to cross
# Rule 12.7
why-no-web = There is no web
# Rule 12.4
why-lacks-object = The object for it is not at hand
# Rule 8.7
why-not-targetable = That one cannot be aimed at
# Rule 12.10
why-in-water = Water protects from fire
# Rule 12.4
why-ring-used = The ring has been used in this turn
# Rule 12.4
why-cannot-be-there = The mover could not stay where he is
# Rule 7.7
why-too-early = It is too early for a draw
# Rule 7.7
why-offered-already = A draw has been offered in this turn
# Rule 1.6
why-not-on-line = Only characters stand on the line
# Rule 12.4
why-zero-card = The ring is not paid with a 0
# Rule 4.6
why-object-in-water = Objects are not carried into water
# Rule 1.2
why-earlier-choice = Something else is being chosen now

## The log

event-begun = The game begins: { $scenario }.
event-picked = { $colour } chooses { $kind } for both.
event-picked-rooms = { $colour } chooses { $pair }.
event-chose = You choose { $kind }.
event-chose-rooms = You choose { $pair }.
event-dismissed-one = You leave { $kind } at home.
event-dismissed-some = { $colour } has left characters at home.
event-lined-up = You put { $kind } on dot { $dot }.
event-placed = { $colour } lays a token on { $room }.
event-placed-kind = You lay { $kind } on { $room }.
event-first-placer = { $colour } lays the first token.
event-line-shown = { $token } stands on { $square }.
event-first-player = { $colour } plays first.
event-turn = The turn of { $colour }.
event-card-played = { $colour } plays action card { $value }.
event-cards-back = { $colour } takes the action cards back.
event-turn-over = { $colour } ends the turn ({ $points } points unused).
event-again = { $colour } plays again: the other has nobody who can act.
event-revealed = { $colour } reveals { $room }: { $design }.
event-put-down = { $colour } puts { $token } on { $square }.
event-rotated = { $room } turns { $sense }.
event-stepped = { $token } goes to { $square }.
event-took = { $token } takes { $thing }.
event-dropped = { $token } drops { $thing }.
event-jumped = { $token } jumps to { $square }.
event-swam = { $token } goes into the water on { $square }.
event-stopped = { $token } stops on { $square }.
event-left = { $token } leaves the labyrinth: { $points } VP.
event-died = { $token } dies: 1 VP for the other side.
event-wound = { $token } is wounded.
event-healed = { $token } is healed.
event-lost-thing = { $token } is out of the game.
event-attacked = { $token } attacks { $other }.
event-shot = { $token } shoots at { $other }.
event-joined = { $token } joins the { $part }.
event-cards-laid = Cards { $card } and { $answer }: { $total } against { $against }.
event-tie = Nobody is hurt.
event-won = { $colour } wins the fight.
event-planted = { $token } grows plants on { $square }.
event-grew-brambles = { $colour } grows brambles on { $square }.
event-brambles-gone = The brambles of { $colour } are gone.
event-spawn-made = { $token } appears on { $square }.
event-enchanted = { $colour } brings the tree on { $square } to life.
event-tree-asleep = The Living Tree of { $colour } is a tree again.
event-wove = { $token } weaves a web on { $square }, { $side }.
event-burnt = { $token } burns the web on { $square }, { $side }.
event-became-trap = { $token } becomes a trap on { $square }.
event-sprung = { $token } rises on { $square } and devours what is there.
event-felled = { $token } fells the tree on { $square }.
event-rope-cut = { $token } cuts a rope from the vines.
event-torch-taken = { $token } takes a torch.
event-gate-broken = { $token } breaks the portcullis on { $square }, { $side }.
event-gate-opened = { $token } opens the portcullis on { $square }, { $side }.
event-gate-closed = { $token } closes the portcullis on { $square }, { $side }.
event-drank = { $token } drinks and is well.
event-regenerated = { $token } gets up.
event-walked-wall = { $token } walks through the wall to { $square }.
event-flew = { $token } lets { $other } fly.
event-quaffed = { $token } drinks the potion.
event-fired = { $token } throws fire at { $other }.
event-paralysed-one = { $token } paralyses { $other } with card { $value }.
event-peace-made = { $token } makes peace for this turn.
event-bridge-broke = The bridge on { $square } breaks.
event-draw-offered = { $colour } offers a draw.
event-draw-declined = { $colour } declines.
event-ended = Blue { $blue } VP, Yellow { $yellow } VP.
part-attack = attack
part-defence = defence

## The end

end-victory = { $colour } wins: Blue { $blue } VP, Yellow { $yellow } VP.
end-points = { $cause }: { $colour } wins by points, Blue { $blue }, Yellow { $yellow }.
end-draw = { $cause }: a draw, Blue { $blue }, Yellow { $yellow }.
cause-turns = Nothing more happened
cause-nobody = Nobody can win any more

## What is seen

see-score = Blue { $blue } VP, Yellow { $yellow } VP; { $goal } win
see-turn = The turn of { $colour }: { $points } points left, cards up to { $most }
see-peace = Peace until the end of the turn
see-room = { $room }: { $name } ({ $pair }), turns { $sense }, turned { $turns } times
see-hidden-room = { $room }: face down, with { $tokens }
see-nothing = nothing
see-token = { $token }: { $state }
see-wounded = wounded
see-carries = carries { $thing }
see-plants = Plants of { $colour } on { $square }
see-brambles = Brambles of { $colour } on { $square }
see-living-tree = Living Tree of { $colour } on { $square }
see-trap = Trap of { $colour } on { $square }
see-cut = Cut vines { $colour } on { $square }
see-cards = { $colour }: action cards { $actions }; combat cards { $combat }; { $jumps } jumps
see-screen = { $colour } still has { $kinds }
see-may-be = Face down, { $colour } may have { $kinds }
see-answer = Your answer: { $words }
legend-object = an object
legend-wounded = wounded
odds-card = Card { $value }: beats { $wins } and equals { $ties } of { $cards }

## The drawn board

label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
label-score = { $colour }: { $points } of { $goal } VP
label-values = moves { $move }, fights with { $combat }
label-action-cards = Action cards
label-combat-cards = Combat cards
label-jumps = { $count ->
    [one] { $count } jump card
   *[other] { $count } jump cards
  }
label-screen = Behind your screen
label-face-down = { $token }, face down
label-may-be = { $token }, which may be: { $kinds }
label-hidden-room = Room { $room }, face down
label-hidden-room-help = A character at its border reveals it. Nobody knows which room it is, nor how it is turned.
label-room-help = A character on its gear, or on the gear of the other room { $pair }, turns it { $sense }.
mark-hurt = wounded in this turn
mark-rested = does nothing more in this turn
mark-paralysed = paralysed
mark-flying = flies
mark-used = used in this turn
mark-tied = tied
place-hand = not on the board
place-trap = a trap now
place-dead = dead
place-left = has left the labyrinth
place-out = out of the game
terrain-floor = Floor
terrain-floor-help = Plain ground.
terrain-gear = Rotation gear
terrain-gear-help = Who stands here turns this room, or the other room of its number.
terrain-pit = Pit
terrain-pit-help = Crossed by flight, jump, rope or plants. Who ends on it without help dies.
terrain-tree = Tree
terrain-tree-help = Climbed by characters of combat value 3 or less; this ends the move. It blocks sight.
terrain-vines = Vines
terrain-vines-help = Crossed freely. A rope can be cut here with empty hands. They block sight.
terrain-fountain = Fountain of Youth
terrain-fountain-help = Only flown over. A wounded character next to it drinks and is well.
terrain-mist = Mist
terrain-mist-help = Walked through like floor. Sight does not enter it.
terrain-water = Water
terrain-water-help = Going in is an action of its own, without an object.
terrain-crevasse = Crevasse
terrain-crevasse-help = An obstacle like a pit.
terrain-fallen-tree = Fallen tree
terrain-fallen-tree-help = A way across the crevasse for everybody.
terrain-bridge = Small bridge
terrain-bridge-help = Floor for characters of combat value 3 or less; it breaks under others.
terrain-line = Starting line
terrain-line-help = One’s own line is a way; the enemy’s is the way out.
terrain-stump = Stump
terrain-stump-help = What is left of a tree; passed freely.

## What a person's own scenario says

own-text = { $fr ->
   *[other] { $en }
}
briefing-both = Both players
briefing-blue = Blue
briefing-yellow = Yellow
briefing-force = { $who }: { $kinds }.
briefing-rooms = Rooms: { $rooms }.
