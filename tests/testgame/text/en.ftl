### The words of Skulk in English. text/fr.ftl has the same messages with the same arguments.
### Reasons (why-...) and labels (move-...) carry no full stop.

## The game

game-name = Skulk
game-help = Thieves in the same cellars on the same night: choose in secret, take, snatch, and be gone before the Warden wakes.
option-scenario = Place
option-scenario-cellar = The cellar (8 rounds)
option-scenario-catacombs = The catacombs (12 rounds)
option-hand = Tricks at the start
option-rematch = Roll again when a scuffle is tied
thief = Thief { $number }

## Cards

treasure-coin = coin
treasure-ring = ring
treasure-skull = skull
treasure-goblet = goblet
treasure-crown = crown
treasure-warden = Warden
trick-snatch = Snatch
trick-peer = Peer
trick-hush = Hush
trick-decoy = Decoy
card-hidden = a hidden card
tunnel-left = left tunnel
tunnel-right = right tunnel
list-end = { $treasure }
list-more = { $treasure }, { $rest }

## Moves

move-left = Left tunnel
move-right = Right tunnel
move-lurk = Lurk
move-watch = Watch { $thief }
move-bring = Bring { $trick }
move-bare = Bring nothing
move-snatch = Snatch from { $thief }
move-peer = Peer at the treasures
move-hush = Hush
move-decoy = Decoy towards { $thief }
move-take = Take treasure { $number }
move-lay = Lay { $treasure } next
move-turn = Turn up treasure { $number }
move-give = Give up treasure { $number }

## Questions

ask-choosing = Where do you go?
ask-watching = You are the lookout: whose choice do you look at?
ask-changing = You have looked. Where do you go yourself?
ask-bringing = A scuffle in the { $place }: what do you bring?
ask-acting = The hour of tricks: do you play one?
ask-answering = { $trick } Do you answer?
ask-taking = Which treasure do you take from { $thief }?
ask-laying = Which treasure goes on next, from the top?
ask-turning = Your snatch came back: which of your treasures do you turn up?
ask-giving = The Warden has you: which treasure do you give up?

## Reasons

why-not-now = That does not answer the question “{ $question }”
why-no-thief = There is no such thief in the cellars
why-yourself = You cannot point at yourself
why-no-trick = You hold no such trick
why-no-treasure = That thief has no treasure
why-layers-empty = No treasure is left to look at
why-no-snatch = A decoy answers nothing but a snatch
why-not-aimed = The snatch is not aimed at you
why-no-slot = No treasure lies there
why-face-up = That treasure lies face up already
why-not-on-top = That treasure is not one of those you are looking at

## Tricks being played

trick-plain = { $thief } plays { $trick }.
trick-aimed = { $thief } plays { $trick } on { $target }.
trick-moved = { $thief } plays { $trick }, pointing at { $target }.

## The log

log-round = Round { $round }. { $thief } is the lookout.
log-watched = { $thief } looks at the choice of { $other }.
log-saw-choice-left = You see that { $thief } goes left.
log-saw-choice-right = You see that { $thief } goes right.
log-saw-choice-lurk = You see that { $thief } lurks.
log-went-left = { $thief } goes left.
log-went-right = { $thief } goes right.
log-went-lurk = { $thief } lurks.
log-drew = { $thief } draws a trick.
log-drew-trick = You drew { $trick }.
log-reshuffled = The spent tricks are shuffled: { $count } to draw.
log-crowd = A scuffle in the { $place }!
log-brought = { $thief } brings { $trick }.
log-bare = { $thief } brings nothing.
log-rolled = { $thief } rolls { $die }, { $total } in all.
log-shared = Nobody comes out ahead in the { $place }.
log-took = { $thief } takes a treasure from the { $place }.
log-found = { $thief } took this: { $treasure }.
log-hushed = { $trick } is cancelled.
log-aimed = The snatch is now aimed at { $thief }.
log-snatched = { $thief } takes treasure { $number } of { $other }.
log-peered = { $thief } looks at { $count ->
    [one] the top treasure
   *[other] the top { $count } treasures
}.
log-saw-top = You see, from the top: { $treasures }.
log-laid-back = { $thief } lays the treasures back.
log-turned-up = { $thief } turns up: { $treasure }.
log-warden = { $thief } wakes the Warden!
log-gave-up = { $thief } gives up: { $treasure }.
log-dawn = Dawn breaks.

## What a thief sees

see-round = Round { $round } of { $rounds }. Lookout: { $thief }.
see-left = Left: { $treasures } treasures, { $tricks } tricks.
see-next = Next treasures: { $cards }.
see-thief = { $thief }: tricks { $tricks }, treasures: { $treasures }.
see-nothing = none
see-choice-left = Goes left.
see-choice-right = Goes right.
see-choice-lurk = Lurks.
see-hand = Your tricks: { $cards }.
see-spent = Spent: { $cards }.
see-answer = You have answered “{ $words }” and wait for the others.
see-scores = Scores: { $scores }.
odds-warden = The Warden is next: { $wardens } in { $cards }.

## The end

end-warden = The Warden is awake.
end-dawn = Dawn has come.
end-win = { $cause } { $thief } wins with { $score }.
end-draw = { $cause } Nobody stands alone at the top with { $score }: a draw.
