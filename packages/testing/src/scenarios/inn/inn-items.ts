import { catalogueItem, type CatalogueItem } from "../catalogue.ts";

const dish = { vatClass: "food", kitchenUnits: 3 } as const;
const oneSide = [{ optionId: "beilage", min: 1, max: 1 }, { optionId: "verpackung" }] as const;

const startersAndSalads: readonly CatalogueItem[] = [
  catalogueItem({ ...dish, id: "leberknoedelsuppe", name: "Leberknödelsuppe", description: "Kräftige Rinderbrühe, ein großer Knödel, viel Schnittlauch.", illustration: "soup", priceCents: 590, allergens: ["gluten:wheat", "egg", "milk", "celery"], kitchenUnits: 1 }),
  catalogueItem({ ...dish, id: "kuerbissuppe", name: "Kürbiscremesuppe", description: "Hokkaido, Ingwer und Kokosmilch, mit gerösteten Kernen.", illustration: "soup", priceCents: 620, allergens: ["celery"], diets: ["vegan"], kitchenUnits: 1, badge: "seasonal" }),
  catalogueItem({ ...dish, id: "obatzda", name: "Obatzda mit Breze", description: "Reifer Camembert, Paprika, Kümmel und rote Zwiebeln.", illustration: "cheese", priceCents: 980, allergens: ["milk", "gluten:wheat", "gluten:barley"], diets: ["vegetarian"], kitchenUnits: 1 }),
  catalogueItem({ ...dish, id: "wurstsalat", name: "Bayerischer Wurstsalat", description: "Mit Essiggurken, roten Zwiebeln und Bauernbrot.", illustration: "salad", priceCents: 1090, allergens: ["mustard", "gluten:rye", "gluten:wheat", "celery"], additives: ["mit Nitritpökelsalz", "mit Phosphat"], kitchenUnits: 1 }),
  catalogueItem({ ...dish, id: "grosser-salat", name: "Großer Blattsalat", description: "Blattsalate vom Markt, Radieserl und Hausdressing. Zwei Zugaben sind dabei.", illustration: "salad", priceCents: 1150, allergens: ["mustard"], diets: ["vegetarian"], optionRefs: [{ optionId: "salat-zugaben" }, { optionId: "verpackung" }], kitchenUnits: 2 }),
];

const mains: readonly CatalogueItem[] = [
  catalogueItem({ ...dish, id: "schweinsbraten", name: "Schweinsbraten mit Kruste", description: "Schulter aus dem Ofen, Dunkelbiersoße und eine Kruste, die man hört.", illustration: "roast", priceCents: 1590, allergens: ["gluten:barley", "celery"], optionRefs: [{ optionId: "beilage", min: 1, max: 2 }, { optionId: "verpackung" }], stock: { onHand: 24, shards: 2, lowAt: 5 }, badge: "popular" }),
  catalogueItem({ ...dish, id: "zwiebelrostbraten", name: "Zwiebelrostbraten", description: "Rosa gebratene Lende vom Weiderind, Schmorzwiebeln und Röstzwiebeln.", illustration: "meat", priceCents: 2490, allergens: ["gluten:wheat", "celery", "mustard"], optionRefs: oneSide, origin: "Rind aus Oberbayern", kitchenUnits: 4 }),
  catalogueItem({ ...dish, id: "schnitzel-schwein", name: "Schnitzel vom Schwein", description: "In der Pfanne souffliert gebacken, mit Zitrone und Preiselbeeren.", illustration: "schnitzel", priceCents: 1490, allergens: ["gluten:wheat", "egg", "milk"], optionRefs: oneSide }),
  catalogueItem({ ...dish, id: "schnitzel-kalb", name: "Wiener Schnitzel vom Kalb", description: "Vom Kalbsrücken, dünn geklopft, in Butterschmalz gebacken.", illustration: "schnitzel", priceCents: 2390, allergens: ["gluten:wheat", "egg", "milk"], optionRefs: oneSide, origin: "Kalb aus Oberbayern" }),
  catalogueItem({ ...dish, id: "backhendl", name: "Halbes Backhendl", description: "Knusprig paniert, mit Zitrone und Petersilie.", illustration: "chicken", priceCents: 1650, allergens: ["gluten:wheat", "egg", "milk"], optionRefs: oneSide, badge: "popular" }),
  catalogueItem({ ...dish, id: "forelle", name: "Forelle Müllerin", description: "Ganze Forelle aus der Mangfall, in Butter gebraten, mit Mandeln.", illustration: "fish", priceCents: 2190, allergens: ["fish", "gluten:wheat", "milk", "nuts:almond"], optionRefs: oneSide, soldOutToday: true, kitchenUnits: 4 }),
  catalogueItem({ ...dish, id: "kaesspaetzle", name: "Kässpätzle", description: "Hausgeschabt, mit Bergkäse und Allgäuer Emmentaler, Röstzwiebeln obenauf.", illustration: "noodles", priceCents: 1390, allergens: ["gluten:wheat", "egg", "milk"], diets: ["vegetarian"], optionRefs: [{ optionId: "verpackung" }], badge: "popular" }),
  catalogueItem({ ...dish, id: "rahmschwammerl", name: "Rahmschwammerl mit Semmelknödel", description: "Pfifferlinge und Egerlinge in Rahm, zwei Knödel dazu.", illustration: "mushroom", priceCents: 1690, allergens: ["gluten:wheat", "egg", "milk", "celery"], diets: ["vegetarian"], optionRefs: [{ optionId: "verpackung" }] }),
  catalogueItem({ ...dish, id: "linsencurry", name: "Berglinsen-Curry", description: "Mit Kürbis, Blattspinat und Basmatireis. Ganz ohne Tierisches.", illustration: "curry", priceCents: 1350, allergens: ["mustard", "celery"], diets: ["vegan"], optionRefs: [{ optionId: "verpackung" }] }),
  catalogueItem({ ...dish, id: "kinderspaetzle", name: "Kinderspätzle mit Soße", description: "Kleine Portion, große Freude.", illustration: "noodles", priceCents: 690, allergens: ["gluten:wheat", "egg", "celery"], kitchenUnits: 1 }),
];

const desserts: readonly CatalogueItem[] = [
  catalogueItem({ ...dish, id: "kaiserschmarrn", name: "Kaiserschmarrn", description: "Frisch gerissen und karamellisiert, mit Apfelmus oder Zwetschgenröster.", illustration: "pancakes", priceCents: 1190, allergens: ["gluten:wheat", "egg", "milk"], diets: ["vegetarian"], optionRefs: [{ optionId: "schmarrn-dazu" }] }),
  catalogueItem({ ...dish, id: "apfelkuecherl", name: "Apfelkücherl", description: "Vier Ringe im Bierteig, mit Zimt und Zucker.", illustration: "apple", priceCents: 790, allergens: ["gluten:wheat", "gluten:barley", "egg", "milk"], diets: ["vegetarian"], kitchenUnits: 2 }),
];

const bottle = { vatClass: "drink", depositKind: "bottle", kitchenUnits: 0, diets: ["vegan"] } as const;

const drinks: readonly CatalogueItem[] = [
  catalogueItem({ ...bottle, id: "apfelschorle", name: "Apfelschorle, 0,5 l", description: "Saft von Streuobstwiesen, viel Sprudel.", illustration: "juice", priceCents: 290, content: { amount: 500, unit: "ml" }, depositCents: 15 }),
  catalogueItem({ ...bottle, id: "mineralwasser", name: "Mineralwasser, 0,75 l", description: "Aus einer oberbayerischen Quelle, medium.", illustration: "water", priceCents: 260, content: { amount: 750, unit: "ml" }, depositCents: 15 }),
  catalogueItem({ ...bottle, id: "weissbier", name: "Hefeweißbier, 0,5 l", description: "Obergärig, fruchtig, hefetrüb. 5,4 % vol.", illustration: "beer", priceCents: 320, content: { amount: 500, unit: "ml" }, depositCents: 8, alcohol: "beerWine16", allergens: ["gluten:wheat", "gluten:barley"] }),
  catalogueItem({ ...bottle, id: "radler", name: "Radler, 0,5 l", description: "Helles und Zitronenlimonade, halb und halb. 2,5 % vol.", illustration: "beer", priceCents: 310, content: { amount: 500, unit: "ml" }, depositCents: 8, alcohol: "beerWine16", allergens: ["gluten:barley"], additives: ["mit Antioxidationsmittel"] }),
  catalogueItem({ ...bottle, id: "zwetschgenbrand", name: "Zwetschgenbrand, 0,2 l", description: "Im Eichenfass gereift, aus einer Brennerei am Samerberg. 42 % vol.", illustration: "bottle", priceCents: 1490, content: { amount: 200, unit: "ml" }, depositCents: 0, alcohol: "spirits18" }),
];

export const innItems: readonly CatalogueItem[] = [...startersAndSalads, ...mains, ...desserts, ...drinks];
