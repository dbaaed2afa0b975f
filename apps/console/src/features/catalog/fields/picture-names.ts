import type { IllustrationName } from "@lokalkorb/ui/illustrations";

/** The content of the drawing, for the choice of a picture. */
export const pictureNames: Readonly<Record<IllustrationName, string>> = {
  bread: "Brot", baguette: "Baguette", croissant: "Croissant", pretzel: "Breze", bagel: "Semmel", flatbread: "Fladenbrot",
  cake: "Torte", "birthday-cake": "Geburtstagstorte", cupcake: "Törtchen", pie: "Kuchen", cookie: "Keks",
  doughnut: "Krapfen", pancakes: "Pfannkuchen", waffle: "Waffel", custard: "Pudding", chocolate: "Schokolade",
  candy: "Bonbon", lollipop: "Lutscher", "ice-cream": "Eis", popcorn: "Popcorn", sandwich: "Belegtes Brot",
  burger: "Burger", pizza: "Pizza", fries: "Pommes", sausage: "Wurst", taco: "Taco", wrap: "Wrap", soup: "Suppe",
  stew: "Eintopf", noodles: "Nudelschale", pasta: "Spaghetti", rice: "Reis", curry: "Curry", dumpling: "Teigtasche",
  fondue: "Fondue", kebab: "Spieß", salad: "Salat", takeout: "Essen zum Mitnehmen", meat: "Fleisch",
  "meat-on-bone": "Fleisch am Knochen", chicken: "Hähnchen", bacon: "Speck", fish: "Fisch", shrimp: "Garnele",
  milk: "Milch", cheese: "Käse", butter: "Butter", egg: "Ei", eggs: "Eier", "fried-egg": "Spiegelei", apple: "Apfel",
  "green-apple": "Grüner Apfel", pear: "Birne", grapes: "Trauben", strawberry: "Erdbeere", cherries: "Kirschen",
  blueberries: "Heidelbeeren", peach: "Pfirsich", lemon: "Zitrone", orange: "Orange", melon: "Melone",
  banana: "Banane", potato: "Kartoffel", carrot: "Karotte", onion: "Zwiebel", garlic: "Knoblauch", tomato: "Tomate",
  cucumber: "Gurke", lettuce: "Blattsalat", broccoli: "Brokkoli", pepper: "Paprika", chili: "Chili",
  aubergine: "Aubergine", pumpkin: "Kürbis", mushroom: "Pilz", corn: "Mais", beans: "Bohnen", olive: "Olive",
  chestnut: "Kastanie", nuts: "Nüsse", herbs: "Kräuter", grain: "Getreide", honey: "Honig", jam: "Marmelade",
  salt: "Salz", beer: "Bier", wine: "Wein", "sparkling-wine": "Sekt", juice: "Saft", "cold-drink": "Kaltes Getränk",
  spirits: "Schnaps", coffee: "Kaffee", tea: "Tee", water: "Wasser", tulip: "Tulpe", sunflower: "Sonnenblume",
  bouquet: "Blumenstrauß", rose: "Rose", plant: "Topfpflanze", seedling: "Setzling", candle: "Kerze", gift: "Geschenk",
  box: "Kiste", basket: "Korb", bee: "Biene", bag: "Tasche", cow: "Kuh", hen: "Huhn", tractor: "Traktor",
}; // prettier-ignore
