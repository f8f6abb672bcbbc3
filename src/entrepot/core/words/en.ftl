seat = Player { $seat }
seat-chance = Chance
hidden = something hidden

error-unknown-title = There is no title “{ $title }”; choose one of: { $known }.
error-unknown-option = { $title } has no option “{ $option }”; it has: { $known }.
error-bad-option = { $option } = { $value } does not fit { $title }: { $expected }.
error-bad-players = { $title } is for { $least } to { $most } players, not { $players }.
error-unknown-token = “{ $token }” is no answer in { $title }. Did you mean “{ $near }”?
error-illegal-choice = “{ $token }” cannot be played now: { $reason }
error-illegal-aside = “{ $token }” cannot be played out of turn now: { $reason }
error-wrong-seat = It is not your turn: seat { $decider } answers now, not seat { $seat }.
error-no-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
error-game-over = The game is over; look at the scores, or undo to play on.
error-nothing-to-undo = There is nothing of yours to take back.
error-undo-needs-consent = That was followed by something that cannot be unseen: taking it back needs the others’ consent.
error-no-moment = The record has { $length } entries; there is no moment { $moment }.
error-no-record = This is no Entrepot record: its first line must read “entrepot-record 1”.
error-newer-record = This record was written by a newer version (format { $format }); please upgrade to read it.
error-newer-rules = This record follows version { $version } of the rules of { $title }; this program knows up to { $known }. Please upgrade.
error-broken-record = Line { $line } of the record cannot be read: { $why }
error-impossible-position = This position cannot lie on a table ({ $count ->
    [one] one fault
   *[other] { $count } faults
}): { $reasons }
error-position-not-known = That is a position of { $title }, not a whole one: { $why }

refusal-not-asked = That is no answer to this question.
refusal-too-few = At least { $low } are needed here.
refusal-too-many = { $high } is the most that makes sense here.
