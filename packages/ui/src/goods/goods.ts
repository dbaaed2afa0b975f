/** The drawn goods: our key and the drawing of the icon set, or `own` for one drawn for this project. */
export const goods = {
  bread: "bread", baguette: "baguette-bread", croissant: "croissant", pretzel: "pretzel", bagel: "bagel", flatbread: "flatbread",
  cake: "shortcake", "birthday-cake": "birthday-cake", cupcake: "cupcake", pie: "pie", cookie: "cookie", doughnut: "doughnut",
  pancakes: "pancakes", waffle: "waffle", custard: "custard", chocolate: "chocolate-bar", candy: "candy", lollipop: "lollipop",
  "ice-cream": "ice-cream", popcorn: "popcorn",
  sandwich: "sandwich", burger: "hamburger", pizza: "pizza", fries: "french-fries", sausage: "hot-dog", taco: "taco", wrap: "burrito",
  soup: "pot-of-food", stew: "shallow-pan-of-food", noodles: "steaming-bowl", pasta: "spaghetti", rice: "cooked-rice", curry: "curry-rice",
  dumpling: "dumpling", fondue: "fondue", kebab: "stuffed-flatbread", salad: "green-salad", takeout: "takeout-box",
  meat: "cut-of-meat", "meat-on-bone": "meat-on-bone", chicken: "poultry-leg", bacon: "bacon", fish: "fish", shrimp: "shrimp",
  milk: "glass-of-milk", cheese: "cheese-wedge", butter: "butter", egg: "egg", eggs: "own", "fried-egg": "cooking",
  apple: "red-apple", "green-apple": "green-apple", pear: "pear", grapes: "grapes", strawberry: "strawberry", cherries: "cherries",
  blueberries: "blueberries", peach: "peach", lemon: "lemon", orange: "tangerine", melon: "watermelon", banana: "banana",
  potato: "potato", carrot: "carrot", onion: "onion", garlic: "garlic", tomato: "tomato", cucumber: "cucumber", lettuce: "leafy-green",
  broccoli: "broccoli", pepper: "bell-pepper", chili: "hot-pepper", aubergine: "eggplant", pumpkin: "jack-o-lantern",
  mushroom: "brown-mushroom", corn: "ear-of-corn", beans: "beans", olive: "olive", chestnut: "chestnut", nuts: "peanuts", herbs: "herb",
  grain: "sheaf-of-rice", honey: "honey-pot", jam: "jar", salt: "salt",
  beer: "beer-mug", wine: "wine-glass", "sparkling-wine": "bottle-with-popping-cork", juice: "beverage-box", "cold-drink": "cup-with-straw",
  spirits: "tumbler-glass", coffee: "hot-beverage", tea: "teapot", water: "droplet",
  tulip: "tulip", sunflower: "sunflower", bouquet: "bouquet", rose: "rose", plant: "potted-plant", seedling: "seedling",
  candle: "candle", gift: "wrapped-gift", box: "package", basket: "basket", bee: "honeybee", bag: "shopping-bags", cow: "cow", hen: "chicken", tractor: "tractor",
} as const;

export type GoodsName = keyof typeof goods;

export function isGoodsName(text: string): text is GoodsName {
  return Object.hasOwn(goods, text);
}
