"""The buildings, a row each, as the appendix of the rules lists them. Numbers are facts of the game; what
rests on one source only is marked ``sure=False`` and may be corrected here, in one line."""

from typing import Final

from mypy_extensions import i64

from entrepot.core.rows import row
from entrepot.core.vecs import vec
from entrepot.le_havre.card import (
    CRAFTSMAN,
    ECONOMIC,
    INDUSTRIAL,
    NO_TYPE,
    NOT_FOR_SALE,
    PUBLIC,
    SHIP_TYPE,
    Card,
)  # fmt: skip
from entrepot.le_havre.construction import BuildFirm
from entrepot.le_havre.converting import Convert
from entrepot.le_havre.errands import Haulage, Watch
from entrepot.le_havre.exchanging import Bridge, Office
from entrepot.le_havre.gains import (
    BASIC_GOODS,
    UPGRADED_NO_STEEL,
    BlackMarket,
    Church,
    Court,
    Gain,
    Ironworks,
    Passive,
    PerVisitor,
    PickGoods,
    Zoo,
)  # fmt: skip
from entrepot.le_havre.goods import BREAD, FRANC, HIDES, HOLDINGS, LEATHER, good_index
from entrepot.le_havre.shipping import ShippingLine, Wharf
from entrepot.le_havre.trading_posts import CoalTrader, Joinery, TwoParts


def of(**amounts: int) -> vec[i64]:
    """A row of goods: ``of(wood=2, clay=1)``."""
    goods = row(int(HOLDINGS))
    for name, amount in amounts.items():
        goods[good_index(name)] = amount
    return goods


FURRIERY: Final = TwoParts(
    vec[i64]([HIDES, LEATHER]), vec[i64]([BREAD, FRANC]), rate=vec[i64]([1, 5]), limit=vec[i64]([0, 2])
)

# fmt: off
START_CARDS: Final = [
    Card("B1", "building-firm", CRAFTSMAN, 4, BuildFirm(1), hammers=1),
    Card("B2", "building-firm", CRAFTSMAN, 6, BuildFirm(1), fee_food=1, hammers=1),
    Card("B3", "construction-firm", INDUSTRIAL, 8, BuildFirm(2), fee_food=2, hammers=1),
]
STANDARD_CARDS: Final = [
    Card("01", "marketplace", NO_TYPE, 6, PickGoods(2, BASIC_GOODS, market=True), cost=of(wood=2), fee_food=2, fee_franc=1),
    Card("02", "sawmill", INDUSTRIAL, 14, BuildFirm(1, sawmill=True), cost=of(clay=1, iron=1)),
    Card("03", "fishery", CRAFTSMAN, 10, Gain(of(fish=3), per_fisherman=of(fish=1)), cost=of(wood=1, clay=1), fishermen=1),
    Card("04", "joinery", CRAFTSMAN, 8, Joinery(5), cost=of(wood=3), fee_food=1, hammers=1),
    Card("05", "bakehouse", CRAFTSMAN, 8, Convert(of(grain=1), of(bread=1), half_energy=1, half_francs=1), cost=of(clay=2), fee_food=1),
    Card("06", "hardware-store", ECONOMIC, 8, Gain(of(wood=1, brick=1, iron=1)), cost=of(wood=3, clay=1), fee_food=1, hammers=1, fishermen=1),
    Card("07", "charcoal-kiln", CRAFTSMAN, 8, Convert(of(wood=1), of(charcoal=1)), cost=of(clay=1)),
    Card("08", "smokehouse", CRAFTSMAN, 6, Convert(of(fish=1), of(smoked_fish=1), limit=6, flat_energy=1, half_francs=1), cost=of(wood=2, clay=1), fee_food=2, fee_franc=1, fishermen=1),
    Card("09", "abattoir", CRAFTSMAN, 8, Convert(of(cattle=1), of(meat=1), half_hides=1), cost=of(wood=1, clay=1, iron=1), fee_franc=2),
    Card("10", "clay-mound", NO_TYPE, 2, Gain(of(clay=3), per_hammer=of(clay=1)), fee_food=1),
    Card("11", "arts-centre", PUBLIC, 10, PerVisitor(4), cost=of(wood=1, clay=2), fee_food=1, fishermen=1, sure=False),
    Card("12", "wharf", INDUSTRIAL, 14, Wharf(), cost=of(wood=2, clay=2, iron=2), fee_food=2),
    Card("13", "black-market", NO_TYPE, 2, BlackMarket(), fee_food=1),
    Card("14", "brickworks", INDUSTRIAL, 14, Convert(of(clay=1), of(brick=1), half_energy=1, half_francs=1), cost=of(wood=2, clay=1, iron=1), fee_food=1),
    Card("15", "local-court", PUBLIC, 16, Court(), cost=of(wood=3, clay=2)),
    Card("16", "colliery", INDUSTRIAL, 10, Gain(of(coal=3), per_hammer=of(coal=1), most=1), cost=of(wood=1, clay=3), fee_food=2),
    Card("17", "wharf", INDUSTRIAL, 14, Wharf(), cost=of(wood=2, clay=2, iron=2), fee_food=2),
    Card("18", "shipping-line", ECONOMIC, 10, ShippingLine(), cost=of(wood=2, brick=3), fee_food=2, fishermen=1),
    Card("19", "grocery-market", ECONOMIC, 10, Gain(of(cattle=1, meat=1, fish=1, smoked_fish=1, grain=1, bread=1)), cost=of(wood=1, brick=1), fee_franc=1),
    Card("20", "tannery", CRAFTSMAN, 12, Convert(of(hides=1), of(leather=1), limit=4, half_francs=2), cost=of(wood=1, brick=1)),
    Card("21", "business-office", ECONOMIC, 12, Office(4), cost=of(wood=4, clay=1), fee_franc=1, hammers=1, fishermen=1),
    Card("22", "ironworks", INDUSTRIAL, 12, Ironworks(iron=3, energy=6), cost=of(wood=3, brick=2), fee_food=3, fee_franc=1, hammers=1),
    Card("23", "steel-mill", INDUSTRIAL, 22, Convert(of(iron=1), of(steel=1), half_energy=10), cost=of(brick=4, iron=2), fee_franc=2),
    Card("24", "storehouse", ECONOMIC, 4, Passive("text-storehouse"), price=10, cost=of(wood=2, brick=2), hammers=1, locked=True),
    Card("25", "cokery", INDUSTRIAL, 18, Convert(of(coal=1), of(coke=1), half_francs=2), cost=of(brick=2, iron=2), fee_franc=1),
    Card("26", "dock", INDUSTRIAL, 10, Passive("text-dock"), price=24, cost=of(wood=1, brick=2, iron=2), locked=True),
    Card("27", "bridge-over-the-seine", NO_TYPE, 16, Bridge(3), cost=of(iron=3), fee_franc=2),
    Card("28", "town-hall", PUBLIC, 6, Passive("text-town-hall"), price=30, cost=of(wood=4, brick=3), locked=True),
    Card("29", "bank", ECONOMIC, 16, Passive("text-bank"), price=40, cost=of(brick=4, steel=1), locked=True),
    Card("30", "church", PUBLIC, 26, Church(), price=NOT_FOR_SALE, cost=of(wood=5, brick=3, iron=1)),
]
SPECIAL_CARDS: Final = [
    Card("31", "football-stadium", PUBLIC, 24, Passive("text-stadium"), cost=of(wood=1, brick=2, iron=2), locked=True, sure=False),
    Card("001", "labour-exchange", PUBLIC, 6, Gain(of(), per_hammer=of(coal=1), per_fisherman=of(fish=1)), fishermen=1, sure=False),
    Card("002", "bakery", ECONOMIC, 6, Convert(of(bread=1), of(franc=3), limit=6), fee_food=1, sure=False),
    Card("003", "baguette-shop", ECONOMIC, 4, Convert(of(bread=1, meat=1), of(franc=6), limit=4), fee_food=1, sure=False),
    Card("004", "farm", ECONOMIC, 8, Gain(of(fish=2, grain=2, wood=2, hides=1, cattle=1)), fee_franc=1, fishermen=1, sure=False),
    Card("005", "clothing-industry", INDUSTRIAL, 8, Convert(of(hides=1, leather=1), of(franc=7)), fee_food=2, fee_franc=1, sure=False),
    Card("006", "iron-mine-and-coal-seam", NO_TYPE, 6, Gain(of(iron=2, coal=1)), fee_food=1, hammers=1, sure=False),
    Card("007", "fish-market", ECONOMIC, 4, Convert(of(fish=1), of(franc=2), limit=7), fee_food=1, fishermen=1, sure=False),
    Card("008", "fish-restaurant", ECONOMIC, 6, Convert(of(smoked_fish=1), of(franc=3)), fee_food=1, fishermen=1, sure=False),
    Card("009", "fishpond-and-wood", NO_TYPE, 4, Gain(of(fish=3, wood=3)), fee_food=1, fishermen=1, sure=False),
    Card("010", "forest-hut", ECONOMIC, 4, Convert(of(wood=1, meat=1), of(franc=5), limit=4), fee_food=1, fishermen=1, sure=False),
    Card("011", "plant-nursery", CRAFTSMAN, 6, Gain(of(franc=3, wood=4)), fee_food=1, hammers=1, sure=False),
    Card("012", "business-park", NO_TYPE, 10, Passive("text-business-park"), price=12, hammers=1, locked=True, sure=False),
    Card("013", "guildhouse", ECONOMIC, 4, Passive("text-guildhouse"), price=8, hammers=1, fishermen=1, locked=True, sure=False),
    Card("014", "harbour-watch", PUBLIC, 6, Watch(1), fee_food=1, sure=False),
    Card("015", "smelter", INDUSTRIAL, 10, Gain(of(coal=1, coke=1, iron=1)), fee_franc=2, sure=False),
    Card("016", "diner", ECONOMIC, 6, Convert(of(wood=1, bread=1, smoked_fish=1), of(franc=8), limit=3), fee_food=1, fishermen=1, sure=False),
    Card("017", "hunting-lodge", CRAFTSMAN, 6, Gain(of(hides=2, meat=3)), fee_food=1, hammers=1, fishermen=2, sure=False),
    Card("018", "coal-trader", ECONOMIC, 4, CoalTrader(charcoal_food=1, coal_food=2, coal_limit=5), fee_food=1, sure=False),
    Card("019", "patisserie", ECONOMIC, 6, Convert(of(grain=1, bread=1), of(franc=5), limit=3), fee_food=1, sure=False),
    Card("020", "furriery", CRAFTSMAN, 6, FURRIERY, fee_food=1, sure=False),
    Card("021", "leather-industry", INDUSTRIAL, 8, Convert(of(leather=3, franc=14), of(franc=30), limit=1), fee_food=2, sure=False),
    Card("022", "kiln", CRAFTSMAN, 6, Convert(of(clay=1), of(brick=3), limit=1, flat_energy=1), fee_food=1, sure=False),
    Card("023", "luxury-yacht", SHIP_TYPE, 20, Passive("text-yacht"), fishermen=1, locked=True, sure=False),
    Card("024", "feedlot", ECONOMIC, 6, Passive("text-feedlot"), price=8, locked=True, sure=False),
    Card("025", "masons-guild", CRAFTSMAN, 8, Passive("text-masons-guild"), price=10, hammers=1, locked=True, sure=False),
    Card("026", "furniture-factory", INDUSTRIAL, 8, Convert(of(wood=1, leather=1), of(franc=6)), fee_food=2, hammers=1, sure=False),
    Card("027", "town-square", NO_TYPE, 6, PickGoods(0, UPGRADED_NO_STEEL, market=False), fee_franc=1, sure=False),
    Card("028", "tavern", ECONOMIC, 4, Convert(of(wood=1, grain=1), of(franc=3), limit=4), fishermen=1, sure=False),
    Card("029", "haulage-firm", ECONOMIC, 6, Haulage(3), fee_food=1, sure=False),
    Card("030", "schnaps-distillery", CRAFTSMAN, 6, Convert(of(grain=1), of(franc=2), limit=4), fee_food=1, sure=False),
    Card("031", "steelworks", INDUSTRIAL, 8, Convert(of(iron=1), of(steel=2), limit=1, flat_energy=15), fee_food=2, fee_franc=1, hammers=1, sure=False),
    Card("032", "steakhouse", ECONOMIC, 6, Convert(of(meat=1, charcoal=1), of(franc=6), limit=4), fee_food=1, sure=False),
    Card("033", "wind-farm", NO_TYPE, 8, Passive("text-wind-farm"), price=12, locked=True, sure=False),
    Card("034", "brick-manufacturer", INDUSTRIAL, 8, Convert(of(brick=3, franc=10), of(franc=24), limit=1), fee_food=2, hammers=1, sure=False),
    Card("035", "zoo", PUBLIC, 8, Zoo(3), fee_franc=1, fishermen=1, sure=False),
]
# fmt: on

CARDS_IN_ORDER: Final[list[Card]] = [*START_CARDS, *STANDARD_CARDS, *SPECIAL_CARDS]
"""All buildings by index (see ``card_ids``)."""

# -- which standard buildings are in the game, by number of players ------------------------------------

PROPOSALS_FULL: Final = {
    1: "01 03 05 07 08 09 10 12 14 16 18 20 22 23 25",
    2: "01 03 05 07 08 09 10 12 14 16 18 20 22 23 25 28 29 30",
    3: "01 02 03 04 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 21 22 23 25 27 28 29 30",
    4: " ".join(f"{number:02}" for number in range(1, 31)),
    5: " ".join(f"{number:02}" for number in range(1, 31)),
}
PROPOSALS_SHORT: Final = {
    1: "03 05 08 09 10 12 14 16 18 20 22 23",
    2: "03 05 07 08 09 10 12 14 16 18 20 22 23 25 29",
    3: "01 03 04 05 06 07 08 09 10 12 14 16 17 18 20 21 22 23 25 27 29",
    4: "01 03 04 05 06 07 08 09 10 12 14 16 17 18 20 21 22 23 25 27 29",
    5: "01 03 04 05 06 07 08 09 10 12 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30",
}
TOWN_SHORT: Final = {1: "01 02 13", 2: "01", 3: "", 4: "02", 5: "02"}
"""Standard buildings that the town has from the start of a short game (section 12)."""
