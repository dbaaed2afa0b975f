import { photoOf } from "../photos/photos.ts";
import { chosenPart, entriesOf, fixedPart, optionGroup, type CatalogDraft } from "../scenario/catalog.ts";
import { farmShopItems } from "./farm-shop-items.ts";

const box = (...itemIds: string[]) => itemIds.map((itemId) => ({ itemId, qty: 1 }));

export const farmShopCatalog: CatalogDraft = {
  items: farmShopItems.map((item) =>
    item.id === "bauernbrot" ? { ...item, optionRefs: [{ optionId: "schneiden" }] } : item,
  ),
  options: [
    optionGroup({
      id: "schneiden",
      name: "Schneiden",
      select: "single",
      min: 1,
      pricing: "free",
      choices: [
        { id: "ganz", name: "Am Stück", default: true },
        { id: "halb", name: "Halbiert" },
        { id: "scheiben", name: "In Scheiben" },
      ],
    }),
  ],
  groups: [
    {
      id: "eier",
      name: "Freilandeier",
      description: "Von 240 Hennen im Hühnermobil, das alle paar Tage auf frische Wiese umzieht.",
      illustration: "eggs",
      images: [photoOf("hofladen-lindenanger", "eggs")],
      itemIds: ["eier-6", "eier-10"],
      defaultItemId: "eier-10",
      labelBy: "size",
      badge: "popular",
    },
    {
      id: "kartoffeln",
      name: "Kartoffeln, festkochend",
      description: "Sorte „Ditta“: gelbfleischig, für Salat und Bratkartoffeln.",
      illustration: "potato",
      itemIds: ["kartoffeln-2", "kartoffeln-5"],
      defaultItemId: "kartoffeln-2",
      labelBy: "size",
    },
    {
      id: "apfelsaft",
      name: "Apfelsaft naturtrüb",
      description: "Direktsaft von der Streuobstwiese, handverlesen.",
      illustration: "juice",
      itemIds: ["apfelsaft-1", "apfelsaft-kiste"],
      defaultItemId: "apfelsaft-1",
      labelBy: "name",
    },
    {
      id: "dorfbraeu",
      name: "Helles vom Dorfbräu",
      description: "Süffig und hopfenmild, aus der kleinen Brauerei im Ort. 4,9 % vol.",
      illustration: "beer",
      itemIds: ["helles", "helles-kiste"],
      defaultItemId: "helles",
      labelBy: "name",
    },
  ],
  bundles: [
    {
      id: "brotzeitkorb",
      name: "Brotzeitkorb für zwei",
      description: "Ein Laib Holzofenbrot, dazu Käse und Wurst nach deiner Wahl und etwas zu trinken.",
      illustration: "basket",
      kind: "giftBasket",
      pricing: "fixed",
      priceCents: 1990,
      slots: [
        fixedPart("brot", "Brot und Butter", { bauernbrot: 1, butter: 1 }),
        chosenPart("kaese", "Käse", { kraeuterfrischkaese: 0, bergkaese: 150 }),
        chosenPart("wurst", "Wurst", { landjaeger: 0, leberwurst: 0 }),
        chosenPart("trinken", "Getränke", { "apfelsaft-1": 0, helles: 0 }, 2),
      ],
      leadMinutes: 60,
      minQty: 1,
      maxQtyPerOrder: 4,
      badge: "popular",
    },
    {
      id: "gemuesekiste",
      name: "Gemüsekiste der Woche",
      description:
        "Was der Acker gerade hergibt, jede Woche anders: Kartoffeln, Wurzeln oder Kürbis, dazu Äpfel, solange sie reichen.",
      illustration: "basket",
      images: [photoOf("hofladen-lindenanger", "crate")],
      kind: "box",
      pricing: "fixed",
      priceCents: 1190,
      slots: [fixedPart("inhalt", "In der Kiste", { "kartoffeln-2": 1, karotten: 1, hokkaido: 1, aepfel: 1 })],
      weeks: [
        box("kartoffeln-2", "karotten", "hokkaido", "aepfel"),
        box("kartoffeln-5", "hokkaido", "aepfel"),
        box("kartoffeln-2", "karotten", "aepfel", "apfelmus"),
        box("kartoffeln-5", "karotten", "hokkaido"),
      ],
      allowedDistribution: ["pickup", "delivery"],
      minQty: 1,
      maxQtyPerOrder: 5,
    },
  ],
  categories: [
    {
      id: "milch",
      name: "Milch & Käse",
      slug: "milch-kaese",
      description: "Von unseren 38 Kühen, die im Sommer auf der Weide stehen.",
      entries: entriesOf("heumilch-1l", "naturjoghurt", "trinkjoghurt", "butter", "bergkaese", "kraeuterfrischkaese"),
    },
    {
      id: "eier-wurst",
      name: "Eier & Fleisch",
      slug: "eier-fleisch",
      entries: entriesOf("group:eier", "landjaeger", "leberwurst", "hackfleisch", "bratwurst", "suppenhuhn"),
    },
    {
      id: "ernte",
      name: "Obst & Gemüse",
      slug: "obst-gemuese",
      entries: entriesOf(
        "bundle:gemuesekiste",
        "group:kartoffeln",
        "aepfel",
        "karotten",
        "hokkaido",
        "feldsalat",
        "gruenkohl",
      ),
    },
    {
      id: "vorrat",
      name: "Brot & Vorrat",
      slug: "brot-vorrat",
      entries: entriesOf(
        "bundle:brotzeitkorb",
        "bauernbrot",
        "hefezopf",
        "bluetenhonig",
        "apfelmus",
        "erdbeermarmelade",
        "dinkelmehl",
        "rapsoel",
      ),
    },
    {
      id: "getraenke",
      name: "Getränke",
      slug: "getraenke",
      entries: entriesOf("group:apfelsaft", "group:dorfbraeu", "obstler"),
    },
  ],
};
