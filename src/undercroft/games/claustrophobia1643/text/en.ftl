### The words of Claustrophobia 1643 in English. text/fr.ftl has the same messages with the same arguments.
### Words that it has in common with the first edition stand behind these, in families/tunnels/text.
###
### Arguments are those of the first edition's catalogue. Reasons (why-...) and labels (move-...) carry no full stop.

## The game

game-name = Claustrophobia 1643
game-help = The tunnels under New Jerusalem, in the edition of 2019: instinct and faith against demons whose dice lie in wait. One plays the Humans, one the infernals.
player-demon = Infernal player
camp-demon = Infernals
stat-tp-help = Threat Points: what the Infernal player pays for warriors.

## Phases

phase-setup = Set-up
phase-initiative = Human Preparation
phase-human-action = Human Activation
phase-preparation = Infernal Preparation
phase-threat = Threat
phase-demon-action = Infernal Activation

## Kinds of tiles

tile-plain = Plain tunnel
tile-plain-help = No effect.
tile-exit = Exit
tile-exit-help = An ordinary tile, unless the scenario says more.
tile-pentacle-room = Pentacle room
tile-pentacle-room-help = Room for five warriors of each side.
tile-alarm = Alarm
tile-alarm-help = The first Human to enter gives the Infernal player one more Die of Destiny.
tile-booby-trapped = Booby-trapped tunnel
tile-booby-trapped-help = The first Human to enter is hit on a die of 3 or more.
tile-carnivorous = Carnivorous tunnel
tile-carnivorous-help = Every combat hit on a warrior here counts double.
tile-demonic-well = Demonic well
tile-demonic-well-help = Demons and Hellhounds may always come in here, a Demon for 1 TP less.
tile-devouring-pit = Devouring pit
tile-devouring-pit-help = When his player's preparation begins, each warrior here is hit on a die of 4 or more.
tile-flooded = Flooded tunnel
tile-flooded-help = Whoever enters stops; leaving takes all of one's MVT.
tile-fog = Fog
tile-fog-help = Everybody here has DEF 6.
tile-healing-fountain = Healing fountain
tile-healing-fountain-help = Twice in the game, before the dice, a warrior here may heal a line.
tile-hole = Hole in the ground
tile-hole-help = Troglodytes pass from hole to hole for 1 MVT, and nothing holds them back.
tile-lair = Lair
tile-lair-help = Troglodytes may always come in here.
tile-mushrooms = Luminescent mushrooms
tile-mushrooms-help = Nobody here has a DEF above 3.
tile-sanctuary = Sanctuary
tile-sanctuary-help = Each infernal warrior that comes in is hit on a die of 5 or more.
tile-stash = Stash
tile-stash-help = What it holds depends on the scenario.
tile-tomb = Tomb
tile-tomb-help = The first Human to enter finds an Instinct card.
tile-plain-short = {""}
tile-exit-short = Exit
tile-pentacle-room-short = Pentacle
tile-alarm-short = Alarm
tile-booby-trapped-short = Trapped
tile-carnivorous-short = Carniv.
tile-demonic-well-short = Well
tile-devouring-pit-short = Pit
tile-flooded-short = Flooded
tile-fog-short = Fog
tile-healing-fountain-short = Fount.
tile-hole-short = Hole
tile-lair-short = Lair
tile-mushrooms-short = Mushr.
tile-sanctuary-short = Sanct.
tile-stash-short = Stash
tile-tomb-short = Tomb

## The tiles by their own names

tile-named = { $kind ->
    [plain] { $name }
    [exit] { $name }
    [pentacle-room] { $name }
   *[other] { $word ->
        [tile-21] { $name }
        [tile-22] { $name }
        [tile-26] { $name }
        [tile-39] { $name }
        [tile-40] { $name }
        [tile-41] { $name }
        [tile-51] { $name }
       *[other] { $name } ({ $tile })
    }
}
tile-01 = Exit
tile-02 = Pentacle room
tile-03 = Burrow tunnel
tile-04 = Long burrow
tile-05 = Burrow fork
tile-06 = Throat
tile-07 = Maw
tile-08 = Crawlway
tile-09 = Crawlway fork
tile-10 = Crooked crawlway
tile-11 = Pillaged store
tile-12 = Sealed cell
tile-13 = Collapsed store
tile-14 = Ossuary
tile-15 = Bone chimes
tile-16 = Whispering fork
tile-17 = Counterweight bend
tile-18 = Dead end
tile-19 = Cave-in
tile-20 = Blind shaft
tile-21 = Flooded tunnel
tile-22 = Flooded bend
tile-23 = Tripwire tunnel
tile-24 = Spiked fork
tile-25 = Nest
tile-26 = Great lair
tile-27 = Dug tunnel
tile-28 = Old tunnel
tile-29 = Propped tunnel
tile-30 = Fork
tile-31 = Muddy fork
tile-32 = Bend
tile-33 = Sharp bend
tile-34 = Sloping bend
tile-35 = Crossing
tile-36 = Pillared crossing
tile-37 = Chamber
tile-38 = Side chamber
tile-39 = Tomb
tile-40 = Demonic well
tile-41 = Healing fountain
tile-42 = Weeping bend
tile-43 = Sulphur tunnel
tile-44 = Sulphur bend
tile-45 = Hallowed tunnel
tile-46 = Forgotten chapel
tile-47 = Glowing tunnel
tile-48 = Glowing grotto
tile-49 = Acid bend
tile-50 = Acid basin
tile-51 = Wide demonic well
tile-52 = Lone grave

## Tokens

marker-seal = Seal
marker-crack = Crack
marker-relic = Relic
marker-keg = Powder keg
marker-chest = Chest
marker-trinket = Trinket
marker-curse = Curse
marker-draught = Draught token ({ $number })
marker-stair = Stair

## Western warriors

warrior-redeemer = Redeemer
warrior-redeemer-help = The priest. He bears the Gifts and blesses a companion once per game.
warrior-brute = Brute
warrior-brute-help = Bulky and loyal: enemies cannot pass him, and he takes blows meant for others.
warrior-blade = Blade for Hire
warrior-blade-help = Quick and slippery: no crowd holds him.
warrior-siccaria = Siccaria
warrior-siccaria-help = The swordswoman. She shrugs off the first hit of every activation phase.
letter-redeemer = R
letter-brute = B
letter-blade = H
letter-siccaria = S

## Infernal warriors

demon-troglodyte = Troglodyte
demon-troglodyte-help = Weak alone, deadly in a pack. One hit kills one.
demon-tough-troglodyte = Tough Troglodyte
demon-tough-troglodyte-help = Fast, hard and Frenzied; must be attacked on its own.
demon-hellhound = Hellhound
demon-hellhound-help = Without a die it only stands in the way; the value of its die says what it can do.
demon-demon-of-combat = Demon of Combat
demon-demon-of-combat-help = Impressive, and a Bodyguard to its kind. War Cry: +2 CBT.
demon-demon-of-cruelty = Demon of Cruelty
demon-demon-of-cruelty-help = Troglodytes on its tile are Frenzied. Whip: some Troglodytes have +1 MVT.
demon-demon-of-destruction = Demon of Destruction
demon-demon-of-destruction-help = +3 CBT with two or more Humans on its tile. Quake: shakes a tile near it.
demon-underground-hunter = Underground Hunter
demon-underground-hunter-help = Elusive. +1 CBT for each cancelled line of its prey, at most +4. Ambush: comes in anywhere, or runs.
demon-master-of-souls = Master of Souls
demon-master-of-souls-help = Never moves, Impressive, out of reach of shots from next door. Whispers: takes an Instinct card.
demon-whisperer = The Whisperer
demon-whisperer-help = Obey: a Condemned warrior near it strikes a companion.
demon-winged-flayer = Winged Flayer
demon-winged-flayer-help = Fast and Elusive, +1 CBT against a lone Human. Snatch: carries a victim off.
demon-kartikeya = Kartikeya the Squamata
demon-kartikeya-help = Impressive, one life only. Shed Skin: two damage markers come off.
demon-pit-behemoth = Pit Behemoth
demon-pit-behemoth-help = Resistant, and takes the room of two. Trample: fights twice.
hound-die-1 = +2 MVT, +1 CBT, Elusive
hound-die-2 = +1 MVT, +2 CBT, +1 DEF
hound-die-3 = +2 MVT, +2 CBT
hound-die-4 = +1 MVT, +2 CBT, Impressive
hound-die-5 = +1 MVT, +3 CBT
hound-die-6 = +2 MVT, +3 CBT

## Talents

talent-elusive = Elusive
talent-elusive-help = Leaves a tile however many enemies stand there.
talent-impressive = Impressive
talent-impressive-help = Enemies cannot leave this warrior's tile.
talent-frenzied = Frenzied
talent-frenzied-help = Rolls each missed combat die once more.
talent-frantic = Frenzied
talent-frantic-help = Rolls each missed combat die once more.
talent-bodyguard = Bodyguard
talent-bodyguard-help = May take an ally's hits.
talent-blessed = Blessed
talent-blessed-help = Once per game, another warrior without an Instinct card gets +1 MVT or +2 CBT, and his line in use is healed.
talent-devoted = Devoted
talent-devoted-help = Uses the Gifts of the scenario, each on its line.
talent-ranged = Ranged Combat
talent-ranged-help = Attacks on the own tile or next door.
talent-resistant = Resistant
talent-resistant-help = Ignores the first hit of each activation phase.

## Gifts

gift-punish-the-evil = Punish the Evil
gift-punish-the-evil-help = Line 1: his combat dice of 2 or more hit, whatever the DEF.
gift-aura-of-anger = Aura of Anger
gift-aura-of-anger-help = Line 2: all his companions have +1 CBT until the next Human Preparation.
gift-aura-of-courage = Aura of Courage
gift-aura-of-courage-help = Line 2: a companion has +1 MVT, +1 CBT and +1 DEF until the next Human Preparation.
gift-assembly = Assembly
gift-assembly-help = Line 3: two more Activation Dice next round.
gift-laying-on-of-hands = Laying on of Hands
gift-laying-on-of-hands-help = Line 4: a companion beside him heals a line.
gift-prescience = Prescience
gift-prescience-help = Line 5: at the first exploration you choose the tile from three, and its turn.
gift-sacrificial-strike = Sacrificial Strike
gift-sacrificial-strike-help = Line 6: a warrior on his tile is hit, and on a die of 4 or more he is hit too. Up to twice.

## Equipment

object-blunderbuss = Blunderbuss
object-blunderbuss-help = Attacks the own tile or one next door, with +1 CBT.
object-grenade = Grenade
object-grenade-help = Once: everybody on the own tile or one next door is hit on a die of 4 or more, friends too.
object-steel-shield = Steel Shield
object-steel-shield-help = +1 DEF.
object-sceptre-of-command = Sceptre of Command
object-sceptre-of-command-help = One more Activation Die each round, even from an Exhausted bearer.
object-blessed-hammer = Blessed Hammer
object-blessed-hammer-help = Each hit on a Demon counts as two.
object-lantern = Lantern
object-lantern-help = You turn the tiles that its bearer explores; fog and mushrooms do not count for his attacks.
object-holy-water = Holy Water
object-holy-water-help = Once: heal a line of a warrior here, or hit a Demon or Hellhound here.
object-rope-and-hooks = Rope and Hooks
object-rope-and-hooks-help = Floods, booby-traps and devouring pits are nothing to its bearer.
object-surgeons-kit = Surgeon's Kit
object-surgeons-kit-help = Twice, before the dice and with no enemy beside him: another Human on his tile heals a line.
object-executioners-axe = Executioner's Axe
object-executioners-axe-help = +1 CBT.
object-soft-boots = Soft Boots
object-soft-boots-help = MVT is at least 2.
object-martyrs-medal = Martyr's Medal
object-martyrs-medal-help = Resistant.

## Instinct cards

instinct-valued = { $card } [{ $die }]
instinct-burst-of-speed = Burst of Speed
instinct-burst-of-speed-help = +1 MVT in this Human Activation.
instinct-killing-fury = Killing Fury
instinct-killing-fury-help = +2 CBT in this Human Activation.
instinct-brace = Brace
instinct-brace-help = +1 DEF until the next Human Preparation.
instinct-second-wind = Second Wind
instinct-second-wind-help = This warrior heals a line.
instinct-thick-skin = Thick Skin
instinct-thick-skin-help = Resistant until the next Human Preparation.
instinct-slip-away = Slip Away
instinct-slip-away-help = Elusive in this Human Activation.
instinct-blood-rage = Blood Rage
instinct-blood-rage-help = Frenzied in this Human Activation.
instinct-stand-over-them = Stand Over Them
instinct-stand-over-them-help = Impressive until the next Human Preparation.
instinct-take-the-blow = Take the Blow
instinct-take-the-blow-help = Bodyguard until the next Human Preparation.
instinct-steady-hand = Steady Hand
instinct-steady-hand-help = Ranged Combat in this Human Activation.
instinct-grit-teeth = Grit Teeth
instinct-grit-teeth-help = On a cancelled line: not Exhausted, but 1/1/4 without Talents, icon and Gift.
instinct-reckless-charge = Reckless Charge
instinct-reckless-charge-help = +1 MVT, +1 CBT, -1 DEF until the next Human Preparation.
instinct-nose-for-danger = Nose for Danger
instinct-nose-for-danger-help = Traps, alarms, floods and pits are nothing to him, and you turn the tiles that he explores.
instinct-double-blow = Double Blow
instinct-double-blow-help = He does not move, and may fight twice.

## Event cards

card-cave-in = Cave-in
card-cave-in-help = A passage is blocked until a warrior beside it clears it with CBT 2 or more.
card-crisis-of-faith = Crisis of Faith
card-crisis-of-faith-help = When the dice are given: no Gift and no blessing this round.
card-broken-gear = Broken Gear
card-broken-gear-help = The Human player discards a piece of equipment.
card-demonic-rage = Demonic Rage
card-demonic-rage-help = As the Infernal Activation begins: the Demon is Frenzied.
card-possession = Possession
card-possession-help = In the Infernal Activation: a Condemned warrior or a Siccaria attacks a companion, and no Bodyguard helps.
card-panic = Panic
card-panic-help = After the roll: the dice are dealt by lot. A die on a cancelled line may be rolled again once.
card-suicide-attack = Suicide Attack
card-suicide-attack-help = An attacking Troglodyte has +2 CBT, then it is gone.
card-terror = Terror
card-terror-help = A Condemned warrior runs through a passage to a tile of your choice.
card-tough-troglodyte = Tough Troglodyte
card-tough-troglodyte-help = A Tough Troglodyte comes in where a Troglodyte may, free of charge.
card-toxic-fumes = Toxic Fumes
card-toxic-fumes-help = Each Human on a tile is hit on a die of 3 or more.
card-mark-of-the-pit = Mark of the Pit
card-mark-of-the-pit-help = Your Demon has +1 MVT, +1 CBT and +1 DEF until the next Infernal Preparation.
card-legion = Legion
card-legion-help = As the Human Activation begins: Troglodytes have +1 DEF in it.
card-snare = Snare
card-snare-help = A Human of your choice is hit.
card-lost = Lost
card-lost-help = When a tile is drawn: it goes under the stack, and rubble seals the opening for good.
card-critical-hit = Critical Hit
card-critical-hit-help = As the Infernal Activation begins: a Human is no Bodyguard in it.
card-dark-tide = Dark Tide
card-dark-tide-help = In the Infernal Preparation: 3 TP.
card-echoes = Echoes
card-echoes-help = Before the Dice of Destiny: one more is rolled.
card-burrow = Burrow
card-burrow-help = A hole token goes to a tile with a Troglodyte.

## The Board of Destiny

square-abyssal-threat = Abyssal Threat
square-abyssal-threat-needs = one to three dice of one colour
square-abyssal-threat-does = 3 TP for each die
square-abyssal-threat-brief = 3 TP for each die
square-supernatural-speed = Supernatural Speed
square-supernatural-speed-needs = two white dice
square-supernatural-speed-does = Troglodytes have +1 MVT
square-supernatural-speed-brief = Troglodytes: +1 MVT
square-frenzied-creatures = Frenzied Creatures
square-frenzied-creatures-needs = two red dice
square-frenzied-creatures-does = Troglodytes are Frenzied
square-frenzied-creatures-brief = Troglodytes: Frenzied
square-dark-destiny = Dark Destiny
square-dark-destiny-needs = one die
square-dark-destiny-does = draw as many Event cards as it shows, keep one
square-dark-destiny-brief = draw its value, keep one
square-intrepid-charge = Intrepid Charge
square-intrepid-charge-needs = two or three dice, a total of 7 or more
square-intrepid-charge-does = your warriors may come in beside Humans this round
square-intrepid-charge-brief = come in beside Humans
square-sneaky-charge = Sneaky Charge
square-sneaky-charge-needs = two or three dice, a total of 8 or more
square-sneaky-charge-does = your warriors may come in on tiles without an unexplored opening this round
square-sneaky-charge-brief = come in without an opening
square-war-cry = War Cry
square-war-cry-needs = two red dice
square-war-cry-does = the Demon of Combat has +2 CBT
square-war-cry-brief = the Demon: +2 CBT
square-whip = Whip
square-whip-needs = one die
square-whip-does = up to as many Troglodytes as it shows have +1 MVT
square-whip-brief = its value in Trogl.: +1 MVT
square-quake = Quake
square-quake-needs = two or three dice, a total of 9 or more
square-quake-does = each Human on a tile near the Demon is hit on a die of 4 or more
square-quake-brief = a tile: hits on 4+
square-ambush = Ambush
square-ambush-needs = two dice of equal value
square-ambush-does = the Hunter comes in anywhere this round, or has +2 MVT in play
square-ambush-brief = Hunter: anywhere, or +2 MVT
square-whispers = Whispers
square-whispers-needs = one white and one red die
square-whispers-does = the Human player loses an Instinct card by lot; with none, a Human has -1 MVT
square-whispers-brief = an Instinct card is lost
square-obey = Obey
square-obey-needs = one die of 5 or more
square-obey-does = once in this Infernal Activation a Condemned warrior near the Whisperer strikes a companion
square-obey-brief = a Condemned one strikes
square-snatch = Snatch
square-snatch-needs = two white dice
square-snatch-does = once, after a hit, the Flayer moves a tile and takes its victim along
square-snatch-brief = carries a victim off
square-shed-skin = Shed Skin
square-shed-skin-needs = three dice of one colour
square-shed-skin-does = two damage markers come off Kartikeya
square-shed-skin-brief = 2 damage come off
square-trample = Trample
square-trample-needs = two or three dice, a total of 8 or more
square-trample-does = the Behemoth may fight twice in this Infernal Activation
square-trample-brief = fights twice
square-hellhound-1 = Hellhound 1
square-hellhound-1-needs = one die
square-hellhound-1-does = its value says what the Hellhound can do
square-hellhound-1-brief = moves and fights
square-hellhound-2 = Hellhound 2
square-hellhound-2-needs = one die
square-hellhound-2-does = its value says what the Hellhound can do
square-hellhound-2-brief = moves and fights
square-ritual = Ritual
square-ritual-needs = two or three dice, a total of 9 or more
square-ritual-does = the ritual goes on by 1
square-ritual-brief = ritual +1
label-pool = Available dice: { $count }
label-alarm = Alarm: one more die at the next roll
label-waiting = Waiting: { $dice }
label-triggered = Triggered: { $dice }
label-met = met
colour-white = white
colour-red = red

## The Board of Destiny and the cards, as they are drawn

label-destiny-how = Dice wait here with their values, round after round. Once all are placed, every power that has what it needs happens.
label-next-roll = { $count ->
    [one] Next roll: 1 die
   *[other] Next roll: { $count } dice
}
label-hound-dice = What a die gives a Hellhound
label-reserve = In reserve
label-hand-most = At most { $most } in hand
label-instinct-left = { $count ->
    [0] No Instinct cards left
    [one] 1 Instinct card left
   *[other] { $count } Instinct cards left
}
line-instinct = Instinct icon: draw a card
state-resisted = has shrugged off a hit
space-waits = { $count ->
    [one] 1 die waits
   *[other] { $count } dice wait
}
space-lacks-any = { $count ->
    [one] 1 more needed
   *[other] { $count } more needed
}
space-lacks-white = { $count ->
    [one] 1 more white one needed
   *[other] { $count } more white ones needed
}
space-lacks-red = { $count ->
    [one] 1 more red one needed
   *[other] { $count } more red ones needed
}
space-lacks-equal = { $count ->
    [one] 1 more of value { $die } needed
   *[other] { $count } more of value { $die } needed
}
space-lacks-total = { $total ->
    [one] 1 more point needed
   *[other] { $total } more points needed
}
space-met = Met: it happens when all dice are placed
space-active = Triggered: in force this round
space-closed = Takes no dice now
space-completes = that is all it needs

## Scenarios

scenario-the-draught = The Draught
scenario-the-draught-briefing = The rope is cut and the lamps burn low. A draught comes down the tunnels: follow it, opening by opening, before the dark closes in.
scenario-the-draught-human = Two of your warriors must enter the Exit.
scenario-the-draught-demon = See to it that fewer than two get out.
scenario-the-draught-draw = A draw only after a hundred rounds.
scenario-hold-the-stair = Hold the Stair
scenario-hold-the-stair-briefing = One stair leads up to the sleeping town, and everything below wants to climb it. Nine rounds until the gate is walled up.
scenario-hold-the-stair-human = Somebody must be alive after round 9, and the breach below 7.
scenario-hold-the-stair-demon = Climb the stair until the breach is 7, or kill everybody.
scenario-hold-the-stair-draw = There is no draw.
scenario-silence-the-choir = Silence the Choir
scenario-silence-the-choir-briefing = A choir sings under the streets, and those who hear it walk down and do not return. Find its Master and end the song.
scenario-silence-the-choir-human = Kill the Master of Souls within 12 rounds.
scenario-silence-the-choir-demon = Keep the Master alive for 12 rounds, or kill everybody.
scenario-silence-the-choir-draw = There is no draw.
scenario-the-ossuary = The Ossuary
scenario-the-ossuary-briefing = A saint's bones lie somewhere in the deep, behind one of four doors. One of the others is cursed.
scenario-the-ossuary-human = Carry the relic to the Exit within 14 rounds.
scenario-the-ossuary-demon = Keep the relic below for 14 rounds, or kill everybody.
scenario-the-ossuary-draw = There is no draw.
scenario-powder-and-ritual = Powder and Ritual
scenario-powder-and-ritual-briefing = Two wells, two kegs, and a ritual that is already being spoken. Whoever finishes first closes the other's door.
scenario-powder-and-ritual-human = Plant a keg at both demonic wells within 20 rounds.
scenario-powder-and-ritual-demon = Bring the ritual to 4, kill everybody, or outlast 20 rounds.
scenario-powder-and-ritual-draw = There is no draw.
scenario-squamatas-ring = The Squamata's Ring
scenario-squamatas-ring-briefing = Nine tiles, no way out, and a thing in scales that waits on the far side. It has heard of the swordswoman, and she of it.
scenario-squamatas-ring-human = Kill Kartikeya within 12 rounds.
scenario-squamatas-ring-demon = Kill the Siccaria within 12 rounds.
scenario-squamatas-ring-draw = A draw after 12 rounds.
scenario-three-seals = Three Seals
scenario-three-seals-briefing = While he prays in the forgotten chapel, three seals keep the deep shut. Teeth are already at work on them.
scenario-three-seals-human = The Redeemer must pray six times within 14 rounds.
scenario-three-seals-demon = Break all three seals, kill the Redeemer, or outlast 14 rounds.
scenario-three-seals-draw = There is no draw.
scenario-the-thieves = The Thieves
scenario-the-thieves-briefing = Three chests were there last night. Now there are three trails of small clawed feet, all of them fresh.
scenario-the-thieves-human = Carry two chests out by the Exit within 15 rounds.
scenario-the-thieves-demon = Carry two chests into holes or lairs, kill everybody, or outlast 15 rounds.
scenario-the-thieves-draw = There is no draw.
scenario-the-draught-2009 = The Draught, with the ending of 2009
scenario-the-draught-2009-briefing = The same draught through the same tunnels; but one who gets out is not for nothing.
scenario-the-draught-2009-human = Two of your warriors must enter the Exit.
scenario-the-draught-2009-demon = No Human may get out.
scenario-the-draught-2009-draw = A draw if one gets out and all others die.

## Options

option-reshuffle = Decks that run out
option-reshuffle-help = Is an empty deck made anew from its discards?
option-reshuffle-false = Stay empty, as in 2009
option-reshuffle-true = Are shuffled again

## What the screen says

label-action-dice = Activation Dice: { $dice }
label-extra-action-dice = Activation Dice to come: +{ $count }
label-wounds = { $wounds }/{ $health } damage
label-trail = Draught: { $number }
label-escaped = Escaped: { $count }/{ $least }
label-breach = Breach: { $count }/{ $least }
label-kegs = Kegs planted: { $count }/{ $least }
label-ritual = Ritual: { $count }/{ $least }
label-prayer = Prayer: { $count }/{ $least }
label-seals = Seals broken: { $count }/{ $least }
label-chests-saved = Chests saved: { $count }/{ $least }
label-chests-stolen = Chests stolen: { $count }/{ $least }
legend-trail = draught
legend-seal = seal
legend-relic = relic
legend-keg = keg
legend-chest = chest
legend-crack = crack
odds-wounds = { $hits ->
    [0] no damage
    [one] 1 damage
   *[other] { $hits } damage
}
chain-initiative = Human Preparation
chain-preparation = Infernal Preparation
chain-threat = Threat

## Moves of scenarios

move-trail = Draught token at { $x },{ $y }, { $side }
group-trail = Draught token at
move-hand-over = Hand the relic over
move-plant = Plant the keg
move-pray = Pray
move-gnaw = Gnaw at the seal
move-take-chest = Take the chest
move-climb = Climb the stair

## Other moves

move-assign-instinct = { $die } for { $who }: { $mvt }/{ $cbt }/{ $def }, Instinct
short-assign-instinct = { $die }: { $mvt }/{ $cbt }/{ $def }, Instinct
move-instinct-value = { $card } for { $who }: his die becomes { $die }, { $mvt }/{ $cbt }/{ $def }
move-instinct-exhausted = { $card } for { $who }: his die becomes { $die }, Exhausted ({ $mvt }/{ $cbt }/{ $def } is cancelled)
move-instinct-effect = { $card } for { $who }: { $help }
group-instinct = { $card }
short-instinct-value = { $who }: die { $die }, { $mvt }/{ $cbt }/{ $def }
short-instinct-exhausted = { $who }: die { $die }, Exhausted
short-instinct-effect = { $who }: { $help }
move-draw-card = Draw an Instinct card
move-drop = Discard { $card }
move-keep-card = Keep { $card }
move-use = Use: { $object }
move-use-throw = Throw: { $object }
move-use-heal = { $object }: heal somebody here
move-use-burn = { $object }: burn a Demon or Hellhound here
move-take-back = Take the { $die } back from { $square }
group-take-back = Take back from { $square }
move-roll = Roll the dice
move-hound-die = A die of { $die }: { $does }
group-hound-die = A die of
short-hound-die = { $die }: { $does }
move-power = { $square } now
move-whip = Drive it on: +1 MVT
move-site = Lay it { $side }
group-site = Lay it

## Questions

ask-trail = On which opening does the draught token go?
ask-before-roll = Before the Activation Dice: does anybody heal?
ask-rolled = The Activation Dice show { $dice }. Play a card?
ask-resolve = Which power happens first?
ask-instinct = Give an Instinct card, for its value or for its effect?
ask-icon = { $who } is on a line with the Instinct icon. Draw a card?
ask-gifts = Which Gift is used?
ask-human-start = The Human Activation begins. Play a card?
ask-drop = Too many cards: which one goes?
ask-keep = Which of these cards do you keep? The others are discarded.
ask-site = { $tile }: at which opening of the first tile does it lie?
ask-take-back = Take waiting dice back before you roll?
ask-prepared = The powers are done. Play a card?
ask-hound-die = { $who } comes in: a die of the pool for it?
ask-take-free = Who takes it up?
ask-trap = Whom does the power strike?
ask-fallen = { $count ->
    [one] One of the Troglodytes dies: which?
   *[other] { $count } of the Troglodytes die: which first?
}
ask-snatch = Where does the Flayer carry { $who } off to?
ask-defect = { $card }: which piece of equipment is lost?

## The log

event-team-member = { $who } is one of them.
event-object-given = { $who } bears: { $object }.
event-defect = { $who } loses: { $object }.
event-advantages-dealt = { $count ->
    [0] The Human player has no Instinct card.
    [one] The Human player has 1 Instinct card.
   *[other] The Human player has { $count } Instinct cards.
}
event-advantage-drawn = The Human player draws an Instinct card.
event-action-roll = Activation Dice: { $dice }.
event-frantic = Frenzied, rolled again: { $dice }.
event-wounded = { $who }: { $wounds } of { $health } damage ({ $cause }).
event-event-drawn = { $count ->
    [one] The Infernal player draws an Event card.
   *[other] The Infernal player draws { $count } Event cards.
}
event-instinct-value = { $who } gets { $card }: his die becomes { $die }.
event-instinct-effect = { $who } gets { $card } for its effect (value { $die }).
event-discarded = { $player }: { $card } is discarded.
event-discarded-unseen = { $player }: a card is discarded.
event-reshuffled-events = The discarded Events are shuffled into a new deck.
event-reshuffled-instinct = The discarded Instinct cards are shuffled into a new deck.
event-taken-back = The { $die } comes back from { $square }.
event-power = { $square }!
event-dark-count = The infernals stand at { $number }.
event-hound-die = { $who } has a die of { $die }.
event-resisted = { $who } shrugs a hit off.
event-climbed = { $who } climbs the stair: the breach grows by { $points }.
event-used = { $who } uses: { $object }.
event-planted = { $who } plants a keg at { $x },{ $y }.
event-cracked = The seal at { $x },{ $y } cracks ({ $count }).
event-found = { $who } finds: { $token }.
event-lost-tile = { $tile } goes under the stack; rubble seals the opening { $side } of { $x },{ $y } for good.
event-trail = The draught stands at { $number }, at { $x },{ $y } { $side }.

## The end

end-demon = The Infernal player wins. { $reason }
end-two-escaped = Two warriors have escaped.
end-one-escaped = Only one escaped.
end-cannot-escape = Two can no longer escape.
end-breach = The breach is open.
end-stair-held = The stair is held.
end-master-dead = The Master of Souls is dead.
end-relic-out = The relic is safe.
end-kegs-planted = Both wells are ready to blow.
end-ritual-done = The ritual is complete.
end-kartikeya-dead = Kartikeya is dead.
end-siccaria-dead = The Siccaria is dead.
end-rounds-draw = Twelve rounds, and both still stand.
end-prayer-done = The prayer is ended.
end-seals-broken = All three seals are broken.
end-redeemer-dead = The Redeemer is dead.
end-chests-saved = Two chests are back in the town.
end-chests-stolen = Two chests are gone for good.

## Why a move is refused

# Rule 12.1
why-demons-explore-not = Infernal warriors never explore
# Rule 23.8
why-shot-useless = { $target } cannot be attacked from another tile
# Rule 11.2
why-no-demon-to-buy = This scenario has no Demon to buy
# Rule 11.2
why-no-troglodytes = No such figure is left in the reserve
# Rule 25.20
why-demon-in-play = There is already a Demon in play
# Rule 25.22
why-square-used = { $square } takes no more dice
# Rule 20.14
why-rooted = { $who } strikes twice and does not move
# Rule 2.5
why-has-card = { $who } already has an Instinct card
# Rule 20.11
why-line-holds = The line of { $who } is not cancelled
# Rule 25.23
why-no-pool = There is no die in the pool
# Rule 25.58
why-pool-short = The pool has too few dice: take some back
# Rule 25.68
why-not-ready = This power has not been triggered
# Rule 24.2
why-stair-late = Climbing is the whole activation
# Rule 3.3
why-no-use = { $who } cannot use this
# Rule 25.69
why-second-blow = The second action can only be a combat
# Rule 25.59
why-space-closed = { $square } takes no dice now
# Rule 14.3
why-not-bearer = { $who } cannot bear: { $object }

## A person's own scenario before it is played

briefing-tp = The infernals begin with { $tp } TP.

## What is said while dice roll and cards turn over

stage-action-roll = Activation Dice
stage-human-card = An Instinct card
