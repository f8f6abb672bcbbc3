# 网页客户端自己的用语；游戏用语由引擎提供。

brand = Entrepot
skip = 跳到正文
nav = 页面
nav-new = 新开一桌
nav-lobby = 大厅
nav-rules = 牌库
nav-settings = 设置
switch-language = Switch to English
loading = 请稍候……
close = 关闭
cancel = 取消
yes = 是
no = 否
missing = 这里什么也没有
missing-about = 也许网址不完整，或者这一桌已经不在了。
to-home = 回到首页

# -- 出错

error-page = 页面没能载入。网络断了吗？
error-offline = 连不上服务器。对局好好地存在那里，我们会一直重试。
error-unknown = 没有成功（{ $why }）。
error-not-found = 没有这一桌，或者它不对你开放。
error-version = 服务器比这个页面新，请重新载入。
reload = 重新载入

# -- 首页

home-lead = 两款港口与贸易的名作，规则完整。可以独自对战电脑，可以几个人用一台设备轮流玩，也可以联网。
play-now = 马上开局
play-now-about = { $players ->
    [1] 单人局
   *[other] { $players } 人局，你对 { $bots } 个电脑
  }
set-up-table = 自己设置
players-range = { $least }～{ $most } 人
my-games = 我的对局
my-games-none = 你开的对局都会列在这里，随时可以接着玩。
continue = 接着玩
open-tables-none = 现在没有在等人的桌子。
import-record = 打开保存的对局
offline-note = 现在连不上大厅。

# -- 新开一桌

new-table = 新开一桌
the-game = 游戏
the-seats = 座位
seat-n = 座位 { $seat }
add-seat = 加一个座位
remove-seat = 去掉
seat-kind = 谁坐这里
seat-me = 我
seat-link = 用链接邀请的人
seat-device = 同一台设备上的人
seat-bot = 电脑
seat-name = 名字
seat-bot-level = 水平
the-options = 选项
options-none = 这个游戏没有选项。
value-full = 完整
value-short = 短局
more-options = 更多选项
seed = 种子
seed-help = 留空的话，没有人能预知牌序：服务器抽取种子，开局时公布承诺值，终局时公布种子。自己填写种子的桌子会标明“明局”。
open-to-all = 在大厅公开，谁都可以坐空位
shuffle-seats = 随机排座位
confirm-turn-table = 回合结束前总要先问
create-table = 开桌
create-need-me = 给自己或同一台设备上的人留一个座位，否则你只能旁观。

# -- 大厅

lobby = 大厅
lobby-about = 等人的桌子，和可以旁观的对局。
lobby-waiting = 正在等人
lobby-running = 正在进行
free-seats = 空位 { $free } 个
sit-down = 坐下
watch = 旁观
round-n = 第 { $round } 轮
nobody-yet = 空位
table-open-deal = 明局

bot-name = 电脑 { $seat }
leave-seat = 离开座位
seat-link-get = 这个座位的链接（换设备用）
invite-new = 新的邀请链接

# -- 加入

join = 加入一桌
join-about = 有人邀请你入座。
join-as = 你的名字
join-do = 坐下
join-bad = 这个邀请已经失效。
name-anonymous = 访客
name-me = 我

# -- 牌桌

waiting-for-players = 正在等人
waiting-about = 把链接发给要一起玩的人，坐满就开局。
copy-link = 复制链接
copied = 已复制
invite-link = 邀请链接
start-now = 现在就开局，空位由电脑来坐
your-turn = 轮到你了
prompt-wait = { $name }正在思考……
prompt-wait-chance = 正在摆桌……
prompt-over = 对局结束。
prompt-past = 你在看以前的局面。
spectating = 你在旁观
connected = 已连接
connecting = 正在连接……
offline = 连接断了，正在重试……
answers = 你可以做的事
why-more = 还有 { $count } 项类似
why-not = 现在不能做的事和原因（{ $count }）
do-it = 就这样
not-yet = 再想想
sure = 确定吗？
undo = 撤销
undo-key = 撤销（U）
undo-turn = 整个回合
undo-turn-key = 撤销整个回合（Shift+U）
undo-asks = { $name }想悔一步，你同意吗？
undo-agree = 同意
undo-refuse = 不同意
undo-asked = 已经征求其他人的同意，请稍候。
undo-none = 你没有可以撤销的事。
amount-less = 减少
amount-more = 增加
amount-least = 最少：{ $amount }
amount-most = 最多：{ $amount }
log = 记录
log-empty = 还什么都没有发生。
log-all = 更早的 { $count } 条
log-dealt = 发牌与抽取，共 { $count } 项
log-details = 每个变化
look-back = 看这一刻的局面
since-last = 你上个回合之后
back-to-now = 回到现在
moment-of = 第 { $moment } 步，共 { $length } 步
chat = 聊天
chat-empty = 还没有人说话。
chat-say = 说点什么
send = 发送
scores = 分数
scores-now = 假如现在结束
scores-final = 最终得分
score-place = 名次
score-player = 玩家
score-total = 合计
winner = { $name }获胜
winners = { $names }并列第一
actions = 本桌
action-export = 保存记录
action-replay = 复盘
action-rematch = 再来一局
action-new = 新开一桌
action-check = 核对牌序
check-good = 牌序与开局时的承诺一致。
check-bad = 牌序与承诺不一致！
check-open = 这一局是明局，种子：{ $seed }。
action-replace = 让电脑替{ $name }走
action-return = 收回座位
action-leave = 让电脑接替我
commitment = 牌序承诺：{ $hash }
panels = 牌桌（文字）
shortcuts = 按键：U 撤销，Shift+U 撤销整个回合，← → 前后查看，Esc 回到现在
pass-to = 请把设备交给{ $name }
pass-about = 其他人先别看。
pass-ready = 我是{ $name }，打开我的牌桌
seat-online = 在线
seat-offline = 离开
seat-bot-tag = 电脑
seat-open-tag = 空位
in-library = 在牌库中查看
table-tab = 牌桌
act-tab = 行动
hide-desk = 收起
show-desk = 展开
asides = 回合之外

# -- 动词：下面各项的共同点

verb-take = 拿取供应
verb-use = 使用建筑
verb-build = 建造
verb-buy = 购买
verb-sell = 出售
verb-aside-sell = 回合外出售
verb-repay = 还贷
verb-ship = 造船
verb-yacht = 豪华游艇
verb-good = 选货物
verb-fee = 入场费
verb-haul = 搬运
verb-pay = 支付
verb-loan = 贷款
verb-amount = 数量
verb-raise = 出价
verb-auction = 拍卖
verb-train = 训练
verb-employ = 雇用
verb-move = 移动
verb-tool = 工具
verb-point = 分数
verb-exchange = 兑换
verb-give = 放弃

# -- 局面中的名称

view-round = 轮
view-turn = 回合
view-overlord = 领主
view-offers = 供应区
view-proposals = 建筑提案
view-town = 城镇
view-ship_stacks = 待售船只
view-specials = 特殊建筑
view-pile = 牌堆
view-known = 已知
view-tiles = 供应轨
view-modernised = 已改建
view-sold = 本回合已卖
view-gone = 移出游戏
view-goods = 货物
view-cards = 牌
view-ships = 船
view-loans = 贷款
view-disc = 人员圆片
view-wooden = 木船
view-iron = 铁船
view-steel = 钢船
view-liner = 豪华客轮
view-display = 展示区
view-decks = 牌堆
view-discards = 用过的牌
view-pile_size = 牌堆张数
view-hand = 手牌
view-hand_size = 手牌张数
view-workers = 工人
view-trained = 熟练
view-untrained = 未训练
view-tools = 工具
view-coins = 硬币
view-points = 分数
view-production = 产量
view-storehouses = 仓库
view-treasury = 金库
view-bought = 买到的分数
view-wins = 赢得
view-spent = 已付
view-held = 留出
view-proved = 已证实
view-seat = 座位
view-slot = 位置
view-card = 牌
view-at = 位于
view-stadium_waits = 足球场待建

# -- 复盘

replay = 复盘
replay-about = 打开保存的对局，或者你下完的一局。
replay-file = 选择记录文件
replay-paste = 或者粘贴记录
replay-open = 打开
replay-first = 最前
replay-back = 后退一步
replay-on = 前进一步
replay-last = 最后
replay-play = 播放
replay-stop = 停止
replay-slider = 时刻
replay-link = 复制这一刻的链接
replay-fork = 从这里接着玩
replay-worth = 身家走势

# -- 牌库

rules-library = 牌与规则
rules-filter = 筛选
rules-filter-hint = 名称、编号或文字
rules-count = 共 { $count } 张
rules-none = 没有这样的牌。
rules-both = 同时显示两种语言

# -- 设置

settings = 设置
settings-kept = 这些设置只存在这个浏览器里。
set-language = 语言
set-name = 你在桌上的名字
set-name-hint = 别人看到的名字
set-theme = 明暗
set-theme-auto = 跟随系统
set-theme-light = 浅色
set-theme-dark = 深色
set-palette = 配色
set-palette-standard = 港口
set-palette-safe = 色觉友好
set-palette-help = 每个座位除了颜色还有自己的形状，任何信息都不只靠颜色传达。
set-motion = 动画
set-motion-auto = 跟随系统
set-motion-on = 开
set-motion-off = 关
set-play = 牌桌上
set-confirm = 回合结束前先问我
set-confirm-help = 新开的桌子不会自动结束你的回合，方便你反悔。
set-preview = 两步操作：先选，再确认
set-preview-help = 第一次按下先看结果，第二次才执行。
set-sound = 声音
set-sound-help = 轮到你时响两声轻音。
set-notify = 通知
set-notify-help = 轮到你而这个标签页在后台时提醒。
set-notify-refused = 浏览器不允许这个页面发通知。

# -- 图样

gallery = 图样
gallery-about = 这里画的一切都在一处：我们自己的 SVG，用主题的颜色。
gallery-none = 这个游戏的图样还在画。
gallery-states = 状态
gallery-seats = 座位
gallery-colours = 颜色
gallery-type = 文字
state-can = 可以
state-cannot = 不可以，并说明原因
state-chosen = 已选
state-changed = 刚刚变化
sample-text = 拿 3 条鱼，用 1 点能量熏制。
