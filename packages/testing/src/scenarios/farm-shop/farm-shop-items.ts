import { catalogueItem, type CatalogueItem } from "../catalogue.ts";

const cooled = { storageHint: "Bei höchstens 8 °C lagern.", kitchenUnits: 1 } as const;
const glass = { depositCents: 15, depositKind: "glass" } as const;
const organic = { diets: ["vegetarian", "organic"], organicControlNo: "DE-ÖKO-000" } as const;

const dairy: readonly CatalogueItem[] = [
  catalogueItem({ ...cooled, ...glass, ...organic, id: "heumilch-1l", name: "Heumilch, 1 l", description: "Heute gemolken, schonend erwärmt, sonst nichts. Der Rahm setzt sich oben ab: vor dem Öffnen schütteln.", illustration: "milk", priceCents: 189, vatClass: "milkDrink", content: { amount: 1000, unit: "ml" }, allergens: ["milk"], origin: "Eigene Kühe, Chiemgau", badge: "popular" }),
  catalogueItem({ ...cooled, ...glass, ...organic, id: "naturjoghurt", name: "Naturjoghurt im Glas", description: "Stichfest, mild gesäuert, 3,8 Prozent Fett.", illustration: "yogurt", priceCents: 249, vatClass: "basicFood", content: { amount: 500, unit: "g" }, allergens: ["milk"] }),
  catalogueItem({ ...cooled, ...glass, id: "trinkjoghurt", name: "Trinkjoghurt Himbeere", description: "Mit Himbeeren vom eigenen Feld, wenig gesüßt.", illustration: "milk", priceCents: 219, vatClass: "milkDrink", content: { amount: 500, unit: "ml" }, allergens: ["milk"], diets: ["vegetarian"] }),
  catalogueItem({ ...cooled, ...organic, id: "butter", name: "Sauerrahmbutter", description: "Im Butterfass geschlagen, von Hand geformt.", illustration: "butter", priceCents: 379, vatClass: "basicFood", content: { amount: 250, unit: "g" }, allergens: ["milk"] }),
  catalogueItem({ ...cooled, id: "bergkaese", name: "Bergkäse, zwölf Monate", description: "Aus Rohmilch, zwölf Monate im Naturkeller gereift. Würzig, mit feinen Salzkristallen.", illustration: "cheese", priceCents: 690, vatClass: "food", content: { amount: 300, unit: "g" }, allergens: ["milk"], diets: ["vegetarian"], ingredients: "Rohmilch, Salz, Lab, Kulturen", badge: "popular" }),
  catalogueItem({ ...cooled, id: "kraeuterfrischkaese", name: "Frischkäse mit Wiesenkräutern", description: "Schnittlauch, Kerbel und ein wenig Knoblauch.", illustration: "cheese", priceCents: 390, vatClass: "food", content: { amount: 180, unit: "g" }, allergens: ["milk"], diets: ["vegetarian"] }),
];

const eggs = { illustration: "eggs", vatClass: "basicFood", allergens: ["egg"], diets: ["vegetarian"], origin: "Freilandhaltung, Güteklasse A, 1-DE-09", storageHint: "Kühl lagern, nicht waschen.", kitchenUnits: 1 } as const;

const eggsAndMeat: readonly CatalogueItem[] = [
  catalogueItem({ ...eggs, id: "eier-6", name: "Freilandeier, 6 Stück", priceCents: 270, content: { amount: 6, unit: "piece" } }),
  catalogueItem({ ...eggs, id: "eier-10", name: "Freilandeier, 10 Stück", priceCents: 420, content: { amount: 10, unit: "piece" }, stock: { onHand: 60, shards: 3, lowAt: 10 } }),
  catalogueItem({ ...cooled, id: "landjaeger", name: "Landjäger, zwei Paar", description: "Luftgetrocknet und kalt geräuchert, für die Brotzeit unterwegs.", illustration: "sausage", priceCents: 540, vatClass: "food", content: { amount: 200, unit: "g" }, allergens: ["mustard"], additives: ["mit Nitritpökelsalz"], allergenState: "declared" }),
  catalogueItem({ ...cooled, id: "leberwurst", name: "Grobe Leberwurst im Glas", description: "Nach dem Rezept des Hauses, mit Majoran und Zwiebeln.", illustration: "jar", priceCents: 420, vatClass: "food", content: { amount: 200, unit: "g" }, allergens: ["mustard", "celery"], additives: ["mit Nitritpökelsalz"] }),
  catalogueItem({ ...cooled, id: "hackfleisch", name: "Rinderhackfleisch", description: "Vom Fleckvieh, am Vortag gewolft und frisch verpackt. Nur freitags neu.", illustration: "meat", priceCents: 890, vatClass: "food", content: { amount: 500, unit: "g" }, origin: "Geboren, aufgezogen und geschlachtet in Deutschland", storageHint: "Bei höchstens 2 °C lagern, am selben Tag verbrauchen.", stock: { onHand: 6, shards: 1, lowAt: 3 }, maxQtyPerOrder: 4 }),
  catalogueItem({ ...cooled, id: "bratwurst", name: "Grobe Bratwürste, vier Stück", description: "Mit Majoran und Zitronenschale, für Pfanne und Grill.", illustration: "sausage", priceCents: 760, vatClass: "food", content: { amount: 400, unit: "g" }, allergens: ["mustard", "celery"] }),
];

const harvest: readonly CatalogueItem[] = [
  catalogueItem({ id: "aepfel", name: "Äpfel „Topaz“", description: "Säuerlich und saftig, aus dem Streuobstgarten hinter dem Stall.", illustration: "apple", priceCents: 340, vatClass: "basicFood", content: { amount: 1000, unit: "g" }, diets: ["vegan"], origin: "Rimsting, Klasse II", badge: "seasonal" }),
  catalogueItem({ id: "kartoffeln-2", name: "Kartoffeln, festkochend, 2 kg", illustration: "potato", priceCents: 390, vatClass: "basicFood", content: { amount: 2000, unit: "g" }, diets: ["vegan"], origin: "Chiemgau" }),
  catalogueItem({ id: "kartoffeln-5", name: "Kartoffeln, festkochend, 5 kg", illustration: "potato", priceCents: 850, vatClass: "basicFood", content: { amount: 5000, unit: "g" }, diets: ["vegan"], origin: "Chiemgau", kitchenUnits: 2 }),
  catalogueItem({ id: "karotten", name: "Karotten, gewaschen", description: "Süß und knackig, auch für Kinderhände.", illustration: "carrot", priceCents: 260, vatClass: "basicFood", content: { amount: 1000, unit: "g" }, diets: ["vegan"], origin: "Chiemgau" }),
  catalogueItem({ id: "hokkaido", name: "Hokkaido-Kürbis", description: "Etwa 1,2 Kilogramm schwer. Die Schale kannst du mitessen.", illustration: "pumpkin", priceCents: 360, vatClass: "basicFood", content: { amount: 1, unit: "piece" }, diets: ["vegan"], origin: "Chiemgau", badge: "seasonal", stock: { onHand: 14, shards: 1, lowAt: 3 } }),
  catalogueItem({ id: "feldsalat", name: "Feldsalat", description: "Am Morgen gestochen, zweimal gewaschen.", illustration: "salad", priceCents: 320, vatClass: "basicFood", content: { amount: 150, unit: "g" }, diets: ["vegan"], origin: "Rimsting", soldOutToday: true }),
];

const pantry: readonly CatalogueItem[] = [
  catalogueItem({ id: "bluetenhonig", name: "Blütenhonig", description: "Cremig gerührt, von Löwenzahn, Obstblüte und Linde rund um den Simssee.", illustration: "honey", priceCents: 780, vatClass: "food", content: { amount: 500, unit: "g" }, diets: ["vegetarian"], origin: "Deutschland (100 %)", badge: "popular" }),
  catalogueItem({ id: "apfelmus", name: "Apfelmus ohne Zucker", description: "Nur Äpfel, ein Spritzer Zitrone, lange gerührt.", illustration: "jar", priceCents: 390, vatClass: "food", content: { amount: 360, unit: "g" }, diets: ["vegan"] }),
  catalogueItem({ id: "erdbeermarmelade", name: "Erdbeermarmelade", description: "Im Juni gekocht, wenn die Früchte am süßesten sind.", illustration: "jam", priceCents: 450, vatClass: "food", content: { amount: 220, unit: "g" }, diets: ["vegan"] }),
  catalogueItem({ id: "dinkelmehl", name: "Dinkelmehl Type 630", description: "In der Mühle im Nachbardorf gemahlen.", illustration: "wheat", priceCents: 290, vatClass: "basicFood", content: { amount: 1000, unit: "g" }, allergens: ["gluten:spelt"], diets: ["vegan", "organic"], organicControlNo: "DE-ÖKO-000" }),
  catalogueItem({ id: "rapsoel", name: "Kaltgepresstes Rapsöl", description: "Nussig, goldgelb, aus der ersten Pressung.", illustration: "oil", priceCents: 690, vatClass: "food", content: { amount: 500, unit: "ml" }, diets: ["vegan"] }),
  catalogueItem({ id: "bauernbrot", name: "Holzofenbrot", description: "Zweimal in der Woche aus dem Dorfbackofen: dienstags und freitags.", illustration: "bread", priceCents: 560, vatClass: "basicFood", content: { amount: 1000, unit: "g" }, allergens: ["gluten:rye", "gluten:wheat"], diets: ["vegan"], stock: { onHand: 12, shards: 1, lowAt: 3 } }),
];

const drinks: readonly CatalogueItem[] = [
  catalogueItem({ ...glass, id: "apfelsaft-1", name: "Apfelsaft naturtrüb, 1 l", description: "Direktsaft von der Streuobstwiese, handverlesen.", illustration: "juice", priceCents: 270, vatClass: "drink", content: { amount: 1000, unit: "ml" }, diets: ["vegan"] }),
  catalogueItem({ id: "apfelsaft-kiste", name: "Apfelsaft naturtrüb, Kiste 6 × 1 l", description: "Sechs Glasflaschen im Holzkasten.", illustration: "juice", priceCents: 1490, vatClass: "drink", content: { amount: 6000, unit: "ml" }, depositCents: 240, depositKind: "box", diets: ["vegan"], kitchenUnits: 2 }),
  catalogueItem({ id: "helles", name: "Helles vom Dorfbräu, 0,5 l", description: "Süffig und hopfenmild. 4,9 % vol.", illustration: "beer", priceCents: 155, vatClass: "drink", content: { amount: 500, unit: "ml" }, depositCents: 8, depositKind: "bottle", alcohol: "beerWine16", allergens: ["gluten:barley"], diets: ["vegan"] }),
  catalogueItem({ id: "helles-kiste", name: "Helles vom Dorfbräu, Kiste 20 × 0,5 l", description: "Zwanzig Flaschen im Kasten. 4,9 % vol.", illustration: "beer", priceCents: 2390, vatClass: "drink", content: { amount: 10_000, unit: "ml" }, depositCents: 310, depositKind: "box", alcohol: "beerWine16", allergens: ["gluten:barley"], diets: ["vegan"], kitchenUnits: 2 }),
  catalogueItem({ id: "obstler", name: "Obstler aus Äpfeln und Birnen", description: "Doppelt gebrannt in der Hofbrennerei. 40 % vol.", illustration: "bottle", priceCents: 1790, vatClass: "drink", content: { amount: 350, unit: "ml" }, alcohol: "spirits18", diets: ["vegan"], stock: { onHand: 9, shards: 1, lowAt: 2 } }),
];

export const farmShopItems: readonly CatalogueItem[] = [...dairy, ...eggsAndMeat, ...harvest, ...pantry, ...drinks];
