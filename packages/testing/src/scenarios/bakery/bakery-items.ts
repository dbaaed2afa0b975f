import { catalogueItem, type CatalogueItem } from "../catalogue.ts";

const loaf = { illustration: "bread", vatClass: "basicFood", optionRefs: [{ optionId: "schneiden" }], storageHint: "In Papier oder Leinen, bei Raumtemperatur." } as const;
const roll = { vatClass: "basicFood", content: { amount: 1, unit: "piece" }, maxQtyPerOrder: 60, kitchenUnits: 0 } as const;

const breads: readonly CatalogueItem[] = [
  catalogueItem({
    ...loaf,
    id: "bauernbrot-500",
    name: "Bauernbrot 500 g",
    description: "Roggensauerteig mit 20 Stunden Ruhe, im Steinofen dunkel ausgebacken. Kräftige Kruste, saftige Krume.",
    priceCents: 340,
    content: { amount: 500, unit: "g" },
    allergens: ["gluten:rye", "gluten:wheat"],
    diets: ["vegan"],
    ingredients: "Roggenmehl, Wasser, Weizenmehl, Natursauerteig, Salz, Kümmel, Fenchel, Koriander",
  }),
  catalogueItem({
    ...loaf,
    id: "bauernbrot-1000",
    name: "Bauernbrot 1 kg",
    description: "Der große Laib für die ganze Woche: Am dritten Tag schmeckt er am besten.",
    priceCents: 620,
    content: { amount: 1000, unit: "g" },
    allergens: ["gluten:rye", "gluten:wheat"],
    diets: ["vegan"],
    ingredients: "Roggenmehl, Wasser, Weizenmehl, Natursauerteig, Salz, Kümmel, Fenchel, Koriander",
    kitchenUnits: 2,
  }),
  catalogueItem({
    ...loaf,
    id: "roggenvollkorn",
    name: "Roggenvollkornbrot",
    description: "Zu hundert Prozent aus Roggen, im Kasten gebacken, mit Sonnenblumenkernen. Bleibt eine Woche lang saftig.",
    priceCents: 560,
    content: { amount: 750, unit: "g" },
    allergens: ["gluten:rye"],
    traces: ["sesame"],
    diets: ["vegan", "organic"],
    organicControlNo: "AT-BIO-000",
    origin: "Roggen aus der Südoststeiermark",
  }),
  catalogueItem({
    ...loaf,
    id: "dinkel-walnuss",
    name: "Dinkel-Walnuss-Brot",
    description: "Mild und nussig: Dinkelmehl aus der Region und reichlich geröstete Walnüsse.",
    priceCents: 540,
    content: { amount: 500, unit: "g" },
    allergens: ["gluten:spelt", "nuts:walnut"],
    diets: ["vegan"],
    badge: "popular",
    stock: { onHand: 18, shards: 1, lowAt: 4 },
  }),
  catalogueItem({
    ...loaf,
    id: "kuerbiskernbrot",
    name: "Steirisches Kürbiskernbrot",
    description: "Mit gerösteten Kürbiskernen und einem Schuss Kernöl im Teig, der die Krume leicht grün färbt.",
    priceCents: 490,
    content: { amount: 500, unit: "g" },
    allergens: ["gluten:wheat", "gluten:rye"],
    traces: ["sesame"],
    diets: ["vegan"],
  }),
  catalogueItem({
    ...loaf,
    id: "hausbaguette",
    name: "Hausbaguette",
    description: "Außen splittrig, innen wild gelockert. Kommt um sieben und um elf frisch aus dem Ofen.",
    illustration: "baguette",
    priceCents: 290,
    content: { amount: 300, unit: "g" },
    allergens: ["gluten:wheat"],
    diets: ["vegan"],
  }),
];

const rolls: readonly CatalogueItem[] = [
  catalogueItem({ ...roll, id: "handsemmel", name: "Handsemmel", description: "Von Hand geschlagen, jede ein wenig anders.", illustration: "roll", priceCents: 65, allergens: ["gluten:wheat", "gluten:barley"], diets: ["vegan"] }),
  catalogueItem({ ...roll, id: "kornstangerl", name: "Kornstangerl", description: "Mit Leinsamen, Sonnenblumenkernen und Sesam.", illustration: "roll", priceCents: 120, allergens: ["gluten:wheat", "gluten:rye", "sesame"], diets: ["vegan"] }),
  catalogueItem({ ...roll, id: "laugenbrezel", name: "Laugenbrezel", description: "Röscher Bauch, dünne Ärmchen, grobes Salz.", illustration: "pretzel", priceCents: 140, allergens: ["gluten:wheat"], diets: ["vegan"] }),
  catalogueItem({ ...roll, id: "salzstangerl", name: "Salzstangerl", description: "Mit Kümmel und grobem Salz gerollt.", illustration: "roll", priceCents: 110, allergens: ["gluten:wheat", "gluten:barley", "milk"], diets: ["vegetarian"] }),
  catalogueItem({ ...roll, id: "dinkelweckerl", name: "Dinkelweckerl", description: "Aus Dinkelvollkorn, mit Honig aus Hart bei Graz.", illustration: "roll", priceCents: 125, allergens: ["gluten:spelt"], diets: ["vegetarian"] }),
  catalogueItem({ ...roll, id: "mohnflesserl", name: "Mohnflesserl", description: "Geflochten und mit Graumohn bestreut.", illustration: "roll", priceCents: 115, allergens: ["gluten:wheat", "gluten:barley"], diets: ["vegan"] }),
];

const sweets: readonly CatalogueItem[] = [
  catalogueItem({ id: "butterkipferl", name: "Butterkipferl", description: "27 Schichten Teig und Butter. Goldbraun, blättrig, nie vom Vortag.", illustration: "croissant", priceCents: 195, vatClass: "basicFood", content: { amount: 1, unit: "piece" }, allergens: ["gluten:wheat", "milk", "egg"], diets: ["vegetarian"], badge: "popular" }),
  catalogueItem({ id: "nussschnecke", name: "Nussschnecke", description: "Plunderteig, gefüllt mit Haselnüssen, Zimt und etwas Rum.", illustration: "cinnamon-roll", priceCents: 260, vatClass: "food", content: { amount: 1, unit: "piece" }, allergens: ["gluten:wheat", "milk", "egg", "nuts:hazelnut"], diets: ["vegetarian"] }),
  catalogueItem({ id: "topfengolatsche", name: "Topfengolatsche", description: "Mit Topfen vom Hof, Zitronenschale und Rosinen.", illustration: "pie", priceCents: 270, vatClass: "food", content: { amount: 1, unit: "piece" }, allergens: ["gluten:wheat", "milk", "egg", "sulphite"], diets: ["vegetarian"] }),
  catalogueItem({ id: "apfelstrudel", name: "Apfelstrudel", description: "Handgezogener Teig, steirische Äpfel, Butterbrösel. Ein ordentliches Stück, auf Wunsch warm.", illustration: "pie", priceCents: 420, vatClass: "food", allergens: ["gluten:wheat", "milk", "sulphite"], diets: ["vegetarian"], optionRefs: [{ optionId: "strudel-dazu" }], badge: "seasonal" }),
  catalogueItem({ id: "marillenkrapfen", name: "Marillenkrapfen", description: "In Schmalz gebacken, mit weißem Rand und Marillenmarmelade bis zur Mitte.", illustration: "doughnut", priceCents: 230, vatClass: "food", content: { amount: 1, unit: "piece" }, allergens: ["gluten:wheat", "milk", "egg"], stock: { onHand: 40, shards: 2, lowAt: 8 } }),
  catalogueItem({ id: "striezel", name: "Butterstriezel", description: "Aus sechs Strängen geflochten, mit Hagelzucker. Für den Sonntagstisch am besten vorbestellen.", illustration: "bread", priceCents: 780, vatClass: "basicFood", content: { amount: 500, unit: "g" }, allergens: ["gluten:wheat", "milk", "egg"], diets: ["vegetarian"], soldOutToday: true, kitchenUnits: 2 }),
];

const cake = {
  illustration: "birthday-cake",
  vatClass: "food",
  allergens: ["gluten:wheat", "milk", "egg", "soy"],
  traces: ["nuts:almond", "nuts:hazelnut"],
  diets: ["vegetarian"],
  optionRefs: [{ optionId: "torten-fuelle", min: 1, max: 1 }, { optionId: "beschriftung" }, { optionId: "kerzen" }],
  leadMinutes: 24 * 60,
  maxQtyPerOrder: 3,
  kitchenUnits: 6,
} as const;

const cakes: readonly CatalogueItem[] = [
  catalogueItem({ ...cake, id: "torte-18", name: "Geburtstagstorte, 18 cm", description: "Schokoladebiskuit, sechs bis acht Stück. Einen Tag vorher bestellen.", priceCents: 3200 }),
  catalogueItem({ ...cake, id: "torte-24", name: "Geburtstagstorte, 24 cm", description: "Schokoladebiskuit, zwölf bis vierzehn Stück. Einen Tag vorher bestellen.", priceCents: 4600, kitchenUnits: 8 }),
  catalogueItem({ id: "linzer", name: "Linzer Schnitte", description: "Mürber Nussteig mit Ribiselmarmelade, wie bei der Großmutter.", illustration: "cake", priceCents: 340, vatClass: "food", allergens: ["gluten:wheat", "milk", "egg", "nuts:almond", "nuts:hazelnut"], diets: ["vegetarian"] }),
];

const breakfast: readonly CatalogueItem[] = [
  catalogueItem({
    id: "jausenweckerl",
    name: "Jausenweckerl",
    description: "Frisch belegt, wenn du kommst: mit Essiggurkerl, Salat und selbst gerührtem Aufstrich.",
    illustration: "sandwich",
    priceCents: 490,
    vatClass: "food",
    allergens: ["gluten:wheat", "milk", "egg", "mustard"],
    optionRefs: [{ optionId: "belag" }, { optionId: "extras" }],
    kitchenUnits: 2,
    badge: "popular",
  }),
  catalogueItem({ id: "freilandeier-6", name: "Freilandeier, 6 Stück", description: "Größe M und L, von Hennen mit Auslauf unter Apfelbäumen.", illustration: "eggs", priceCents: 330, vatClass: "basicFood", content: { amount: 6, unit: "piece" }, allergens: ["egg"], diets: ["vegetarian"], storageHint: "Gekühlt lagern.", origin: "Steiermark, Güteklasse A", kitchenUnits: 0 }),
  catalogueItem({ id: "sauerrahmbutter", name: "Sauerrahmbutter", description: "Aus Heumilchrahm, langsam gereift.", illustration: "butter", priceCents: 390, vatClass: "basicFood", content: { amount: 250, unit: "g" }, allergens: ["milk"], diets: ["vegetarian"], storageHint: "Gekühlt lagern.", kitchenUnits: 0 }),
  catalogueItem({ id: "marillenmarmelade", name: "Marillenmarmelade", description: "Im Kupferkessel gekocht, 70 Prozent Frucht.", illustration: "jam", priceCents: 560, vatClass: "food", content: { amount: 220, unit: "g" }, diets: ["vegan"], kitchenUnits: 0 }),
  catalogueItem({ id: "heumilch", name: "Heumilch in der Flasche", description: "3,8 Prozent Fett, nicht homogenisiert: oben setzt sich der Rahm ab.", illustration: "milk", priceCents: 240, vatClass: "basicFood", content: { amount: 1000, unit: "ml" }, depositCents: 20, depositKind: "glass", allergens: ["milk"], diets: ["vegetarian"], storageHint: "Gekühlt lagern.", kitchenUnits: 0 }),
  catalogueItem({ id: "verlaengerter", name: "Verlängerter im Pfandbecher", description: "Kaffee aus einer Grazer Rösterei, auf Wunsch mit Hafermilch.", illustration: "coffee", priceCents: 360, vatClass: "drink", depositCents: 100, depositKind: "reusableCup", optionRefs: [{ optionId: "kaffee-milch" }], diets: ["vegetarian"] }),
];

export const bakeryItems: readonly CatalogueItem[] = [...breads, ...rolls, ...sweets, ...cakes, ...breakfast];
