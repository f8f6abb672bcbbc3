seat = 玩家{ $seat }
seat-chance = 运气
hidden = 未公开

error-unknown-title = 没有名为“{ $title }”的游戏，可选：{ $known }。
error-unknown-option = 《{ $title }》没有选项“{ $option }”，可用的有：{ $known }。
error-bad-option = 《{ $title }》不接受 { $option } = { $value }：{ $expected }。
error-bad-players = 《{ $title }》适合 { $least } 至 { $most } 人，不能是 { $players } 人。
error-unknown-token = 《{ $title }》里没有“{ $token }”这个选择。是不是想选“{ $near }”？
error-illegal-choice = 现在不能选“{ $token }”：{ $reason }
error-illegal-aside = 现在不能在别人的回合里选“{ $token }”：{ $reason }
error-wrong-seat = 还没轮到你：现在由 { $decider } 号座位决定，不是 { $seat } 号。
error-no-seat = 没有 { $seat } 号座位，座位编号为 0 至 { $last }。
error-game-over = 游戏已经结束。可以查看得分，或者撤销后继续。
error-nothing-to-undo = 没有可以撤销的决定。
error-undo-needs-consent = 之后已经公开了新的信息，需要其他玩家同意才能撤销。
error-no-moment = 棋谱共 { $length } 步，没有第 { $moment } 步。
error-no-record = 这不是 Entrepot 棋谱：第一行应为“entrepot-record 1”。
error-newer-record = 这份棋谱由更新的版本写成（格式 { $format }），请升级后再读。
error-newer-rules = 这份棋谱使用《{ $title }》规则第 { $version } 版，本程序只认识到第 { $known } 版，请升级。
error-broken-record = 棋谱第 { $line } 行无法读取：{ $why }
error-impossible-position = 这个局面不可能出现（{ $count } 处错误）：{ $reasons }
error-position-not-known = 这不是完整的《{ $title }》局面：{ $why }

refusal-not-asked = 这不是对当前问题的回答。
refusal-too-few = 这里至少需要 { $low }。
refusal-too-many = 这里最多只能是 { $high }。
