import { photoOf } from "../photos/photos.ts";
import { entriesOf, fixedPart, optionGroup, type CatalogDraft } from "../scenario/catalog.ts";
import { bakeryItems } from "./bakery-items.ts";

export const bakeryCatalog: CatalogDraft = {
  items: bakeryItems,
  options: [
    optionGroup({
      id: "schneiden",
      name: "Schneiden",
      select: "single",
      min: 1,
      pricing: "free",
      choices: [
        { id: "ganz", name: "Am Stück", default: true },
        { id: "geschnitten", name: "In Scheiben geschnitten" },
      ],
    }),
    optionGroup({
      id: "strudel-dazu",
      name: "Dazu",
      select: "multi",
      choices: [
        { id: "vanillesauce", name: "Vanillesauce", priceCents: 120, allergens: ["milk", "egg"] },
        { id: "schlagobers", name: "Schlagobers", priceCents: 90, allergens: ["milk"] },
      ],
    }),
    optionGroup({
      id: "torten-fuelle",
      name: "Fülle",
      select: "single",
      choices: [
        { id: "schoko", name: "Schokoladecreme", default: true, allergens: ["milk", "soy"] },
        { id: "himbeer", name: "Himbeer-Joghurt", priceCents: 300, allergens: ["milk"] },
        { id: "nougat", name: "Haselnussnougat", priceCents: 350, allergens: ["milk", "nuts:hazelnut"] },
      ],
    }),
    optionGroup({
      id: "beschriftung",
      name: "Beschriftung",
      select: "text",
      max: 1,
      pricing: "flat",
      flatCents: 250,
      textMaxLength: 40,
      choices: [{ id: "text", name: "Text auf der Torte" }],
    }),
    optionGroup({
      id: "kerzen",
      name: "Kerzen",
      select: "quantity",
      max: 10,
      choices: [
        { id: "kerze", name: "Kerze", priceCents: 20, maxQty: 10 },
        { id: "sternspritzer", name: "Sternspritzer", priceCents: 60, maxQty: 4 },
      ],
    }),
    optionGroup({
      id: "belag",
      name: "Belag",
      select: "single",
      min: 1,
      choices: [
        { id: "beinschinken", name: "Grazer Beinschinken", default: true },
        { id: "bergkaese", name: "Bergkäse", allergens: ["milk"] },
        { id: "kernoelaufstrich", name: "Kürbiskernaufstrich", allergens: ["milk"] },
        { id: "lachs", name: "Räucherlachs", priceCents: 180, allergens: ["fish"] },
      ],
    }),
    optionGroup({
      id: "extras",
      name: "Extras",
      select: "multi",
      max: 4,
      freeCount: 1,
      choices: [
        { id: "ei", name: "Gekochtes Ei", priceCents: 80, allergens: ["egg"] },
        { id: "kren", name: "Frischer Kren", priceCents: 60, allergens: ["sulphite"] },
        { id: "tomate", name: "Ochsenherztomate", priceCents: 60 },
        { id: "pfefferoni", name: "Pfefferoni", priceCents: 60 },
        { id: "kaese", name: "Käse dazu", priceCents: 110, allergens: ["milk"] },
      ],
    }),
    optionGroup({
      id: "kaffee-milch",
      name: "Milch",
      select: "single",
      min: 1,
      choices: [
        { id: "schwarz", name: "Schwarz", default: true },
        { id: "milch", name: "Mit Heumilch", allergens: ["milk"] },
        { id: "hafer", name: "Mit Haferdrink", priceCents: 40, allergens: ["gluten:oats"] },
      ],
    }),
  ],
  groups: [
    {
      id: "bauernbrot",
      name: "Bauernbrot",
      description: "Unser Hauptbrot seit dem ersten Tag: Roggensauerteig, 20 Stunden Ruhe, dunkle Kruste.",
      illustration: "bread",
      images: [photoOf("backstube-sonnenkruste", "bread")],
      itemIds: ["bauernbrot-500", "bauernbrot-1000"],
      defaultItemId: "bauernbrot-500",
      labelBy: "size",
      badge: "popular",
    },
    {
      id: "geburtstagstorte",
      name: "Geburtstagstorte",
      description:
        "Schokoladebiskuit mit der Fülle deiner Wahl, mit Namen und Kerzen. Bitte einen Tag vorher bestellen.",
      illustration: "birthday-cake",
      itemIds: ["torte-18", "torte-24"],
      defaultItemId: "torte-18",
      labelBy: "name",
    },
  ],
  bundles: [
    {
      id: "fruehstueckskorb",
      name: "Frühstückskorb für zwei",
      description:
        "Alles für einen langen Morgen: vier Handsemmeln, zwei Butterkipferl, Eier, Butter, Marmelade und eine Flasche Heumilch.",
      illustration: "basket",
      kind: "giftBasket",
      pricing: "fixed",
      priceCents: 1790,
      slots: [
        fixedPart("inhalt", "Im Korb", {
          handsemmel: 4,
          butterkipferl: 2,
          "freilandeier-6": 1,
          sauerrahmbutter: 1,
          marillenmarmelade: 1,
          heumilch: 1,
        }),
      ],
      leadMinutes: 120,
      minQty: 1,
      maxQtyPerOrder: 5,
      badge: "new",
    },
  ],
  categories: [
    {
      id: "brot",
      name: "Brot",
      slug: "brot",
      description: "Am Morgen gebacken, im Steinofen.",
      entries: entriesOf("group:bauernbrot", "roggenvollkorn", "dinkel-walnuss", "kuerbiskernbrot", "hausbaguette"),
    },
    {
      id: "gebaeck",
      name: "Gebäck",
      slug: "gebaeck",
      entries: entriesOf("handsemmel", "kornstangerl", "laugenbrezel", "salzstangerl", "dinkelweckerl", "mohnflesserl"),
    },
    {
      id: "suesses",
      name: "Süßes",
      slug: "suesses",
      entries: entriesOf(
        "butterkipferl",
        "nussschnecke",
        "topfengolatsche",
        "apfelstrudel",
        "marillenkrapfen",
        "striezel",
        "linzer",
      ),
    },
    {
      id: "torten",
      name: "Torten auf Bestellung",
      slug: "torten",
      description: "Einen Tag vorher bestellt, am nächsten Morgen fertig.",
      entries: entriesOf("group:geburtstagstorte"),
    },
    {
      id: "fruehstueck",
      name: "Frühstück & Jause",
      slug: "fruehstueck",
      entries: entriesOf(
        "bundle:fruehstueckskorb",
        "jausenweckerl",
        "leberkaessemmel",
        "freilandeier-6",
        "sauerrahmbutter",
        "marillenmarmelade",
        "heumilch",
        "verlaengerter",
      ),
    },
  ],
};
