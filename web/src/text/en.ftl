### The page's own words in English. fr.ftl has the same messages with the same arguments.

## Home
title = Undercroft
tagline = A lantern-lit table for games under the earth
play = Play
continue = Continue
learn = Learn
sound = Sound
hurry = Play on
walk-to = { $steps ->
    [one] Walk to { $place }: one step
   *[other] Walk to { $place }: { $steps } steps
}
walk-stopped = The walk ends after { $done } of { $all } steps. { $why }
at-once = The computer answers at once
continue-title = Go on where you were
walled = A wall. For now.
open-tables = Open tables
no-open-tables = Nobody waits for company just now. Start a public table and somebody may come.
join = Join
watch = Watch
forget = Forget
rules = Rules
credits = Credits
help = Help
example = { $kind ->
    [scenario] Save the example of a scenario
    [guide] Save the example of a guide
   *[other] Save the example of data
}
manual-title = Play at the table
verify-dice = Verify dice
seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
drop-file = Drop a record, scenario, data file or guide here, or
choose-file = choose a file
drop-again = Changed it? Drop the file again, or
file-checking = Checking { $name }…
file-faults = { $count ->
    [one] { $name } cannot be used. One thing is wrong:
   *[other] { $name } cannot be used. { $count } things are wrong:
}
file-kind = { $kind ->
    [scenario] Your own scenario
    [guide] Your own guide
   *[other] Your own data
}
file-large = It is too large: at most { $kilobytes } kilobytes are read.
file-start = How it begins
file-in-words = The beginning in words
file-value = Value
file-was = was
file-now = is now
file-warnings = It is good, and yet:
file-no-changes = It changes no value of the game.
file-measured = Checked. The computer played it { $games ->
    [one] once
   *[other] { $games } times
}, in { $turns } turns: { $sides }.
file-side = { $who } won { $count }
file-together = won { $count ->
    [0] none
   *[other] { $count }
}
file-drawn = drawn { $count }
file-without = Play without this file
file-begin = Begin the guide
settings = Settings
language = Language
theme = Light
theme-auto = As the device
theme-dark = Lantern
theme-light = Daylight
in-words = The board in words
back-home = All games
loading = A moment…
offline = The server does not answer. Is it running?
not-found = There is nothing at this address.

## New game
new-title = A new game of { $game }
your-name = Your name
guest = Guest
alone = Play alone
alone-help = You run everybody.
with-computer = With the computer
with-computer-help = You and { $count ->
    [one] one computer player
   *[other] { $count } computer players
}.
other-side = With the computer, other side
as-side = You: { $side }.
same-screen = Friends, one screen
same-screen-help = { $count } people at this screen, in turn.
by-link = Friends, by a link
by-link-help = You get a link to send.
more-choices = Choose everything
who-plays = Who plays
seats = Seats
seat-n = Seat { $number }
seat-me = Me
seat-open = Open, by a link
seat-computer = Computer: { $agent }
public-table = Anybody may find and join this table
table-hints = Hints may be asked for
clock = Clock
clock-none = No clock
clock-live = { $minutes } minutes each, and { $seconds } s per answer
clock-days = { $days ->
    [one] one day per answer
   *[other] { $days } days per answer
}
start = Start
when-gone = When time is up or somebody is gone
when-gone-computer = the computer plays on
when-gone-open = the seat is free for another
when-gone-claim = the others may claim the win
gone-after = Gone means away for
gone-never = any time: we wait
gone-minutes = ten minutes
gone-day = a day
gone-week = a week
guide-about = { $steps } steps, a few minutes.
yes = Yes
no = No

## Table
stage = What happens is acted out
stage-full = in full
stage-brief = briefly
stage-at-once = not at all
acted-out = This happens…
skip = Skip
just-happened = Just happened (open the log)
board = Board
you = you
waiting-for = Waiting for { $who }…
your-question = Your turn
watching = You are watching.
nobody-asked = The table is thinking…
send-link = { $seat }: send this link
copy = Copy
copied = Copied
take-seat = Sit down
take-seat-title = A seat is kept for you
connection-lost = Connection lost. Trying again…
connecting = Finding the table…
unknown-table = There is no such table. It may have been closed.
tab-table = Table
tab-log = Log
tab-rules = Rules
tab-chat = Chat
tab-words = Words
tab-moves = Moves
panels = Panels
close = Close
undo = Take back
hint = Hint
odds = Odds
no-odds = No chances to reckon here.
hint-says = The computer would: { $label }
why = Why not?
rule-n = Rule { $rule }
pick-one = What would you do there?
cancel = Cancel
all-moves = All moves
resolving = Being resolved
moves = Moves
press = Press { $key }
zoom-in = Nearer
zoom-out = Farther
zoom-fit = See everything
typed = Say a move in words
typed-help = For example: { $example }
say-it = Say it
nothing-asked = Nothing is asked of you now.
computer-plays = computer
is-away = away
stands-in = the computer stands in
sit-again = Take my seat back
to-answer = to answer
is-free = free
has-conceded = has given up
is-shared = shares the view
see-as = See with these eyes
see-as-all = See as everybody
public-note = This table is public: anybody may find it on the first page and sit down.
log-look = See the board at that moment
as-it-was = As it was:
to-now = Back to now
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything.
chat-say = Say something
send = Send
search-rules = Search the rules
no-rule-found = No rule speaks of that.
designed-mark = our own reading where the printed game is silent
game-over = The game is over
won = Won
lost = Lost
drawn = Drawn
see-replay = See it again
again = Play again
again-swapped = Play again, seats swapped
guide-step = Step { $step } of { $steps }
guide-skip = Skip the guide
guide-through = You made it
guide-over = The guide is over
guide-real = Play a real game
guide-again = The guide once more
to-rematch = To the new table
concede = Give up
concede-sure = Really give up?
takeback = Ask to take back
takeback-alone = Take back the last answer
takeback-waits = Your takeback waits for { $who }.
claim = Claim the win
claim-help = { $who } ran out of time or is gone.
stood-in = The computer plays for { $who }.
standing = Always pass in reaction windows
always-ask = Always ask me in reaction windows
always-ask-help = The table never passes for you, even if you have no card that fits; the window stays open until you answer.
window-time = Time left to answer
window-answered = Answered; it counts when the time is over.
window-more-asked = More time is asked for.
more-time = More time
more-time-help = The others see it only when the time is over. Without an answer the table passes for you then.
standing-help = The table passes for you whenever others act and you could answer with a card.
point = Point at a place
point-where = Click the place that all should see.
keep-seen = Save what I have seen
play-after-all = Play on after all
leave = Stand up
leave-computer = Stand up, and let the computer play?
leave-open = Stand up, and free the seat?
leave-claim = Stand up, and give up?
takeback-asked = { $who } would like to take back the last answer.
agree = Agree
refuse = Refuse
other-device = Go on at another device
other-device-help = Open this link there, once:
more = More
share-view = Let onlookers see my view
notify = Tell me when it is my turn
point-here = Point here for all

## Curtain
curtain-title = { $who }, the screen is yours
curtain-help = Let nobody else look, then lift the curtain.
curtain-lift = Lift the curtain
curtain-window = Answer or pass
curtain-window-help = Somebody at this table may have something to say. Each of you looks alone.
curtain-wait = The curtain is down. { $who } is thinking.
curtain-lower = Lower the curtain
curtain-pass = { $who } passes
curtain-peek = Look as { $who }
seat-of = { $name } ({ $label })

## Study
study = Study
step-of = Step { $step } of { $steps }
first = First
previous = Back
next = Forward
last = Last
play-on = Run
pause = Stop
speed = Speed
branch = Play on from here
as-seen-by = As seen by
everybody = everybody
by-hand = Save the record
to-decide = { $who } to decide
the-start = The beginning

## Verify
verify-title = Were the dice honest?
verify-help = Before the first move the server gave away the fingerprint of its dice. Now that the game is over it shows the seed; everybody can check that the seed has that fingerprint and that every result came from it.
verify-record = Record
verify-seed = Seed
verify-commitment = Fingerprint
verify-go = Verify
verify-good = Honest
verify-bad = Not proven
verify-guided = Set by a guide

## Credits
devices = My devices
devices-title = My devices
devices-help = You are { $name }. At these devices you are known; one that is revoked holds none of your seats any more.
devices-nobody = You are not known here yet. That happens by itself when you make a table or sit down at one.
devices-unknown = A browser
devices-seen = since { $made }, last on { $seen }
devices-this = this one
devices-revoke = Revoke
devices-link = Be known at another device
devices-link-help = Open this link there within ten minutes; it works once:
devices-come-in = Yes, this is my device
devices-come-in-help = This link makes you known at this device.
devices-delete = Forget me
devices-delete-sure = Really: my name and what I said go, my seats are lost
credits-title = Credits
credits-help = Undercroft is free software. Its drawings are made by the page itself; it also uses the work of others, with thanks:
credits-icons = Icons: Game-icons.net by Lorc, Delapouite and other contributors, under CC BY 3.0
credits-display = Titles: IM Fell English by Igino Marini, under the SIL Open Font License
credits-sans = Text: Source Sans 3 by Paul D. Hunt at Adobe, under the SIL Open Font License
credits-code = Made with Svelte, Vite and Fluent, under their free licences
credits-games = The games belong to their authors and publishers. Rules are told in our own words; nothing printed is copied.

## When something is out of the ordinary
restart-in = The server will be restarted in { $time }. The game goes on afterwards; no clock runs meanwhile.
restart-now = The server is being restarted. No clock runs; the game goes on in a moment.
closed-title = This table is closed
closed-help = The game cannot go on here. Its record is kept: it has every move that was made.
closed-record = Save the record
send-away = Send away
anybody-may-sit = Show this table in the list: anybody may sit down
report = Report somebody
report-help = Those who run this server will see it, with the last lines of the chat. Nobody at the table is told.
report-whom = Whom
report-why = What happened
report-send = Send the report
report-told = Thank you. It was sent.

## What is stored
stored = What is stored
stored-help = This server stores what is needed to play, and shows it to nobody else. It asks for no real name and no address.
stored-tables = Tables: names at the seats, every move with its time, who may hold which seat (only as fingerprints of secrets).
stored-chat = What people write to each other at a table.
stored-records = Records of finished games, with the names at the seats; whoever has the link can read them.
stored-persons = Persons: a name, the devices at which they are known, when they were last here.
stored-reports = Reports about somebody at a table, with the last lines of the chat.
stored-addresses = Addresses of visitors
stored-browser = In this browser
stored-browser-help = The secrets of your seats, your tables and your settings. They stay until you delete them; there are no cookies and nobody else’s scripts.
stored-days = { $days ->
    [one] Deleted after one day.
   *[other] Deleted after { $days } days.
}
stored-always = Kept until it is deleted; no limit is set.
stored-logged = Written to the server’s log.
stored-not-logged = Not written down; they are used for a moment to keep anybody from taking too much.
stored-rights = Whoever runs this server can hand over all that is stored of you, and forget you: the games stay, without your name.
