title = 港都情浓
title-about = 勒阿弗尔港的货物、建筑与船只，1 至 5 人。

# -- 物

good-fish = 鱼
good-wood = 木材
good-clay = 黏土
good-iron = 铁
good-grain = 谷物
good-cattle = 牛
good-coal = 煤炭
good-hides = 兽皮
good-smoked_fish = 熏鱼
good-charcoal = 木炭
good-brick = 砖
good-steel = 钢
good-bread = 面包
good-meat = 肉
good-coke = 焦炭
good-leather = 皮革
good-franc = 法郎

goods = { $amount } { $good }
and = { $first }、{ $second }
nothing = 无
this = 这张牌

type-craftsman = 手工业
type-economic = 商业
type-industrial = 工业
type-public = 公共
type-none = 无类别
type-ship = 船只

ship-wooden = 木船
ship-iron = 铁船
ship-steel = 钢船
ship-liner = 豪华客轮
ship = { $name }（{ $kind }，价值 { $value }）
card = { $name }（{ $id }）
tile = 补给板块 { $id }
round-card = 回合卡 { $id }

card-building-firm = 建筑公司
card-construction-firm = 建筑施工公司
card-marketplace = 市集
card-sawmill = 锯木厂
card-fishery = 渔场
card-joinery = 木工坊
card-bakehouse = 面包作坊
card-hardware-store = 建材行
card-charcoal-kiln = 木炭窑
card-smokehouse = 熏鱼坊
card-abattoir = 屠宰场
card-clay-mound = 黏土坑
card-arts-centre = 艺术中心
card-wharf = 船坞
card-black-market = 黑市
card-brickworks = 砖厂
card-local-court = 地方法院
card-colliery = 煤矿
card-shipping-line = 航运公司
card-grocery-market = 食品市场
card-tannery = 制革坊
card-business-office = 商行
card-ironworks = 炼铁厂
card-steel-mill = 炼钢厂
card-storehouse = 仓库
card-cokery = 炼焦厂
card-dock = 码头
card-bridge-over-the-seine = 塞纳河大桥
card-town-hall = 市政厅
card-bank = 银行
card-church = 教堂
card-football-stadium = 足球场
card-labour-exchange = 职业介绍所
card-bakery = 面包店
card-baguette-shop = 法棍面包店
card-farm = 农场
card-clothing-industry = 制衣厂
card-iron-mine-and-coal-seam = 铁矿与煤层
card-fish-market = 鱼市
card-fish-restaurant = 鱼餐馆
card-fishpond-and-wood = 鱼塘与树林
card-forest-hut = 林中小屋
card-plant-nursery = 苗圃
card-business-park = 工业园区
card-guildhouse = 行会大厅
card-harbour-watch = 港务警察
card-smelter = 冶炼厂
card-diner = 小吃店
card-hunting-lodge = 狩猎小屋
card-coal-trader = 煤炭商行
card-patisserie = 糕饼店
card-furriery = 皮草坊
card-leather-industry = 皮革厂
card-kiln = 砖窑
card-luxury-yacht = 豪华游艇
card-feedlot = 养牛场
card-masons-guild = 泥瓦匠行会
card-furniture-factory = 家具厂
card-town-square = 市政广场
card-tavern = 酒馆
card-haulage-firm = 货运公司
card-schnaps-distillery = 烈酒作坊
card-steelworks = 钢铁厂
card-steakhouse = 牛排馆
card-wind-farm = 风电场
card-brick-manufacturer = 砖材厂
card-zoo = 动物园

# -- 提问

ask-turn = 轮到你了：拿取一处供应，或使用一座建筑。
ask-turn-end = 主要行动已完成：可以买卖、还贷，或结束回合。
ask-build = 建造哪座建筑？
ask-build-again = 要再建一座吗？建之前也可以买卖。
ask-ship = 建造哪艘船？
ask-ships = 派出几艘船？
ask-cargo = 还能装 { $goods } 件货：运出多少{ $good }？
ask-times = { $card }：进行几次？
ask-substitutes = 应付 { $goods }，其中多少用{ $good }代替？
ask-fee-kind = 入场费怎么付{ $fee }？
ask-fee = 入场费还差 { $due } 食物：付多少{ $good }？
ask-food = 还差 { $due } 食物：付多少{ $good }？
ask-energy = 还差 { $due } 能源：烧多少{ $good }？
ask-extra = 要付 { $energy } 能源再得 { $goods } 吗？
ask-sell-wood = 卖多少木材？
ask-part = { $give } 换 { $get }：换几次？
ask-food-for = { $food } 食物换 { $get }：换几次？
ask-for-steel = 要用 { $price } 件货换 1 钢吗？
ask-for-other = 要用 1 件货换木炭、砖或皮革吗？
ask-give = 还要交出 { $left } 件货：交多少{ $good }？
ask-cross = 交出多少{ $good }？
ask-pick = 选一种货物（还要选 { $left } 种）。
ask-haul = 拿取哪两处相邻的供应？
ask-target = 请走哪座建筑里的人（每人 { $francs } 法郎）并使用它？
ask-arrange = 接下来的特殊建筑依次是{ $first }、{ $second }。按什么顺序放回？
ask-interest = 应付利息 { $due } 法郎：卖掉些什么，或者贷款。
ask-feeding = 需要 { $due } 食物；你的食物和钱一共够 { $held }。
ask-fed = 食物已付清：可以出售、还贷，或继续。
ask-deal = { $card }放到哪一叠建筑提案？
ask-tile = 翻开哪块补给板块？
ask-special = 是哪座特殊建筑？

# -- 回答

do-take = 拿取 { $goods }
do-use = 使用{ $card }{ $fee }
do-build = 建造{ $card }，花费 { $cost }
do-buy = 买下{ $card }，{ $amount } 法郎
do-sell = 卖掉{ $card }，得 { $amount } 法郎
do-ship = 建造{ $ship }
do-yacht = 用{ $ship }换豪华游艇
do-good = { $good }
do-haul = 拿取 { $goods }
do-target = 付 { $francs } 法郎，使用{ $card }{ $fee }
do-repay = 用 { $amount } 法郎还一笔贷款
do-loan = 贷款
do-pay = 支付
do-feed = 支付食物（{ $due }）
do-feed-loan = 交出全部食物和钱，并借 { $loans } 笔贷款
do-end = 结束回合
do-end-building = 不再建造
do-end-feeding = 继续
do-pass = 跳过
do-skip = 不要
do-extra = 付 { $energy } 能源得 { $goods }
do-fee-food = 用食物付
do-fee-franc = 用法郎付
do-pay-good = { $amount ->
    [0] 不用{ $good }
   *[other] { $amount } { $good }（{ $due } 中的 { $sum }）
  }
do-substitutes = { $first }加 { $second }
do-substitutes-none = { $goods }
do-substitutes-all = { $goods }
do-convert = { $give } 换 { $get }
do-convert-energy = { $give } 加 { $energy } 能源换 { $get }
do-food-for = { $food } 食物换 { $get }
do-for-steel = 用 { $price } 件货换 1 钢
do-give = 交出 { $goods }
do-ships = { $ships } 艘船：最多装 { $goods } 件货，耗 { $energy } 能源
do-cargo = { $goods }（{ $francs } 法郎）
do-arrange = { $first }在上，{ $second }在下
do-stack = { $card }放入第 { $stack } 叠建筑提案
do-tile = 补给：{ $first }和{ $second }
do-tile-interest = 补给：{ $first }和{ $second }，并须付利息
do-special = { $card }

fee-none = { "" }
fee-food = （入场费 { $food } 食物）
fee-francs = （入场费 { $francs } 法郎）
fee-either = （入场费 { $food } 食物或 { $francs } 法郎）

# -- 为什么不行

refusal = { $text }（{ $ruling }）
refusal-not-in-play = { $card }不在桌面上。
refusal-still-proposal = { $card }还只是提案，尚未建成。
refusal-locked = { $card }没有可供使用的行动。
refusal-own-disc = 你的人物就在{ $card }里，要先去别的建筑。
refusal-occupied = { $card }里已经有人。
refusal-lacks-fee = 付不起{ $card }的入场费。
refusal-fee-spoils = 这样付入场费之后，就无法执行{ $card }的行动了。
refusal-lacks-goods = 缺少{ $card }所需的货物。
refusal-lacks-energy = 缺少{ $card }所需的能源。
refusal-nothing-to-build = 三叠提案最上面的建筑你都建不起。
refusal-no-ship-to-build = 没有你造得起的船：缺材料、能源，或船坞现代化所需的砖。
refusal-no-cargo = 需要一艘船、出航的能源，以及至少一件货物。
refusal-no-loan = 你没有贷款。
refusal-no-empty-offer = 没有空的供应区。
refusal-no-visitor = 你的建筑里没有别人的人物。
refusal-no-symbol = 你没有渔夫和锤子标志。
refusal-no-craftsman = 你没有手工业建筑。
refusal-empty-offer = 那里是空的。
refusal-action-done = 本回合的主要行动已经完成。
refusal-action-left = 还必须拿取一处供应或使用一座建筑。
refusal-never-sold = { $card }不能购买。
refusal-not-yours = 那不属于你。
refusal-lacks-francs = 法郎不够，而且不能为此贷款。
refusal-sold-this-turn = 本回合刚卖掉的不能买回。
refusal-no-buying-now = 最终阶段不能购买。
refusal-covered = { $card }不是任何一叠提案最上面的建筑。
refusal-no-cost = { $card }不能建造，只能购买。
refusal-no-wood-in-cost = 锯木厂只建造费用中含木材的建筑。
refusal-stack-empty = 没有这种船。
refusal-lacks-brick = 这座船坞第一次造非木制船需要 1 块砖。
refusal-no-yacht = 豪华游艇不在城镇。
refusal-not-an-iron-ship = 那不是你的铁船。
refusal-can-pay = 你付得起：只有付不起时才能贷款。
refusal-cannot-pay = 食物和钱加起来也不够。
refusal-feed-first = 要先支付食物。
refusal-not-in-pool = 这里拿不到那种货物。
refusal-out-of-order = 按表中的顺序选择，每种一次。
refusal-no-neighbours = 没有两处相邻且都有货物的供应区。
refusal-no-target = 没有可以这样使用的建筑。
refusal-no-rival-there = 那里没有别人。
refusal-can-act = 你可以拿取供应或使用建筑，所以不能跳过。
refusal-owned = 已经有主了。
refusal-not-a-break = 别人正在执行行动。
refusal-needs-part = 两项交易至少要做一项。
refusal-stack-full = 那一叠已经满了。
refusal-no-set = 普通货物每 { $set } 件为一组。

# -- 发生了什么

event-goods = 玩家{ $seat }得到 { $goods }
event-goods-lost = 玩家{ $seat }付出 { $goods }
event-offers = 供应区增加 { $goods }
event-offers-lost = 供应区减少 { $goods }
event-loans = 玩家{ $seat }借入 { $amount } 笔贷款
event-loans-lost = 玩家{ $seat }归还 { $amount } 笔贷款
event-card-seat = 玩家{ $seat }得到{ $card }
event-card-seat-lost = 玩家{ $seat }失去{ $card }
event-card-town = { $card }归入城镇
event-card-town-lost = { $card }离开城镇
event-card-proposals = { $card }放入建筑提案
event-card-proposals-lost = { $card }离开建筑提案
event-card-stack = { $card }放到船堆顶上
event-card-stack-lost = { $card }离开船堆
event-card-box = { $card }移出游戏
event-card-box-lost = { $card }出现
event-card-gone = { $card }移出游戏
event-card-gone-lost = { $card }回到游戏
event-disc = 玩家{ $seat }的人物进入{ $card }
event-disc-home = 玩家{ $seat }的人物回家
event-modernised = { $card }完成现代化
event-look = 玩家{ $seat }查看了特殊建筑
event-interest = 玩家{ $seat }支付利息
event-harvest = 收获
event-round = 第 { $round } 轮开始
event-final = 最终阶段开始

# -- 卡牌

text-type = { $type }，价值 { $value }
text-symbols = 标志：{ $hammers ->
    [0] { "" }
   *[other] { $hammers } 锤子
  }{ $fishermen ->
    [0] { "" }
   *[other] {" "}{ $fishermen } 渔夫
  }
text-cost = 建造：{ $goods }
text-price = 购买：{ $price } 法郎
text-not-for-sale = 不能购买。
text-fee-none = 入场：免费
text-fee-food = 入场：{ $food } 食物
text-fee-francs = 入场：{ $francs } 法郎
text-fee-either = 入场：{ $food } 食物或 { $francs } 法郎
text-players = { $least ->
    [1] 完整游戏都使用。
   *[other] 完整游戏中 { $least } 人起使用。
  }
text-unsure = 这张牌的数值只有一个来源。
text-gain = 获得 { $goods }。
text-per-fisherman = 你每有一个渔夫标志：{ $goods }。
text-per-hammer = 你每有一个锤子标志：{ $goods }。
text-if-hammer = 你有锤子标志时再得 { $goods }。
text-extra = 可付一次 { $energy } 能源，再得 { $goods }。
text-pick = 获得 { $base } 种不同的{ $pool }，你每有一座手工业建筑再多一种。
text-pick-per-craftsman = 你每有一座手工业建筑，获得一种{ $pool }，各不相同。
text-pool-basic = 普通货物
text-pool-upgraded = 加工货物（钢除外）
text-look = 然后查看接下来的两座特殊建筑，并以任意顺序放回。
text-court = 1 笔贷款：免费归还。2 笔：归还 1 笔并得 2 法郎。3 笔以上：归还 2 笔。
text-black-market = 每有一处空的供应区，获得该货物 2 件。
text-visitors = 你的建筑里每有一个别人的人物，得 { $amount } 法郎。
text-church = 持有 5 面包和 2 鱼时：变成 10 面包和 5 鱼。
text-zoo = 你持有的鱼和牛每 { $divisor } 件，得 1 法郎。
text-convert = { $limit ->
    [0] 次数不限：{ $give } 换 { $get }。
    [1] 一次：{ $give } 换 { $get }。
   *[other] 最多 { $limit } 次：{ $give } 换 { $get }。
  }
text-energy = 能源：{ $flat ->
    [0] { $half ->
        [1] 每次 ½，总数向上取整。
       *[other] 每次 { $half }⁄2。
      }
   *[other] 总共 { $flat }。
  }
text-subsidy = 补贴：{ $half ->
    [1] 每次 ½ 法郎，总数向下取整。
   *[other] 每次 1 法郎。
  }
text-hides = 每 2 头牛得 1 兽皮（向下取整）。
text-one-or-both = 可以做一项或两项。
text-food-for = { $limit ->
    [1] 一次：{ $food } 食物换 { $get }。
   *[other] 最多 { $limit } 次：{ $food } 食物换 { $get }。
  }
text-joinery = 出售 1、2 或 3 木材，得 { $first }、{ $second } 或 { $third } 法郎。
text-build = { $builds ->
    [1] 建造一座提案最上面的建筑。
   *[other] 依次建造最多 { $builds } 座提案最上面的建筑。
  }
text-sawmill = 建造一座费用中含木材的提案建筑，少付 1 木材。
text-wharf = 付材料和 { $energy } 能源建造一艘船。这里第一次造非木制船时还要付 1 块砖，留在牌上。
text-shipping = 派出你的船，每艘 { $energy } 能源：木船装 2 件，铁船 3 件，钢船 4 件。货物按价目表出售。
text-office = 一次：{ $price } 件货换 1 钢。一次：1 件货换 1 { $a }、{ $b }或{ $c }。可以做一项或两项。
text-bridge = 交出加工货物，每件 1 法郎；交出普通货物，任意 { $basics } 件 1 法郎。
text-haulage = 付 { $francs } 法郎，拿取两处相邻的货物供应。
text-watch = 选一座有别人的建筑：付给每人 { $francs } 法郎请其回家，然后使用它（入场费照付）。
text-storehouse = 终局：你持有的每件货物 ½ 法郎。
text-dock = 终局：你的每艘船 4 法郎。
text-town-hall = 终局：你的每座公共建筑 4 法郎、手工业建筑 2 法郎。
text-bank = 终局：你的每座工业建筑 3 法郎、商业建筑 2 法郎。
text-business-park = 终局：你的每座工业建筑 2 法郎。
text-guildhouse = 终局：你的每座商业建筑 2 法郎。
text-stadium = 没有行动。一旦有提案叠空了，就放到那里，可以建造。
text-yacht = 不供食物、不载货的船。可以购买，或在船坞用一艘铁船来换。
text-feedlot = 收获时若你有 2 至 6 头牛，得 2 头。
text-masons-guild = 你建造每座建筑少付 1 黏土或砖。
text-wind-farm = 你每次行动少付 3 能源。
text-harvest = 有收获。
text-no-harvest = 没有收获。
text-round-unused = { $players } 人：完整游戏不使用
text-round = { $players } 人：{ $food } 食物，{ $builds }
town-none = 城镇不建造
town-standard = 城镇建造一座标准建筑
town-special = 翻开一座特殊建筑
text-ship = 船：{ $ship }。建造：{ $material }，{ $energy } 能源。
text-ship-food = 1 至 5 人时每轮供食：{ $a } / { $b } / { $c } / { $d } / { $e }
text-capacity = 可装 { $capacity } 件货。
text-tile = 补给{ $first }和{ $second }。
text-tile-interest = 补给{ $first }和{ $second }，并须付利息。

# -- 选项

option-length = 游戏长度
option-length-help = 完整游戏；或短局，起始货物更多，没有特殊建筑。
option-specials = 特殊建筑
option-specials-help = 必定在牌堆中的特殊建筑（最多六座）。
option-ban = 不使用
option-ban-help = 留在盒子里的特殊建筑。
option-tiles = 补给板块
option-tiles-help = 约定七块补给板块的顺序，而不是随机。
option-advanced_loans = 进阶贷款
option-advanced_loans-help = 贷款数不少于玩家人数者，利息为 2 法郎。
option-handicap = 让子
option-handicap-help = 某个座位开局多得的货物。
option-marketplace_solo_cap = 单人市集
option-marketplace_solo_cap-help = 单人游戏中市集最多给几种货物。

score-francs = 法郎
score-buildings = 建筑
score-ships = 船只
score-bonus = 奖励
score-loans = 贷款
