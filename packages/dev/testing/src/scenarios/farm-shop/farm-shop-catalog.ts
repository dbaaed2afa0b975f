import { optionGroup, type CatalogDraft } from "../scenario/catalog.ts";
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
        {
          id: "brot",
          name: "Brot und Butter",
          min: 2,
          max: 2,
          fixed: true,
          choices: [
            { itemId: "bauernbrot", qty: 1, surchargeCents: 0 },
            { itemId: "butter", qty: 1, surchargeCents: 0 },
          ],
        },
        {
          id: "kaese",
          name: "Käse",
          min: 1,
          max: 1,
          fixed: false,
          choices: [
            { itemId: "kraeuterfrischkaese", qty: 1, surchargeCents: 0 },
            { itemId: "bergkaese", qty: 1, surchargeCents: 150 },
          ],
        },
        {
          id: "wurst",
          name: "Wurst",
          min: 1,
          max: 1,
          fixed: false,
          choices: [
            { itemId: "landjaeger", qty: 1, surchargeCents: 0 },
            { itemId: "leberwurst", qty: 1, surchargeCents: 0 },
          ],
        },
        {
          id: "trinken",
          name: "Getränke",
          min: 2,
          max: 2,
          fixed: false,
          choices: [
            { itemId: "apfelsaft-1", qty: 1, surchargeCents: 0 },
            { itemId: "helles", qty: 1, surchargeCents: 0 },
          ],
        },
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
      kind: "box",
      pricing: "fixed",
      priceCents: 1190,
      slots: [
        {
          id: "inhalt",
          name: "In der Kiste",
          min: 4,
          max: 4,
          fixed: true,
          choices: ["kartoffeln-2", "karotten", "hokkaido", "aepfel"].map((itemId) => ({
            itemId,
            qty: 1,
            surchargeCents: 0,
          })),
        },
      ],
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
      entries: ["heumilch-1l", "naturjoghurt", "trinkjoghurt", "butter", "bergkaese", "kraeuterfrischkaese"].map(
        (id) => ({ kind: "item", id }),
      ),
    },
    {
      id: "eier-wurst",
      name: "Eier & Fleisch",
      slug: "eier-fleisch",
      entries: [
        { kind: "group", id: "eier" },
        ...["landjaeger", "leberwurst", "hackfleisch", "bratwurst", "suppenhuhn"].map((id) => ({
          kind: "item" as const,
          id,
        })),
      ],
    },
    {
      id: "ernte",
      name: "Obst & Gemüse",
      slug: "obst-gemuese",
      entries: [
        { kind: "bundle", id: "gemuesekiste" },
        { kind: "group", id: "kartoffeln" },
        ...["aepfel", "karotten", "hokkaido", "feldsalat", "gruenkohl"].map((id) => ({ kind: "item" as const, id })),
      ],
    },
    {
      id: "vorrat",
      name: "Brot & Vorrat",
      slug: "brot-vorrat",
      entries: [
        { kind: "bundle", id: "brotzeitkorb" },
        ...["bauernbrot", "hefezopf", "bluetenhonig", "apfelmus", "erdbeermarmelade", "dinkelmehl", "rapsoel"].map(
          (id) => ({
            kind: "item" as const,
            id,
          }),
        ),
      ],
    },
    {
      id: "getraenke",
      name: "Getränke",
      slug: "getraenke",
      entries: [
        { kind: "group", id: "apfelsaft" },
        { kind: "group", id: "dorfbraeu" },
        { kind: "item", id: "obstler" },
      ],
    },
  ],
};
