# What the live table says: refusals, its notes in the chat, and how games end without the rules.

## Refusals

refuse-address = There is nothing at this address.
refuse-agent = There is no computer player “{ $agent }” here.
refuse-banned = You may not play on this server now. Whoever runs it has decided so.
refuse-begun = The game has begun: it can be conceded, not closed.
refuse-binary = Messages are JSON texts; this one came as bytes.
refuse-briefing = This table plays no scenario of somebody’s own.
refuse-broken = Something went wrong here, not with you. Nothing was changed; please try again.
refuse-busy = Too many are changing this table at once. Nothing was changed; please try again.
refuse-claim = There is no win to claim now.
refuse-code = This code is not good, or it has been used. Ask for a new link.
refuse-deep = The document has more than { $most } things inside each other.
refuse-digits = The document has a number of more than { $most } digits.
refuse-document = The document could not be read: { $reason }
refuse-draining = This process of the server ends; your page finds another by itself.
refuse-empty = There is nothing in this line to say.
refuse-fast = That was too fast. Please wait a moment.
refuse-foreign = The page that asks belongs to another site.
refuse-full = The server has as many guests as it can take. Please come back later.
refuse-game = There is no game “{ $game }” here.
refuse-guide = There is no guide “{ $guide }” for this game.
refuse-guided = A guided game only goes forward: skip the guide, or begin it anew.
refuse-hello-twice = A connection says hello once.
refuse-hints = Hints are off at this table.
refuse-large = That is too large: at most { $most } are taken.
refuse-moment = That moment cannot be shown.
refuse-moment-over = The game is over there: choose an earlier moment to go on from.
refuse-muted = You may not write on this server now. Whoever runs it has decided so.
refuse-names = The document has too many names and values: at most { $most } names are read.
refuse-no-document = No document was given.
refuse-no-guide = No guide leads this game.
refuse-no-hello = The first message must be a hello, within ten seconds.
refuse-no-hint = The computer has no hint now.
refuse-no-moment = A { $kind } file holds no game to look at: a position, a record or a diagram does.
refuse-no-seed = This record was not played here, so no seed is known for it. Verify it with the seed you were given.
refuse-no-storage = The storage does not work: { $reason }
refuse-no-takeback = Nobody asks to take anything back.
refuse-no-time = Your time is used up: the computer plays on for you.
refuse-no-words = Which move is to be explained? The words are missing.
refuse-not-asked = Seat { $seat } is not asked now.
refuse-not-guide = A guide is needed here, not a file of the kind “{ $kind }”.
refuse-not-host = Only who made this table can do that.
refuse-not-json = Bodies of requests are JSON, and say so: Content-Type: application/json.
refuse-not-over = The game is still going on.
refuse-not-yours = You do not hold this seat.
refuse-over = The game is over.
refuse-point = Pointing is for games played together, while they are played.
refuse-private = This table is private: you need an invitation to sit down.
refuse-public = This server has no public tables: invite people with a link.
refuse-question = The table has not asked question { $question }.
refuse-record = There is no such record.
refuse-restarting = The server is being restarted. Clocks stand still; the game goes on where it is.
refuse-seat = This table has no seat { $seat }.
refuse-seat-count = This game has { $seats } seats, and { $given } were given.
refuse-send-away = Somebody can be sent away only before the game begins.
refuse-share = Your address has as many connections open as it may. Please close some.
refuse-answered = You have answered question { $question } already; your answer counts when the window's time is over.
refuse-no-window = There is no reaction window open for your seat.
refuse-person = Nobody is known here by this key: the device was revoked, or the person is deleted.
refuse-device = You have no such device.
refuse-stale = Question { $question } is no longer open; the next one is number { $now }.
refuse-still = A part of the server stands still: { $name }.
refuse-stopping = The server is stopping.
refuse-storage = The storage does not answer. Nothing was changed; please try again.
refuse-table = There is no such table.
refuse-takeback-none = There is no answer of yours to take back.
refuse-takeback-other = Another takeback is being asked for.
refuse-taken = Seat { $seat } is not open.
refuse-unclosed = A text in the document is opened on line { $line } and never closed.
refuse-undo = There is nothing to take back: dice, a reveal or another seat came in between.
refuse-unreadable = The message was not understood: { $detail }
refuse-unreadable-game = This version cannot show the game any more; its record can be read.
refuse-waiting = The game has not begun: a seat is still open.
refuse-words = This server does not want such words at public tables.

lost-job = The job { $job } failed: { $reason }
lost-time = The job { $job } took more than { $limit } seconds.
lost-worker = The worker died during the job { $job }: { $reason }.

## Notes in the chat

guide-waits = Good thought, but not now. The guide waits for: { $label }
note-closed = This table was closed.
note-closed-here = Those who run this server have closed this table.
note-closed-why = Those who run this server have closed this table: { $why }
note-conceded = { $name } gives up.
note-deleted = Those who run this server have deleted this table.
note-device = { $name } now plays on another device too.
note-hint = { $name } asked for a hint.
note-invited-only = This table is now only for people who are invited.
note-joined = { $name } sits down.
note-no-game = The game { $game } is no longer offered here.
note-not-conceded = { $name } plays on after all.
note-not-shared = { $name } no longer shares the view of the seat.
note-public = This table is now in the list: anybody may sit down.
note-resumed = This server has a newer version; the game goes on from its last position.
note-sat-down = { $name } is back.
note-seat-open = { $name } has left; the seat is open.
note-sent-away = { $name } was sent away; the seat is open.
note-shared = { $name } shares the view of the seat with onlookers.
note-stand-in = { $agent } plays on for { $name }.
note-takeback-asked = { $name } asks to take back a move.
note-takeback-done = The last move of { $name } was taken back. The dice are not.
note-takeback-refused = { $name } does not agree to the takeback.
note-took-over = { $name } sits down and takes over seat { $seat }.
note-undo = { $name } took back a move.
note-version = This table was made by another version of the game and cannot go on: { $reason }

## Ends

result-claimed = { $name } ran out of time.
result-conceded = { $name } gave up.
result-guide = The guide ends here. From now on the choices are yours.

## Checks

check-good = The { $kind ->
    [data] data file
    [scenario] scenario
    [record] record
    [diagram] diagram
    [guide] guide
   *[other] position
} is good.
verify-commitment = The record fits the seed, but the seed is not the one that was promised before the game.
verify-guided = This was a guided game: its dice and draws were set by the guide, so there is nothing to prove.
verify-good = { $results ->
    [one] The one chance result comes from the seed.
   *[other] All { $results } chance results come from the seed.
} { $skipped ->
    [0] { "" }
    [one] One number of the seed went to moves that were taken back.
   *[other] { $skipped } numbers of the seed went to moves that were taken back.
}
