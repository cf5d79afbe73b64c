### The command line in English. fr.ftl has the same messages with the same arguments.

## The help pages

help = A table for underground board games, with their complete rules.
help-examples =
    Examples:
      undercroft                                    the menu: choose a game and play
      undercroft play subterra --seats me,greedy    a game with a partner
      undercroft rules subterra 4.2                 one rule
      undercroft legal subterra --seed 1            the moves of a first position
      undercroft apply subterra "pass" --seed 1 | undercroft legal -

    Without a command, the menu. `undercroft COMMAND --help` shows more examples.
help-usage = Usage:
help-help = Show this page.
help-version = Show the version.
help-play = Play a game in the terminal, new or from a file.
help-play-examples =
    Examples:
      undercroft play subterra
      undercroft play subterra --seats me,greedy,greedy,random --scenario expert
      undercroft play subterra --set caver-count=5 --seed 7 --lang fr
      undercroft play my-game.record
      undercroft play subterra --seats me --json      for a program: one JSON object per line

    While playing, type the words of a move, its number or the beginning of it; Tab completes. `help` lists the rest.
help-games = List the games with their scenarios, options and seats.
help-games-examples =
    Examples:
      undercroft games
      undercroft games subterra --json
help-rules = Read the numbered rules of a game.
help-rules-examples =
    Examples:
      undercroft rules subterra
      undercroft rules subterra 4
      undercroft rules subterra 4.2 --lang fr
help-replay = Replay a record, as a story or step by step.
help-replay-examples =
    Examples:
      undercroft replay my-game.record
      undercroft replay my-game.record --step
help-verify = Replay a record and check every hash in it.
help-verify-examples =
    Example:
      undercroft verify my-game.record
help-check = Check a scenario, data or diagram file that you wrote.
help-check-examples =
    Examples:
      undercroft check my-box.toml
      undercroft check corner.toml
help-legal = List the legal moves of a position.
help-legal-examples =
    Examples:
      undercroft legal position.json
      undercroft legal corner.toml --words
      undercroft legal hazard.toml --chance "draw gas-1"
      cat my-game.record | undercroft legal - --json
help-apply = Answer a question and print the position that follows.
help-apply-examples =
    Examples:
      undercroft apply position.json "explore north"
      undercroft apply position.json "explore north" --chance "draw plain-x1"
      undercroft apply corner.toml "hide" --chance "roll 3" | undercroft legal -
      undercroft apply my-game.record "pass" --record > longer.record
help-explain = Say why a move is refused, and by which rule.
help-explain-examples =
    Example:
      undercroft explain position.json "explore north"
help-diagram = Write a position as a diagram, or draw it.
help-diagram-examples =
    Examples:
      undercroft diagram position.json > corner.toml
      undercroft diagram my-game.record --picture
help-sim = Play many games between agents and print the results.
help-sim-examples =
    Examples:
      undercroft sim subterra --games 1000 --seats random,random,random,random
      undercroft sim subterra --games 200 --seats greedy,greedy --processes 2
      undercroft sim subterra --seats my_bots:Careful,greedy --json
help-perft = Count the lines of play from a position to a depth.
help-perft-examples =
    Examples:
      undercroft perft corner.toml --depth 2 --split
      undercroft perft hazard.toml --depth 1 --chance "draw gas-1"
help-fuzz = Play random games and check everything that can be checked at each step.
help-fuzz-examples =
    Examples:
      undercroft fuzz --seconds 60
      undercroft fuzz subterra --seconds 10 --seed 5
help-serve = Open the table in the browser: alone, with friends on one screen, or by sending a link.
help-serve-examples =
    Examples:
      undercroft serve --open
      undercroft serve --host 0.0.0.0 --port 8000 --database postgresql://me@localhost/undercroft
help-bench = Measure the speed of the engine here.
help-bench-examples =
    Examples:
      undercroft bench
      undercroft bench subterra --seats 4 --seconds 5 --json

panel-commands = Commands
panel-parameters = Parameters
panel-arguments = Arguments

param-game = A game's id, or your own as module:NAME.
param-one-game = One game only.
param-gamefile = A position, record or diagram; - for standard input; a game's id for its first position.
param-game-or-file = A game's id, or a file with a position, record or diagram; - for standard input.
param-words = The answer in words.
param-words-only = Only the words of the moves, one on each line.
param-seats = Who plays: me, or an agent as name, name:key=value or module:Class.
param-seat = A seat by its number, where several are asked, or whose view to show.
param-scenario = A scenario or level by its id, or a file with your own.
param-set = An option of the game; may be repeated. `undercroft games` lists them.
param-data = Your own component data.
param-seed = Where chance comes from; the same seed, the same game.
param-sim-seed = The first game's seed; the next game takes the next number. Usually 1.
param-chance = Results to force, such as "roll 3, draw gas-2".
param-lang = en or fr; otherwise as LANG says.
param-host = The address to listen at; 0.0.0.0 for the whole network. Otherwise only this machine.
param-port = The port to listen at; otherwise the first free one from 8000 on.
param-database = Where tables are kept: sqlite:///FILE or postgresql://...; otherwise DATABASE_URL or a file of yours.
param-redis = A Redis through which several server processes share their tables; otherwise REDIS_URL or none.
param-open = Open the page in your browser.
param-log-level = How much to say: debug, info, warning or error.
param-json = JSON instead of text.
param-as-record = Print the record instead of the position.
param-as-diagram = Print the diagram instead of the position.
param-log = Print what happened, too, on standard error.
param-picture = Draw the position instead.
param-check-file = A scenario, data or diagram file; positions and records too.
param-record = A record; positions and diagrams too.
param-step = Wait after each choice.
param-rule-number = A chapter or rule by its number.
param-games = How many games; usually 100.
param-processes = How many processes share the work; usually one.
param-depth = How many decisions deep.
param-split = Show the count below each move.
param-seconds = How long, all games together; usually 10.
param-fuzz-games = How many games of each kind, instead of seconds.
param-fuzz-seed = Which games: the same number plays the same ones.
param-bench-seconds = Seconds of play measured for each game; usually 2.
param-bench-seats = How many seats.
param-fuzz-out = The folder for the records of games that went wrong; usually this one.

## What is wrong

error-command = There is no command { $word }. Try { $known }, or `undercroft --help`.
error-unknown-option = There is no option { $option } here.
error-missing = { $name } is missing, or what it should be.
error-value = { $name } cannot be "{ $value }".
error-repeated = { $name } is given twice.
error-too-many = This is too much: { $words }.
error-arguments = The command line is not understood: { $reason }.
error-see = See `{ $page }`.
error-option = There is no option { $option } here: --help lists them.
error-no-file = There is no file { $path }, and no game of that name (there are { $games }).
error-folder = { $path } is a folder; a file is needed.
error-empty = { $path } is empty.
standard-input = Standard input
error-not-text = { $path } is not a text file.
error-file = { $path } could not be used: { $reason }.
error-output = The output could not be written: { $reason }.
error-output-closed = standard output is closed
error-no-name = The name of a file is needed, and what is given is empty.
error-no-words = The answer in words is missing.
error-one-form = --record and --diagram are two forms of one thing: choose one.
error-port = There is no port { $port }: they go from 1 to { $most }.
error-host = Nothing can be served at { $host }, port { $port }: { $reason }.
error-redis = The Redis URL { $url } should begin with one of { $known }.
error-redis-away = Redis cannot be used: { $reason }.
error-database = The database cannot be used: { $reason }.
reason-no-answer = no answer within { $seconds } seconds
error-setting = --set takes name=value, not { $setting }.
error-scenario = { $game } has no scenario { $scenario }, and there is no such file; it has { $known }.
error-diagram-chance = { $path } leaves something to chance: give a seed with --seed, or results with --chance.
error-seat = There is no seat { $seat }: { $seats ->
    [one] the table has one seat, seat 1
   *[other] the seats are 1 to { $seats }
 }.
error-seats = --seats lists who plays, with commas between, not "{ $text }".
error-seat-count = The game has { $wanted ->
    [one] one seat
   *[other] { $wanted } seats
 }, but { $given } { $given ->
    [one] is
   *[other] are
 } listed.
error-begun = { $file } holds a game that has begun: --scenario, --set and --data are for new games.
error-depth = The depth cannot be { $depth }: it takes 0 to { $most }.
error-sim-count = --games and --processes take 1 or more.
error-sim-me = Nobody watches a simulation: seat agents only, not me.
error-seconds = --seconds and --games take more than 0.

## Answers of the tools

over = The game is over: nobody is asked.
refusal-rule = { $reason } (rule { $rule }).
explain-offered = { $words }: this is legal here.
kind-position = position
kind-record = record
kind-diagram = diagram
kind-data = data
kind-scenario = scenario
kind-guide = guide
check-good = { $file } is a good { $kind } of { $game }.
check-tried = { $file } holds { $kind ->
    [scenario] a good scenario
   *[other] good { $kind }
 } for { $game }: { $count } random games with it came to their end.
check-warning = Warning: { $sentence }
verify-good = { $file } replays exactly: { $game }, { $choices ->
    [one] one choice
   *[other] { $choices } choices
 }, { $chance ->
    [one] one chance result
   *[other] { $chance } chance results
 }, { $hashes ->
    [one] one state
   *[other] { $hashes } states
 } as noted.
verify-differs = { $file } replays, but some of its lines are not what the game would write there.
perft-total = depth { $depth }: { $total }
games-seats = Seats: { $seats }
games-option = Option
games-default = Usually
games-values = Takes
games-range = { $low } to { $high }
games-any = any of { $choices }
rules-none = { $game } has no rules text.
rules-unknown = { $game } has no rule { $number }; its chapters are { $chapters }.
replay-prompt = { $step }/{ $total }  Enter: on, b: back, a number: there, q: leave >{" "}

## Simulation and speed

sim-playing = playing
sim-games = { $games } games: { $seats }
sim-side = Side
sim-score = mean score
sim-range = from .. to
sim-results = Results
sim-scores = Scores
sim-endings = Endings, by their rule
sim-others = { $count ->
    [one] one other
   *[other] { $count } others
 }
sim-length = Decisions in a game: { $mean } on average ({ $shortest } to { $longest }), { $turns } turns; { $forced } questions had one answer.
sim-speed = { $rate } decisions per second and process; { $seconds } s in all.
bench-game = Game
bench-games = Games
bench-rate = Decisions/s
bench-forced = Forced/game
bench-copy = Copy µs
bench-compiled = The engine is compiled.
bench-interpreted = The engine is interpreted; compiled it is many times faster.
fuzz-good = { $games ->
    [one] One game
   *[other] { $games } games
 } of { $game } played and checked: { $decisions } decisions, no fault.
fuzz-faults = { $games ->
    [one] One game
   *[other] { $games } games
 } of { $game } played: { $faults ->
    [one] one went wrong.
   *[other] { $faults } went wrong.
 }
fuzz-fault = Seed { $seed }: { $error } ({ $file })
fuzz-no-record = it could not even begin
fuzz-progress = { $game }: { $games } games, { $faults } faults

## Results

result-win = won
result-draw = draw
result-loss = lost

## The menu

menu-welcome = Undercroft: a table for underground board games
menu-kept = A game was left unfinished
menu-go-on = Go on with { $game } ({ $turns ->
    [one] turn { $turns }
   *[other] turn { $turns }
 })
menu-new = A new game
menu-game = Which game?
menu-count = How many players?
menu-seats = { $count ->
    [one] one player
   *[other] { $count } players
 }
menu-who = Who plays?
menu-with-agents = You, and { $count ->
    [one] an agent
   *[other] { $count } agents
 }
menu-people = { $count } people at this screen
menu-each = Choose for each seat
menu-seat = Who sits on seat { $number }?
menu-me = a person at this screen
menu-options = Options: Enter begins, name=value changes one, a name alone shows what it takes
menu-again = Type a number from 1 to { $count }, or Enter for the marked one.
menu-no-games = No game is installed.
menu-bye = Until next time.
seat-me = me

## At the table

play-head = { $game } (seed { $seed })
play-how = Type a move, its number or its beginning; Tab completes, `help` says what else.
play-seat = Seat { $number }: { $name }
play-earlier = { $count ->
    [one] (one earlier line: `log` shows it)
   *[other] ({ $count } earlier lines: `log` shows them)
 }
play-not-done = Not done, because something came in between or did not fit: { $words }.
play-no-number = There is no answer { $number }: they go from 1 to { $count }.
play-several = "{ $words }" may mean: { $found }.
play-curtain = It is seat { $number }'s turn ({ $name }). The others look away; press Enter.
play-kept = The game is kept: `undercroft` offers it again.
play-left = The game could not be kept.
play-not-kept = From here on the game cannot be kept on disk: { $reason }.
play-result = { $name }: { $result } ({ $score })
play-after = The game is over. `save FILE` keeps it, `log` and `rules` look back, Enter leaves.
kept-found = A game of this kind was left unfinished (turn { $turns }; { $seats }).
kept-ask = Enter: go on with it, n: a new game, x: forget it >{" "}
kept-broken = The game kept in { $file } cannot be gone on with: { $reason }

command-why = why
command-undo = undo
command-save = save
command-odds = odds
command-hint = hint
command-rules = rules
command-log = log
command-map = map
command-help = help
command-quit = quit

talk-help = Type a move's words, its number, or enough of its beginning; several with semicolons between. Besides:
talk-help-why = why a move is refused: why explore north
talk-help-undo = take your last answer back, if nothing was rolled, shown or asked of others since
talk-help-save = save FILE: a record; a position if it ends in .json, a diagram if in .toml
talk-help-odds = the chances of the moves on offer
talk-help-hint = what an agent would do
talk-help-rules = the chapters; rules 4 or rules 4.2 for a chapter or a rule
talk-help-log = what happened; log 100 for more of it
talk-help-map = draw everything again, the whole map however tall
talk-help-help = this list
talk-help-quit = leave; the game is kept
talk-why-what = Say which move, as in: why explore north.
talk-no-undo = There is nothing to take back: dice, a reveal or another seat came in between.
talk-save-where = Say where, as in: save my-game.record.
talk-save-other = { $file } exists and is no game: it is left as it is.
talk-saved = Saved as a { $kind } in { $file }.
talk-no-odds = No dice are in sight.
talk-rules = `rules 4` shows a chapter, `rules 4.2` one rule.
talk-hint = An agent would answer: { $words }

## The line protocol

protocol-json = The line is not readable as JSON: { $reason }.
protocol-too-much = The line is not readable as JSON: it is nested too deeply, or a number in it is too long.
protocol-answer = An answer is plain words, or an object with a text or a list of texts under "answer".

## The table in the browser

error-log-level = The log level { $level } should be debug, info, warning or error.
error-serve = The server could not be started at { $address }; the lines above say why.
serve-at = The table is at { $address } (Ctrl+C stops it).

## For those who run a server

help-admin = For those who run a server: tables, people, backups, restarts. It needs only the database.
help-admin-examples =
    Examples:
      undercroft admin tables --status playing
      undercroft admin backup undercroft.backup
      undercroft admin restart --in 10m
help-admin-tables = List tables, the last changed first.
help-admin-table = Show one table: its seats and what was written there last.
help-admin-close = Close a table for good; its people are told why, and its record can be read.
help-admin-delete = Delete a table with its seats, steps and chat.
help-admin-ban = Let an address or a person make no tables, join none and sit at none.
help-admin-unban = Let somebody come again.
help-admin-mute = Let an address or a person write no chat.
help-admin-unmute = Let somebody write again.
help-admin-bars = List who may not come or write.
help-admin-reports = List what people have reported.
help-admin-settle = Mark a report as dealt with.
help-admin-backup = Write all that is stored to one file, while the server runs.
help-admin-restore = Read a backup into an empty database, which may be of another kind.
help-admin-tidy = Delete what the settings say is kept no longer, now.
help-admin-processes = List the server processes that live.
help-admin-drain = End one process gently: its people go to the others, and it stops.
help-admin-restart = Announce a restart: everybody sees the time left, then no clock runs.
param-table = The id of a table: the end of its address.
param-status = Only tables that are waiting, playing, over, archived or closed.
param-limit = So many at most.
param-why = The reason, which is told.
param-delete-record = Delete the record of the game too.
param-who = Somebody: address:192.0.2.7 or person:ID.
param-for = How long: 90s, 10m, 2h or 30d; without it, for good.
param-done = Those that are dealt with.
param-report = The id of a report.
param-backup = The file of the backup.
param-process = The id of a process.
param-in = When: in 90s, 10m, 2h.
param-off = There will be no restart after all.
error-status = There is no status { $status }: tables are { $known }.
error-table = There is no table { $table }.
error-report = There is no report { $report }.
error-process = There is no process { $process }; `undercroft admin processes` lists them.
error-restart = Say either when the server will be restarted, as --in 10m, or --off.
error-there = { $path } is there already.
error-no-backup = There is no file { $path }.
admin-none = There is nothing.
admin-head-table = table
admin-head-game = game
admin-head-status = status
admin-head-changed = changed
admin-head-people = people
admin-head-who = who
admin-head-what = what
admin-head-until = until
admin-head-why = why
admin-head-process = process
admin-head-host = machine
admin-head-began = began
admin-head-tables = tables/sockets
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-ban = { $who } is banned until { $until }.
admin-unban = { $who } may come again.
admin-mute = { $who } is muted until { $until }.
admin-unmute = { $who } may write again.
admin-report = { $report } { $at } table { $table }, { $name } (person { $person }): { $why }
admin-settled = Report { $report } is dealt with.
admin-backup = { $rows } rows are in { $path }.
admin-restored = { $rows } rows of { $path } are restored.
admin-tidied = { $rows } rows were deleted.
admin-drain = Process { $process } is told to end.
admin-restart = Everybody is told that the server will be restarted at { $at }.
admin-restart-off = Everybody is told that there will be no restart.
help-admin-person = Show all that is stored of a person, as JSON, to hand it over.
help-admin-forget = Delete a person: records keep the game and lose the name.
param-person = The id of a person.
param-person-file = Write it to a file.
error-person = There is no person { $person }.
admin-handed = All that is stored of the person is in { $path }.
admin-forgotten = Person { $person } is forgotten: the games stay, without the name.
