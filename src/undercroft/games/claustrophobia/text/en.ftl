### The words of Claustrophobia in English. text/fr.ftl has the same messages with the same arguments.
###
### Arguments that are messages themselves:
###   $who, $other, $target   warrior-<id>, demon-<id> or a numbered one, used like a name
###   $card     card-<id>, advantage-<id> or gift-<id>      $object    object-<id>
###   $tile     tile-<kind> or tile-shaped                  $square    square-<id>
###   $side     side-<word>                                 $talent    talent-<id>
###   $phase    phase-<id>                                  $scenario  scenario-<id>
###   $shape    shape-<letter>
###   $player   player-human or player-demon                $reason    end-<what>
###   $cause    cause-<what>                                $needs     square-<id>-needs
### $dice and $taken are lists of numbers with commas. All others are whole numbers: $x, $y a cell (east and north
### grow), $die, $line,
### $need, $hits, $count, $left, $round, $number, $tp, $cost, $mvt, $cbt, $def, $health, $wounds, $size, $friends,
### $enemies, $bid, $points, $value.
###
### Reasons (why-...) and labels (move-...) carry no full stop: the table adds the rule or the key to them.

## The game

game-name = Claustrophobia
game-help = Under New Jerusalem a priest and his condemned men meet what lives in the dark. One plays the Humans, one the Demons.
player-demon = Demon player
camp-demon = Demons

## Phases

phase-auction = Auction
phase-setup = Set-up
phase-initiative = Initiative
phase-human-action = Human Action
phase-threat = Threat
phase-demon-action = Demon Action

## Profile

stat-tp-help = Threat Points: what the Demon player pays for warriors.

## Tiles

tile-plain = Plain tunnel
tile-plain-help = No effect.
tile-pentacle = Pentacle Room
tile-pentacle-help = Room for five warriors of each side.
tile-exit = Exit
tile-exit-help = Room for five warriors of each side.
tile-stash = Stash
tile-stash-help = What it holds depends on the scenario.
tile-hungry = Hungry Tunnel
tile-hungry-help = Every combat hit on a warrior here counts double.
tile-tight = Tight Tunnel
tile-tight-help = Room for one warrior of each side.
tile-flooded = Flooded Tunnel
tile-flooded-help = Whoever enters stops; leaving takes all of one's MVT.
tile-booby-trapped = Booby-trapped Tunnel
tile-booby-trapped-help = The first Human to enter sets off a die: nothing, a hit, a stop, a Troglodyte or two hits.
tile-mechanism = Demonic Mechanism
tile-mechanism-help = The first Human to enter gives the Demon player one more Die of Destiny.
tile-lair = Lair
tile-lair-help = Troglodytes may always appear here.
tile-hole = Hole in the Ground
tile-hole-help = Troglodytes pass from hole to hole for 1 MVT, and nothing holds them back.
tile-room = Room
tile-room-help = Room for four warriors of each side.
tile-tomb = Tomb
tile-tomb-help = The first Human to enter finds an Advantage card.
tile-shaft = Demonic Shaft
tile-shaft-help = A Demon may always appear here, for 1 TP less.
tile-fountain = Healing Fountain
tile-fountain-help = Twice in the game, before the Action Dice, a warrior here may heal a line.
tile-mist = Mist
tile-mist-help = Everybody here has DEF 6.
tile-blessed = Blessed Area
tile-blessed-help = Each Demon warrior that comes in is hit on a die of 5 or more.
marker-seal = Seal of Protection
marker-draught = Trail die ({ $number })
marker-treasure = Treasure token
marker-charge = Charge
marker-egg = Egg
marker-cake = Cake
marker-gem = Gem ({ $value })
marker-exit-a = Exit A
marker-exit-b = Exit B

## Human warriors

warrior-redeemer = Redeemer
warrior-redeemer-help = The priest. He bears the Gifts and blesses a companion once per game.
warrior-brute = Brute
warrior-brute-help = Bulky and loyal: enemies cannot pass him, and he takes blows meant for others.
warrior-blade = Blade for Hire
warrior-blade-help = Quick and slippery: no crowd holds him.
warrior-tuc = Brother Tuc
warrior-tuc-help = A friar with a sweet tooth. He has the Redeemer's lines, but no Gifts.
warrior-guide-help = A Troglodyte that leads the way. It belongs to nobody.

## Warriors of the Demon side

demon-troglodyte = Troglodyte
demon-troglodyte-help = Weak alone, deadly in a pack. One hit kills one.
demon-tough-troglodyte = Tough Troglodyte
demon-tough-troglodyte-help = Fast, hard and Frantic; must be attacked on its own.
demon-underground-hunter = Underground Hunter
demon-underground-hunter-help = One more combat die for each cancelled line of its prey.
demon-demon-of-combat = Demon of Combat
demon-demon-of-combat-help = Impressive, and a Bodyguard to its kind.
demon-master-of-souls = Master of Souls
demon-master-of-souls-help = Never moves. Shots from next door do not hurt it, and the Blessed Hammer gives it only two Wounds.
demon-demon-of-cruelty = Demon of Cruelty
demon-demon-of-cruelty-help = While it lives all Troglodytes are Frantic, and each Threat phase brings 1 TP.
demon-possessed-one = Possessed One
demon-possessed-one-help = Troglodytes beside it take its hits. Defeated, it becomes a Human warrior again.
demon-demon-of-destruction = Demon of Destruction
demon-demon-of-destruction-help = Three more combat dice against a tile with two or more Humans.
demon-guardian-demon = Guardian Demon
demon-guardian-demon-help = Impressive: nobody passes it.
demon-putrefied-damned = Putrefied Damned
demon-putrefied-damned-help = A dead Human who stands up again, on the other side.

## Talents

talent-elusive = Elusive
talent-elusive-help = Leaves a tile however many enemies stand there.
talent-impressive = Impressive
talent-impressive-help = Enemies cannot leave this warrior's tile.
talent-frantic = Frantic
talent-frantic-help = Rolls each missed combat die once more.
talent-bodyguard = Bodyguard
talent-bodyguard-help = May take an ally's hits.
talent-blessed = Blessed
talent-blessed-help = Once per game, another warrior gets +1 MVT or +2 CBT, and his line in use is healed.

## Gifts

gift-smite = Smite the Evil Ones
gift-smite-help = On a 1: his combat dice of 2 or more hit, whatever the DEF.
gift-courage = Aura of Courage
gift-courage-help = On a 2: a Condemned warrior has +1 MVT, +1 CBT and +1 DEF this round.
gift-gather-round = Gather Round!
gift-gather-round-help = On a 3: two more Action Dice next round.
gift-healing = Aura of Healing
gift-healing-help = On a 4: a Condemned warrior beside him heals a line.
gift-precognition = Aura of Precognition
gift-precognition-help = On a 5: you choose the next tile from three, and its turn.
gift-blessing = Aura of Blessing
gift-blessing-help = On a 6: the Demon player loses 1 TP.
gift-they-are-mine = They are mine!
gift-they-are-mine-help = On a 4 or 5: +1 MVT and +1 CBT when Tuc comes upon an enemy with a cake.

## Objects

object-blunderbuss = Blunderbuss
object-blunderbuss-help = Attacks the own tile or a joined one, with +1 CBT.
object-shield-of-steel = Shield of Steel
object-shield-of-steel-help = +1 DEF.
object-blessed-hammer = Blessed Hammer
object-blessed-hammer-help = One hit kills a Demon.
object-scepter-of-command = Scepter of Command
object-scepter-of-command-help = One more Action Die each round, even from an Exhausted bearer.

## Advantage cards

advantage-oil-for-your-lamp = Oil For Your Lamp
advantage-oil-for-your-lamp-help = Before the Action Dice: at most two Dice of Destiny in the next Threat phase.
advantage-our-faith = Our Faith Will Protect Us
advantage-our-faith-help = When an Event card is played: it has no effect.
advantage-grenade = Grenade
advantage-grenade-help = In place of a combat: everybody on your tile or a joined one is hit on a die of 3 or more, friends too.
advantage-healing-potion = Healing potion
advantage-healing-potion-help = In a Human phase: a warrior heals a line.
advantage-map-of-the-sewers = Map of the Sewers
advantage-map-of-the-sewers-help = When you explore: put the next three tiles in order and turn the one that is laid.
advantage-charge = Charge!
advantage-charge-help = All Humans have +1 MVT in this phase.
advantage-hold-the-line = Hold the Line!
advantage-hold-the-line-help = All Humans on one tile have +1 DEF until the next Initiative phase.
advantage-no-quarter = No Quarter!
advantage-no-quarter-help = A warrior has +2 CBT for his next attack.
advantage-second-chance = Second Chance
advantage-second-chance-help = After the roll: roll any of the Action Dice again, once.

## Event cards

card-panic = Panic!
card-panic-help = After the roll: the Action Dice are dealt by lot. A die on a cancelled line may be rolled again once.
card-lost = Lost
card-lost-help = When Humans explore: choose the tile from the top three, and its turn. Their own foresight fails.
card-tough-troglodyte = Tough Troglodyte
card-tough-troglodyte-help = A Tough Troglodyte appears on any tile with room.
card-demonic-possession = Demonic Possession
card-demonic-possession-help = A Condemned warrior attacks a companion on his tile.
card-critical-hit = Critical Hit
card-critical-hit-help = Next Demon Action phase a warrior is no Bodyguard, and you pick the line of the first hit.
card-crisis-of-faith = Crisis of Faith
card-crisis-of-faith-help = After the dice are given: no Gift this round.
card-terror = Terror
card-terror-help = A Condemned warrior runs to a joined tile of your choice.
card-cave-in = Cave-In
card-cave-in-help = An opening is blocked until a warrior beside it clears it with CBT 2 or more.
card-toxic-fumes = Toxic Fumes
card-toxic-fumes-help = Each Human on a tile is hit on a die of 3 or more.
card-defect = Defect
card-defect-help = A Human warrior loses an Object.
card-demonic-rage = Demonic Rage
card-demonic-rage-help = Your Demon is Frantic until the next Threat phase.
card-sign-of-satan = Under the Sign of Satan
card-sign-of-satan-help = Your Demon has +1 MVT, +1 CBT and +1 DEF until the next Threat phase.
card-suicide-attack = Suicide Attack
card-suicide-attack-help = An attacking Troglodyte has +2 CBT, then it is gone.

## The Board of Destiny

square-calm-before-the-storm = The Calm Before The Storm
square-calm-before-the-storm-does = next Threat phase: one more Die of Destiny
square-sounds-from-the-deep = Sounds From The Deep
square-sounds-from-the-deep-does = 2 TP for each die
square-supernatural-speed = Supernatural Speed
square-supernatural-speed-does = Troglodytes have +1 MVT
square-they-are-legion = They Are Legion
square-they-are-legion-does = Troglodytes have +1 DEF
square-sharpened-claws = Sharpened Claws
square-sharpened-claws-does = Troglodytes are Frantic
square-dark-destiny = Dark Destiny
square-dark-destiny-does = draw an Event card
square-taste-for-blood = A Taste For Blood
square-taste-for-blood-does = your warriors may appear beside Humans
square-burrowing-monsters = Burrowing Monsters
square-burrowing-monsters-does = your warriors may appear on tiles without an unexplored opening
square-resistance-is-futile = Resistance Is Futile
square-resistance-is-futile-does = Troglodytes are Impressive and Elusive
square-trap = Trap
square-trap-does = a Human warrior suffers a hit
square-dice = { $dice ->
    [0] { $parity ->
        [odd] odd dice
        [even] even dice
        [mixed] at least one odd and one even die
        [same] dice all odd or all even
       *[any] dice
    }
    [1] { $parity ->
        [odd] one odd die
        [even] one even die
       *[any] one die
    }
   *[other] { $parity ->
        [odd] { $dice } odd dice
        [even] { $dice } even dice
        [mixed] { $dice } dice, odd and even ones
        [same] { $dice } dice, all odd or all even
       *[any] { $dice } dice
    }
}
square-needs = { square-dice }{ $least ->
    [1] { "" }
   *[other] { " " }of at least { $least }
}{ $total ->
    [0] { "" }
   *[other] { $exact ->
        [1] { " " }with a total of exactly { $total }
       *[0] { " " }with a total of { $total } or more
    }
}
square-red = once per Threat phase
square-black = as often as you like

## Scenarios

scenario-survivors = The Survivors
scenario-survivors-briefing = The rope is cut and the lamps burn low. Somewhere a breath of fresh air comes down the tunnels: follow it to the surface before the dark closes in.
scenario-survivors-human = Two of your warriors must get to the Exit.
scenario-survivors-demon = No Human may get out alive.
scenario-survivors-draw = A draw if one leaves by the Exit and all others die.
scenario-invasion = Holding Back the Invasion
scenario-invasion-briefing = They pour out of an abyss, more every night. Carry powder down to it and close it for good.
scenario-invasion-human = Set two charges at the abyss.
scenario-invasion-demon = Kill every Human.
scenario-invasion-draw = A draw only when the rounds run out.
scenario-where-it-hurts = Hit Them Where It Hurts
scenario-where-it-hurts-briefing = A whisper leads the Troglodytes. Go down to the Master of Souls who utters it, through ambush upon ambush, and silence him.
scenario-where-it-hurts-human = Kill the Master of Souls.
scenario-where-it-hurts-demon = Kill every Human.
scenario-where-it-hurts-draw = A draw only when the rounds run out.
scenario-ritual = The Ritual
scenario-ritual-briefing = Three seals, four tunnels, and a long prayer. Keep the Redeemer alive in the Pentacle Room until the last word is said.
scenario-ritual-human = Bring the ritual to 10.
scenario-ritual-demon = Kill the Redeemer.
scenario-ritual-draw = A draw only when the rounds run out.
scenario-possessed = The Possessed
scenario-possessed-briefing = Two of the lost came back, with something else behind their eyes. Find them, and drive it out.
scenario-possessed-human = Exorcise both Possessed Ones while the Redeemer lives.
scenario-possessed-demon = Kill the Redeemer first.
scenario-possessed-draw = A draw only when the rounds run out.
scenario-who-dares-wins = Who Dares Wins
scenario-who-dares-wins-briefing = Four chests in the deep, and only one is worth the climb back. Something large is guarding all of them.
scenario-who-dares-wins-human = Carry the true treasure to the Exit.
scenario-who-dares-wins-demon = Kill every Human.
scenario-who-dares-wins-draw = A draw only when the rounds run out.
scenario-infection = Infection
scenario-infection-briefing = The wounds do not heal, they spread, and the dead get up again. Find the way out before there is nobody left to find it.
scenario-infection-human = Two of your warriors must get to the Exit.
scenario-infection-demon = See to it that fewer than two do.
scenario-infection-draw = A draw only when the rounds run out.
scenario-guide-and-nest = The Guide and the Nest
scenario-guide-and-nest-briefing = One Troglodyte has been tamed, more or less, and it wants to go home. Follow it to the nest and put an end to the brood.
scenario-guide-and-nest-human = Destroy the nest while at least two of your warriors live.
scenario-guide-and-nest-demon = Kill every Human.
scenario-guide-and-nest-draw = A draw if the last Human destroys the nest alone.
scenario-save-the-eggs = Save the Eggs!
scenario-save-the-eggs-briefing = The brood is being moved. Five eggs, two ways out and ten rounds: the Troglodytes carry, the Humans hunt.
scenario-save-the-eggs-human = No egg may leave the map.
scenario-save-the-eggs-demon = Carry three or more eggs out by A or B.
scenario-save-the-eggs-draw = A draw with one or two eggs out.
scenario-delight-of-the-angels = The Delight of the Angels
scenario-delight-of-the-angels-briefing = Six cakes fit for angels, stolen and hidden in six dead ends, still hot. Brother Tuc wants them back, and will not hear of danger.
scenario-delight-of-the-angels-human = Score more for cakes extracted and eaten.
scenario-delight-of-the-angels-demon = Score more for cakes eaten and carried, or kill Brother Tuc.
scenario-delight-of-the-angels-draw = A draw with equal points.
scenario-labyrinth = The Labyrinth
scenario-labyrinth-briefing = Forty-six tiles, seven gems, one way out far in the north. The longer you look for riches, the better they know where you are.
scenario-labyrinth-human = Escape with gems worth 7 points or more.
scenario-labyrinth-demon = Let no such hoard leave within 20 rounds.
scenario-labyrinth-draw = There is no draw.

## Options

option-handicap-demon-deck = Easier Event deck
option-handicap-demon-deck-help = Helps the Demon player: the cards that are hard to use, Lost and Panic!, stay in the box.
option-handicap-demon-tp = 3 more TP
option-handicap-demon-tp-help = Helps the Demon player: he starts with 3 Threat Points more.
option-handicap-human-advantage = One more Advantage card
option-handicap-human-advantage-help = Helps the Human player: he starts with one card more.
option-handicap-human-gift = One more Gift
option-handicap-human-gift-help = Helps the Human player: the Redeemer has one more Gift of his choice.
option-auction = Auction
option-auction-help = For experienced players: bid down from 21 for the Humans, then build a team worth the bid.
option-strict-last-tile = Last tile
option-strict-last-tile-help = When the trail die has reached its last number: may the last tile come in the same round?
option-strict-last-tile-false = At the next exploration
option-strict-last-tile-true = Not before the next round
option-cake-rounds = Length of The Delight of the Angels
option-cake-rounds-help = Four rounds with points from the first, or eight rounds with points from the fifth on.
option-cake-rounds-4 = 4 rounds
option-cake-rounds-8 = 8 rounds

## What the screen says

label-action-dice = Action Dice: { $dice }
label-extra-action-dice = Action Dice to come: +{ $count }
label-wounds = { $wounds }/{ $health } Wounds
label-trail = Trail die: { $number }
label-ritual = Ritual: { $number }/{ $least }
label-charges = Charges: { $count }/{ $least }
label-score = Humans { $points }, Demons { $value }
label-gems = Gems out: { $points }/7
state-carrying-treasure = carries the treasure
state-carrying-egg = carries an egg
state-carrying-cake = carries a cake
state-carrying-gems = carries gems ({ $points })

## The drawn screen of the terminal

letter-redeemer = R
letter-brute = B
letter-blade = H
letter-tuc = T
tile-plain-short = {""}
tile-pentacle-short = Pentacle
tile-exit-short = Exit
tile-stash-short = Stash
tile-hungry-short = Hungry
tile-tight-short = Tight
tile-flooded-short = Flooded
tile-booby-trapped-short = Trapped
tile-mechanism-short = Mechan.
tile-lair-short = Lair
tile-hole-short = Hole
tile-room-short = Room
tile-tomb-short = Tomb
tile-shaft-short = Shaft
tile-fountain-short = Fount.
tile-mist-short = Mist
tile-blessed-short = Blessed
label-freed = Exorcised: { $count }/{ $least }
label-destiny-most = at most { $count } Dice of Destiny
label-line-choice = { $count ->
    [one] you pick the line of the next hit
   *[other] you pick the lines of the next { $count } hits
}
legend-trail = trail die
legend-seal = Seal
legend-treasure = treasure token
legend-egg = egg
legend-cake = cake
legend-gem = gem
legend-charge = charge
square-calm-before-the-storm-brief = 1 more die next time
square-sounds-from-the-deep-brief = 2 TP for each die
square-supernatural-speed-brief = Troglodytes: +1 MVT
square-they-are-legion-brief = Troglodytes: +1 DEF
square-sharpened-claws-brief = Troglodytes: Frantic
square-dark-destiny-brief = draw an Event card
square-taste-for-blood-brief = appear beside Humans
square-burrowing-monsters-brief = appear without an opening
square-resistance-is-futile-brief = Trogl. Impressive, Elusive
square-trap-brief = 1 hit on a Human

## Odds

odds-wounds = { $hits ->
    [0] no Wound
    [one] 1 Wound
   *[other] { $hits } Wounds
}

## What is being resolved, outermost first

chain-initiative = Initiative
chain-movement = Movement
chain-bodyguard = Bodyguard?
chain-line = Choose a line
chain-threat = Threat
chain-square = { $square }
chain-answer = Answer to { $card }?
chain-purchase = Warriors appear
chain-auction = Auction
chain-team = Team

## Moves
## The words are the same in every language; only these labels are translated. SIDE is north, east, south or west.
## bid N | stop-bidding | buy WHAT | unbuy WHAT | give OBJECT WARRIOR | team-done
## assign N WARRIOR | reroll N ... | keep | bless WARRIOR mvt | bless WARRIOR cbt | drink-fountain WARRIOR
## activate WARRIOR | move SIDE | hole X,Y | explore SIDE | place N, E, S or W | attack TARGET | shoot TARGET SIDE | shoot TARGET here
## throw SIDE | throw here | gift | line N | guard WARRIOR N | play CARD | pass | stop | end
## put N SQUARE | lift N | placed | resolve SQUARE | appear WARRIOR X,Y | appear-done
## choose TILE | order TILE | token X,Y | trail X,Y SIDE | block X,Y SIDE | clear SIDE | discard OBJECT | target WARRIOR
## set-charge | take | smash | eat | leave | destroy-nest | break-seal SIDE | seal SIDE

move-bid = Bid { $bid }
move-bid-hopeless = Bid { $bid }, too little for a team that could reach the aim
move-stop-bidding = Bid no lower
move-buy = Take { $card } ({ $cost })
move-unbuy = Put { $card } back
move-give = { $object } for { $who }
move-team-done = The team is ready
move-fountain = { $who } drinks from the fountain
move-place = Lay it with its top { $side }
move-throw = Throw the Grenade { $side }
move-throw-here = Throw the Grenade here
move-stop = Stop moving
move-lift = Take back { $die }
move-placed = Place no more; dice left over are lost
move-trail = Trail die at { $x },{ $y }, { $side }
move-remove = Remove { $who }
move-break-seal = Break the Seal { $side }
move-set-charge = Set a charge
move-take-treasure = Turn up a treasure token
move-take-egg = Take the egg
move-smash-egg = Smash the egg
move-take-cake = Take the cake
move-eat-cake = Eat the cake
move-take-gem = Take the gem ({ $value })
move-destroy-nest = Destroy the nest
move-stay = Stay

## Questions

ask-bid = The bid is { $bid }. Go lower?
ask-first-bid = You bid first, { $most } or less.
ask-bid-least = The bid is { $bid }. Go lower? For less than { $least } no team can reach the aim.
ask-first-bid-least = You bid first, { $most } or less. For less than { $least } no team can reach the aim.
ask-team = Build your team: { $left } of { $bid } points left.
ask-objects = Who bears the { $object }?
ask-extra-gift = Which Gift does the Redeemer take as well?
ask-seals = Put a Seal on an opening of the Pentacle Room ({ $left } left).
ask-trail = Beside which opening does the trail die go?
ask-before-roll = Before the Action Dice: play a card?
ask-rolled = The Action Dice show { $dice }. Play a card?
ask-gift = { $who } may use { $card }.
ask-resolve = Which square happens first?
ask-defect = { $card }: which Object is lost?
ask-trap = Which Human warrior does the trap catch?
ask-leave-map = { $who } stands on the Exit. Leave the map?

## What hurts

cause-grenade = Grenade
cause-booby-trap = booby-trap
cause-fumes = fumes
cause-trap = Trap
cause-suicide = Suicide Attack
cause-infection = infection
cause-blessed-ground = blessed ground

## The log: the game and the round

event-bid = { $player } bids { $bid }.
event-auction-won = { $player } plays the Humans for { $bid } points.
event-team-member = { $who } joins the team.
event-object-given = { $who } bears the { $object }.
event-advantages-dealt = { $count ->
    [0] The Humans have no Advantage card.
    [one] The Humans have 1 Advantage card.
   *[other] The Humans have { $count } Advantage cards.
}

## The log: Initiative

event-action-roll = Action Dice: { $dice }.
event-no-longer-exhausted = { $who } is no longer Exhausted.
event-blessed-mvt = { $who } blesses { $other }: +1 MVT.
event-blessed-cbt = { $who } blesses { $other }: +2 CBT.
event-fountain = { $who } drinks from the fountain.
event-dealt-by-lot = The dice are dealt by lot.
event-extra-action-dice = { $count ->
    [one] One more Action Die is rolled.
   *[other] { $count } more Action Dice are rolled.
}

## The log: moving and exploring

event-activated = { $who } is activated.
event-movement-ends = The movement of { $who } ends.
event-explores = { $who } explores { $side }.
event-stack-empty = The stack is empty.
event-tiles-seen = { $player } looks at the next { $count ->
    [one] tile
   *[other] { $count } tiles
}.
event-trail = The trail die shows { $number }, at { $x },{ $y } { $side }.
event-booby-trap = The trap of { $x },{ $y } rolls a { $die }.
event-mechanism = Something clicks: one more Die of Destiny is to come.
event-tomb = { $who } finds an Advantage card in the tomb.
event-tomb-empty = The tomb is empty.
event-blessed-ground = { $who } on blessed ground: { $die }.

## The log: fighting

event-frantic = Frantic, rolled again: { $dice }.
event-doubled = The tunnel is hungry: { $hits } instead.
event-grenade = { $who } throws a Grenade at { $x },{ $y }.
event-grenade-roll = { $target }: { $die }.
event-wounded = { $who }: { $wounds } of { $health } Wounds ({ $cause }).
event-slain = { $who } is struck down at once.
event-object-gone = The { $object } is gone.
event-surplus-hits = { $hits ->
    [one] 1 hit too many is lost.
   *[other] { $hits } hits too many are lost.
}

## The log: Threat

event-extra-destiny-dice = { $count ->
    [one] One more Die of Destiny is rolled.
   *[other] { $count } more Dice of Destiny are rolled.
}
event-destiny-capped = By lamplight only { $count } Dice of Destiny are rolled.
event-dice-lost = Not placed: { $dice }.
event-event-drawn = { $count ->
    [one] The Demon player draws an Event card.
   *[other] The Demon player draws { $count } Event cards.
}
event-event-deck-empty = The Event deck is empty.
event-troglodytes-bonus = Troglodytes: { $square }.
event-trap = The trap catches { $who }.

## The log: cards and Gifts

event-terror = { $who } flees to { $x },{ $y }.
event-defect = { $who } loses the { $object }.
event-suicide = The Troglodyte throws itself away.
event-passed = { $player } passes.

## The log: scenarios

event-charge-set = { $who } sets a charge ({ $count } of 2).
event-master-appears = The Master of Souls is here.
event-ambush = { $count ->
    [one] A Troglodyte lies in ambush.
   *[other] { $count } Troglodytes lie in ambush.
}
event-seal-broken = { $who } rolls a { $die }: the Seal { $side } breaks.
event-seal-holds = { $who } rolls a { $die }: the Seal { $side } holds.
event-ritual = The ritual stands at { $number }.
event-ritual-stalled = The ritual does not go on.
event-possessed-appears = { $who } steps out of the dark.
event-exorcised = { $who } is freed and becomes { $other }.
event-treasure-true = { $who } finds the true treasure.
event-treasure-dropped = { $who } drops the treasure.
event-treasure-taken = { $who } picks up the treasure.
event-crawling-death = The rot spreads.
event-returned = { $who } rises again as { $other }.
event-guide-explores = The guide explores { $side }.
event-nest-destroyed = { $who } destroys the nest.
event-egg-taken = { $who } takes an egg.
event-egg-dropped = An egg falls at { $x },{ $y }.
event-egg-out = An egg leaves by { $side }: { $count } out.
event-egg-smashed = { $who } rolls a { $die } and smashes the egg.
event-egg-whole = { $who } rolls a { $die }: the egg holds.
event-cake-taken = { $who } takes a cake.
event-cake-dropped = A cake falls at { $x },{ $y }.
event-cake-eaten = { $who } eats a cake.
event-cake-out = { $who } brings a cake to the Exit.
event-they-are-mine = Brother Tuc has seen a cake: +1 MVT, +1 CBT.
event-gem-taken = { $who } takes a gem worth { $value }.
event-gem-dropped = Gems worth { $points } fall at { $x },{ $y }.
event-gems-out = { $who } escapes with { $points } points: { $value } in all.

## The end

end-demon = The Demon player wins. { $reason }
end-two-escaped = Two warriors have got to the Exit.
end-one-escaped = Only one got away by the Exit.
end-cannot-escape = Two can no longer get to the Exit.
end-abyss-closed = The abyss is closed.
end-master-dead = The Master of Souls is dead.
end-ritual-done = The ritual is complete.
end-redeemer-dead = The Redeemer is dead.
end-tuc-dead = Brother Tuc is dead.
end-exorcised = Both Possessed Ones are free.
end-treasure-out = The treasure is on the Exit.
end-nest-destroyed = The nest is destroyed.
end-nest-alone = The nest is destroyed, by the last man standing.
end-eggs-out = { $count ->
    [0] No egg is out.
    [one] One egg is out.
   *[other] { $count } eggs are out.
}
end-eggs-left = No Human is left alive. Eggs carried out: { $count }; left on the map and counted as out: { $left }.
end-cakes = Cakes: { $points } points to { $value }.
end-gems-out = Gems worth { $points } are out.

## Why a move is refused: whose turn

# Rule 25.53
why-game-over = The game is over
# Rule 1.4
why-not-your-question = This question is for the other player
# Rule 1.4
why-wrong-phase = This is not done in the phase { $phase }

## Why a move is refused: dice and lines

# Rule 9.2
why-line-whole = Line { $line } of { $who } is not cancelled
# Rule 9.2
why-nothing-to-heal = { $who } has no cancelled line
# Rule 8.5
why-bless-spent = The blessing has been used in this game

## Why a move is refused: movement

# Rule 4.1
why-not-joined = The opening to the { $side } faces a wall
# Rule 25.28
why-elusive-cancelled = { $who } is Elusive, but { $other } is Impressive: { $enemies } enemies and { $friends } of his side on the tile
# Rule 22.4
why-flooded-leave = Leaving the water takes the whole MVT, and some is already spent

## Why a move is refused: exploration

# Rule 5.1
why-demons-explore-not = Demon warriors never explore
# Rule 5.3
why-place-same = This gives the same picture as another choice
# Rule 25.43
why-hole-already = There is already a hole at { $x },{ $y }
# Rule 24.1
why-trail-there = The trail die must go beside an unexplored opening of the new tile

## Why a move is refused: combat

# Rule 6.1
why-own-side = { $target } is on the same side
# Rule 23.5
why-shot-useless = { $target } cannot be wounded from another tile
# Rule 25.30
why-guard-not-attack = A Bodyguard takes only the hits of an attack
# Rule 21.5
why-guard-stripped = { $who } has lost the Talent for this phase

## Why a move is refused: cards, Gifts and Objects

# Rule 18.7
why-gift-used = { $card } has been used this round
# Rule 21.6
why-gift-barred = No Gift can be used this round
# Rule 25.3
why-not-condemned = { $who } is not one of the Condemned
# Rule 18.4
why-not-beside = { $who } is not on the Redeemer's tile
# Rule 18.6
why-no-tp-to-lose = The Demon player has no TP to lose
# Rule 25.48
why-nobody-beside = Nobody else is on the tile of { $who }
# Rule 21.7
why-nowhere-to-flee = { $who } has no joined tile with room
# Rule 21.10
why-no-object = No Human warrior has an Object
# Rule 21.11
why-no-demon = There is no Demon in play
# Rule 19.1
why-not-bearer = { $who } cannot bear the { $object }

## Why a move is refused: Threat

# Rule 25.1
why-square-used = { $square } has been used in this Threat phase
# Rule 25.36
why-square-group = { $square } takes one group, all odd or all even
# Rule 11.1
why-no-demon-to-buy = This scenario has no Demon to buy
# Rule 11.1
why-demon-in-play = There is already a Demon in play
# Rule 22.9
why-lair-troglodytes = On a Lair only Troglodytes appear without regard to Humans and openings

## Why a move is refused: scenarios

# Rule 24.2
why-not-abyss = { $who } is not at the abyss
# Rule 24.2
why-charge-set = { $who } has already set a charge this round
# Rule 24.4
why-no-seal = There is no Seal to the { $side }
# Rule 24.4
why-sealed-already = There is already a Seal to the { $side }
# Rule 24.6
why-no-treasure = There is no treasure token here
# Rule 24.8
why-not-nest = { $who } is not at the nest
# Rule 24.9
why-no-egg = There is no egg here
# Rule 24.9
why-has-egg = { $who } already carries an egg
# Rule 24.9
why-not-exit-tile = { $who } is not at exit A or B
# Rule 24.10
why-no-cake = There is no cake here
# Rule 24.10
why-has-cake = { $who } already carries a cake
# Rule 24.10
why-cake-none = { $who } carries no cake
# Rule 24.10
why-cake-hot = Before round { $round } the cakes are too hot
# Rule 24.11
why-no-gem = There is no gem here
# Rule 24.11
why-gems-full = { $who } already carries two gems

## Why a move is refused: auction and team

# Rule 16.1
why-bid-too-high = A bid must be lower than { $bid }
# Rule 16.1
why-bid-first = The first player must bid
# Rule 16.2
why-team-too-dear = This costs { $cost } and you have { $left } points left
# Rule 16.2
why-team-unspent = The team must be worth exactly { $bid }: { $left } points are left
# Rule 16.2
why-team-most = There are no more of these to take
# Rule 16.2
why-team-not-sold = { $who } is not for sale
# Rule 16.2
why-team-gifts = A team may have { $count } Gifts
# Rule 16.2
why-gift-useless = { $card } can do nothing on this map
# Rule 16.2
why-has-object = { $who } already has the { $object }
# Rule 15.2
why-gift-already = The Redeemer already has { $card }

## Said by the engine

event-advantage-drawn = The Human player draws an Advantage card.
event-bid-by = Seat { $number } bids { $bid }.
move-draw = { $count ->
    [0] The team is ready
    [one] The last point for an Advantage card
   *[other] The last { $count } points for Advantage cards
}

## Moves shown together: what they share, and what each adds

group-bid = Bid
group-trail = Trail die at
short-bid = { $bid }
short-bid-hopeless = { $bid } (too little)

## A person's own scenario before it is played

briefing-tp = The Demons begin with { $tp } TP.

## What a person's own scenario says

## What is said while dice roll and cards turn over

stage-action-roll = Action Dice
stage-human-card = An Advantage card
