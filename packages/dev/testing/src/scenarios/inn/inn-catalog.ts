import { chosenPart, entriesOf, optionGroup, type CatalogDraft } from "../scenario/catalog.ts";
import { innItems } from "./inn-items.ts";

export const innCatalog: CatalogDraft = {
  items: innItems,
  options: [
    optionGroup({
      id: "beilage",
      name: "Beilage",
      select: "multi",
      min: 1,
      max: 2,
      freeCount: 1,
      choices: [
        { id: "knoedel", name: "Kartoffelknödel", priceCents: 320, default: true, allergens: ["egg", "sulphite"] },
        { id: "semmelknoedel", name: "Semmelknödel", priceCents: 320, allergens: ["gluten:wheat", "egg", "milk"] },
        { id: "kartoffelsalat", name: "Kartoffelsalat", priceCents: 350, allergens: ["mustard", "celery"] },
        { id: "pommes", name: "Pommes frites", priceCents: 380 },
        { id: "krautsalat", name: "Speckkrautsalat", priceCents: 340, allergens: ["mustard"] },
      ],
    }),
    optionGroup({
      id: "salat-zugaben",
      name: "Zugaben – zwei sind dabei",
      select: "multi",
      max: 5,
      freeCount: 2,
      choices: [
        { id: "kerne", name: "Geröstete Kerne", priceCents: 120 },
        { id: "ei", name: "Gekochtes Ei", priceCents: 120, allergens: ["egg"] },
        { id: "bergkaese", name: "Bergkäse", priceCents: 220, allergens: ["milk"] },
        { id: "schinken", name: "Kochschinken", priceCents: 250 },
        { id: "hendl", name: "Hendlstreifen", priceCents: 420 },
      ],
    }),
    optionGroup({
      id: "schmarrn-dazu",
      name: "Dazu",
      select: "single",
      min: 1,
      pricing: "free",
      choices: [
        { id: "apfelmus", name: "Apfelmus", default: true },
        { id: "roester", name: "Zwetschgenröster" },
      ],
    }),
    optionGroup({
      id: "verpackung",
      name: "Verpackung",
      select: "single",
      min: 1,
      pricing: "free",
      choices: [
        { id: "karton", name: "Karton", default: true },
        { id: "eigene", name: "Ich bringe meine eigene Dose mit" },
      ],
    }),
  ],
  groups: [
    {
      id: "schnitzel",
      name: "Schnitzel",
      description: "In der Pfanne souffliert gebacken, mit Zitrone und Preiselbeeren. Die Beilage suchst du dir aus.",
      illustration: "meat",
      itemIds: ["schnitzel-schwein", "schnitzel-kalb"],
      defaultItemId: "schnitzel-schwein",
      labelBy: "name",
    },
  ],
  bundles: [
    {
      id: "wirtshausmenue",
      name: "Wirtshausmenü",
      description: "Suppe, Hauptgericht und ein Getränk zum festen Preis.",
      illustration: "basket",
      kind: "combo",
      pricing: "fixed",
      priceCents: 1990,
      slots: [
        chosenPart("suppe", "Suppe", { leberknoedelsuppe: 0, kuerbissuppe: 0 }),
        chosenPart("haupt", "Hauptgericht", { kaesspaetzle: 0, linsencurry: 0, rahmschwammerl: 250 }),
        chosenPart("getraenk", "Getränk", { apfelschorle: 0, mineralwasser: 0, radler: 50 }),
      ],
      minQty: 1,
      badge: "popular",
    },
  ],
  categories: [
    {
      id: "suppen",
      name: "Suppen & Brotzeit",
      slug: "suppen-brotzeit",
      entries: entriesOf("leberknoedelsuppe", "kuerbissuppe", "obatzda", "wurstsalat", "grosser-salat"),
    },
    {
      id: "hauptgerichte",
      name: "Hauptgerichte",
      slug: "hauptgerichte",
      description: "Alles wird gekocht, wenn du bestellst.",
      entries: entriesOf(
        "bundle:wirtshausmenue",
        "schweinsbraten",
        "zwiebelrostbraten",
        "group:schnitzel",
        "backhendl",
        "forelle",
      ),
    },
    {
      id: "fleischlos",
      name: "Ohne Fleisch",
      slug: "ohne-fleisch",
      entries: entriesOf("kaesspaetzle", "rahmschwammerl", "linsencurry", "kinderspaetzle"),
    },
    {
      id: "nachspeisen",
      name: "Nachspeisen",
      slug: "nachspeisen",
      entries: entriesOf("kaiserschmarrn", "apfelkuecherl"),
    },
    {
      id: "getraenke",
      name: "Getränke",
      slug: "getraenke",
      entries: entriesOf("apfelschorle", "mineralwasser", "weissbier", "radler", "zwetschgenbrand"),
    },
  ],
};
