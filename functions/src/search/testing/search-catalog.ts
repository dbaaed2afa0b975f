import type { Menu } from "@lokalkorb/domain/menu/menu";
import { aMenu, anItem } from "@lokalkorb/domain/testing/builders";

/** Heads of compounds with what may stand before them, as shops name things. */
const families: readonly (readonly [category: string, head: string, befores: string])[] = [
  [
    "Brot",
    "brot",
    "Bauern Roggen Dinkel Walnuss Sonnenblumen Kartoffel Holzofen Vollkorn Kürbiskern Misch Zwiebel Früchte",
  ],
  ["Käse", "käse", "Berg Ziegen Schafs Frisch Weich Hart Alm Kräuter Rauch Butter"],
  ["Wurst", "wurst", "Leber Brat Blut Mett Jagd Bier Knack Weiß Rind Land"],
  ["Fleisch", "filet", "Rinder Schweine Lachs Hirsch Puten Zander"],
  ["Fleisch", "schinken", "Bein Roh Koch Land Wacholder Nuss"],
  ["Fleisch", "braten", "Schweine Rinder Kalbs Roll Sauer"],
  ["Getränke", "saft", "Apfel Birnen Trauben Karotten Johannisbeer Holunder Kirsch Tomaten"],
  ["Getränke", "wein", "Rot Weiß Apfel Rosé Glüh"],
  ["Getränke", "tee", "Kräuter Pfefferminz Früchte Schwarz"],
  ["Honig", "honig", "Blüten Wald Akazien Raps Linden Creme"],
  ["Aufstriche", "marmelade", "Erdbeer Marillen Himbeer Kirsch Zwetschgen Brombeer Orangen"],
  ["Suppen", "suppe", "Kürbis Gulasch Kartoffel Linsen Zwiebel Tomaten Hühner"],
  ["Kuchen", "kuchen", "Apfel Käse Zwetschgen Marmor Nuss Mohn Zwiebel Streusel"],
  ["Teigwaren", "nudeln", "Band Dinkel Eier Suppen Spinat"],
  ["Öle", "öl", "Raps Kürbiskern Sonnenblumen Lein Walnuss Distel"],
  ["Milch", "joghurt", "Natur Himbeer Erdbeer Vanille Trink Frucht"],
  ["Gemüse", "salat", "Kopf Feld Eis Pflück Endivien"],
  ["Fisch", "forelle", "Lachs Bach Regenbogen Räucher"],
];

const whole: readonly (readonly [category: string, names: string])[] = [
  ["Gemüse", "Tomaten Gurken Paprika Zucchini Kartoffeln Karotten Zwiebeln Lauch Sellerie Spinat Grünkohl Weißkraut"],
  ["Obst", "Äpfel Birnen Erdbeeren Himbeeren Zwetschgen Kirschen Trauben Heidelbeeren"],
  ["Eier", "Freilandeier Bio-Eier Bodenhaltungseier Wachteleier"],
  ["Gebäck", "Semmel Brezel Kipferl Krapfen Nussschnecke Mohnzopf Salzstangerl"],
];

const afters = [
  "",
  " vom Hof",
  " nach Hausrezept",
  ", 250 g",
  ", 500 g",
  " im Glas",
  " in Bio-Qualität",
  " mit Kräutern",
  " klassisch",
  " der Woche",
];
const befores = ["", "Frische ", "Regionale ", "Feine ", "Hausgemachte "];

function names(): readonly (readonly [name: string, category: string])[] {
  const plain = [
    ...families.flatMap(([category, head, before]) =>
      before.split(" ").map((first) => [`${first}${head}`, category] as const),
    ),
    ...whole.flatMap(([category, all]) => all.split(" ").map((name) => [name, category] as const)),
  ];
  return befores.flatMap((before) =>
    afters.flatMap((after) => plain.map(([name, category]) => [`${before}${name}${after}`, category] as const)),
  );
}

const perShop = 100;

/** Menus with so many goods together, a hundred each: the same ones every time. */
export function generatedMenus(count: number): readonly Menu[] {
  const all = names();
  const step = 7919;
  return Array.from({ length: Math.ceil(count / perShop) }, (_none, shop) => {
    const goods = Array.from({ length: perShop }, (_no, place) => {
      const at = shop * perShop + place;
      const [name, category] = all[(at * step) % all.length] ?? ["Brot", "Brot"];
      return { item: anItem({ id: `ware-${at}`, name, priceCents: 190 + (at % 40) * 25 }), category };
    });
    const base = aMenu();
    return {
      ...base,
      restaurantId: `betrieb-${shop}`,
      shop: { ...base.shop, name: `Betrieb ${shop}`, slug: `betrieb-${shop}` },
      items: Object.fromEntries(goods.map(({ item }) => [item.id, item])),
      bundles: {},
      groups: {},
      categories: [...Map.groupBy(goods, ({ category }) => category)].map(([name, shown]) => ({
        id: name,
        name,
        slug: name,
        entries: shown.map(({ item }) => ({ kind: "item" as const, id: item.id })),
      })),
    };
  });
}
