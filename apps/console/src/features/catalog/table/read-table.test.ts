import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printCsv } from "@lokalkorb/domain/catalog/csv/print-csv";
import type { Row, RowByRow } from "@lokalkorb/domain/catalog/csv/csv-row";
import { storedItem } from "../values/stored-item.ts";
import { itemValues, newItem } from "../values/item-values.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import type { Category } from "../state/use-catalog.ts";
import type { Catalog } from "./column.ts";
import { itemTable, readTable, type TableReading } from "./read-table.ts";
import { readTableFile } from "./table-file.ts";

const timezone = "Europe/Berlin";
const plain = storedItem({ ...newItem, name: "Bauernbrot", price: "4,80", sku: "B-1" }, timezone, null);
const stored = (fields: Partial<OfferingItem>): OfferingItem => ({ ...plain, ...fields }) as OfferingItem;
const bread = stored({ id: "bread" });
const cheese = stored({
  id: "cheese",
  name: "Bergkäse; „zwölf“ Monate",
  sku: "K-7",
  catchWeight: { pricePerKgCents: 2_490, minGrams: 200, estGrams: 250, maxGrams: 300 },
  allergenState: "declared",
  allergens: ["milk", "gluten:wheat"],
});
const categories = [
  { id: "baked", name: "Backwaren", status: "active", entries: [{ kind: "item", id: "bread" }] },
  { id: "milk", name: "Käse & Milch", status: "active", entries: [] },
] as unknown as readonly Category[];
const catalog: Catalog = { items: [bread, cheese], categories, timezone };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
function atOnce<Result>(work: RowByRow<Result>): Result {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
function reading(rows: readonly Row[], of: Catalog = catalog): TableReading {
  const read = atOnce(readTable(rows, of, () => "new"));
  if (typeof read === "string") throw new Error(read);
  return read;
}
function throughFile(of: Catalog): TableReading {
  const rows = atOnce(readTableFile(bytesOf(atOnce(printCsv(atOnce(itemTable(of)))))));
  if (rows === null) throw new Error("unreadable");
  return reading(rows, of);
}
const same = (count: number) => ({ added: [], changed: [], unchanged: count, errors: [], unknownColumns: [] });

describe("what comes out of the table goes in without a difference", () => {
  const words = fc.string({
    unit: fc.constantFrom(
      "a",
      "ß",
      "Ä",
      ";",
      ",",
      '"',
      "'",
      "=",
      "+",
      "-",
      "@",
      "\t",
      "\n",
      "\r",
      " ",
      "€",
      "\ufeff",
      "7",
    ),
    maxLength: 30,
  });
  const count = fc.integer({ min: 1, max: 1_000 });
  const item = fc
    .record({
      name: words,
      sku: words,
      description: words,
      ingredients: words,
      priceCents: fc.integer({ min: 0, max: 100_000_000 }),
      depositCents: fc.constantFrom(0, 8, 25),
      vatClass: fc.constantFrom("food" as const, "drink" as const, "custom" as const),
      customRateBp: fc.integer({ min: 0, max: 10_000 }),
      additives: fc.array(words, { maxLength: 3 }),
      diets: fc.subarray(["vegan", "organic"] as const),
      depositKind: fc.constantFrom("bottle" as const, "can" as const),
      alcohol: fc.constantFrom("none" as const, "beerWine16" as const, "spirits18" as const),
      badge: fc.constantFrom("new" as const, "seasonal" as const),
      basePriceUnit: fc.constantFrom("kg" as const, "0.5l" as const),
      excludeFromDiscounts: fc.boolean(),
      organicControlNo: words,
      goodsKind: fc.constantFrom("produce" as const, "eggs" as const, "wine" as const),
      labelAnswers: fc.constantFrom(
        { class: "I", variety: "Elstar: rot" },
        { grade: "A", farming: "Bodenhaltung" },
        { category: "Kabinett" },
      ),
      bestBefore: fc.record({
        kind: fc.constantFrom("bestBefore" as const, "useBy" as const),
        date: fc.constantFrom("2026-12-04", "2027-01-31"),
      }),
      packed: fc.record({ producer: words }),
      nutrition: fc.record({ kj: fc.constantFrom(12.5, 0, 900), salt: fc.constantFrom(0.01, 3) }),
      stock: fc.constantFrom(
        { mode: "daily" as const, dailyQty: 20, lowAt: 3, onHand: 0, reserved: 0 },
        { mode: "unlimited" as const, onHand: 0, reserved: 0 },
      ),
      weightGrams: count,
      kitchenUnits: count,
      station: fc.constantFrom("Ofen", "Theke"),
      shelf: fc.constantFrom("Regal B", "Kühlhaus"),
      coldChain: fc.constantFrom("ambient" as const, "frozen" as const),
      leadMinutes: count,
      allowedDistribution: fc.subarray(["pickup", "delivery"] as const, { minLength: 1 }),
      orderDays: fc.subarray([1, 5, 7] as const, { minLength: 1 }),
      season: fc.constant({ from: "11-15", to: "02-28" }),
      from: fc.constant(1_798_758_000_000),
      to: fc.constant(1_801_436_400_000),
      content: fc.record({ amount: count, unit: fc.constantFrom("g" as const, "ml" as const, "piece" as const) }),
      minQty: count,
      goesWith: fc.subarray(["i0", "i3", "gone"]),
      status: fc.constantFrom("active" as const, "hidden" as const, "archived" as const),
    })
    .map((fields) => stored(fields as Partial<OfferingItem>));
  const numbered = (items: readonly OfferingItem[]): Catalog => ({
    items: items.map((each, index) => ({ ...each, id: `i${index}` }) as OfferingItem),
    categories,
    timezone,
  });

  it("whatever its texts are made of", () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (items) => {
        expect(throughFile(numbered(items))).toEqual(same(items.length));
      }),
      { numRuns: 300 },
    );
  });

  it("and makes the same items again where their numbers are missing", () => {
    const alone = item.map((drawn) => ({ ...drawn, goesWith: [] }) as OfferingItem);
    const isSound = (texts: readonly (string | undefined)[]): boolean =>
      texts.every((each = "") => !/[\r\ufeff]/.test(each));
    const sound = alone.filter(
      ({ name, sku = "", description, ingredients, additives }) =>
        name.trim() !== "" && sku.trim() !== "" && isSound([name, sku, description, ingredients, ...additives]),
    );
    fc.assert(
      fc.property(sound, (drawn) => {
        // Fields that do not go together are errors of a row, and no form keeps them.
        const one = stored(storedItem(itemValues(drawn, "", timezone), timezone, null) as Partial<OfferingItem>);
        const [head = [], row = []] = atOnce(itemTable({ items: [one], categories, timezone }));
        const { added, errors } = reading([head, row.with(0, "")], { items: [], categories, timezone });
        expect(errors).toEqual([]);
        // A cell is read without the blanks around it, as the form stores it.
        expect(added[0]?.fields).toEqual(storedItem(itemValues(one, "", timezone), timezone, null));
      }),
      { numRuns: 300 },
    );
  });

  it("with 5,000 rows", () => {
    expect(throughFile(numbered(fc.sample(item, { numRuns: 5_000, seed: 20_261_126 })))).toEqual(same(5_000));
  });

  it("weights, allergens and categories", () => {
    expect(throughFile(catalog)).toEqual(same(2));
  });
});

describe("what is typed into the table", () => {
  const [head = [], breadRow = [], cheeseRow = []] = atOnce(itemTable(catalog));
  const typed = (row: Row, cells: Readonly<Record<string, string>>): Row =>
    row.map((cell, index) => cells[head[index] ?? ""] ?? cell);

  it("is shown from old to new, and is what the item's form would store", () => {
    const { changed, errors } = reading([
      head,
      typed(breadRow, { Preis: "5,2", Kategorie: "käse & milch", Allergene: "Weizen, Eier" }),
      typed(cheeseRow, { "Preis je Kilogramm": "26" }),
    ]);
    expect(errors).toEqual([]);
    expect(changed.map(({ id, cells }) => [id, cells.map(Object.values)])).toEqual([
      ["bread", [["Kategorie", "Backwaren", "Käse & Milch"], ["Preis", "4,80", "5,20"], ["Allergene", "", "Weizen, Eier"]]],
      ["cheese", [["Preis je Kilogramm", "24,90", "26,00"]]],
    ]); // prettier-ignore
    expect(changed.map(({ categoryId, patch }) => [categoryId, Object.fromEntries(patch)])).toEqual([
      ["milk", { priceCents: 520, allergenState: "declared", allergens: ["gluten:wheat", "egg"] }],
      [undefined, { priceCents: 650, "catchWeight.pricePerKgCents": 2_600 }],
    ]);
  });

  it("is no change where it is only written in another way", () => {
    expect(reading([head, typed(breadRow, { Preis: "4,8", Steuer: "SPEISEN UND LEBENSMITTEL" })])).toEqual(same(1));
  });

  it("FOO-05 is an answer of special goods in a line, a day as table programs write it, and a figure of the label", () => {
    const { changed, errors } = reading([
      head,
      typed(breadRow, {
        "Besondere Ware": "Obst und Gemüse",
        "Angaben für besondere Waren": "Klasse: I\nsorte: Elstar: rot\nGüteklasse: A",
        "Bald ablaufende Ware": "Zu verbrauchen bis",
        Ablaufdatum: "4.12.2026",
        "Geschlossene Packung": "ja",
        "Salz (g)": "0,5",
        "Energie (kJ)": "900",
        Saison: "15.11. bis 28.2.",
        "Nur an diesen Tagen": "Montag, freitag",
      }),
    ]);
    expect(errors).toEqual([]);
    expect(Object.fromEntries(changed[0]?.patch ?? [])).toEqual({
      goodsKind: "produce",
      labelAnswers: { class: "I", variety: "Elstar: rot" },
      bestBefore: { kind: "useBy", date: "2026-12-04" },
      packed: {},
      nutrition: { kj: 900, salt: 0.5 },
      season: { from: "11-15", to: "02-28" },
      orderDays: [1, 5],
    });
  });

  it("makes an item where the number is missing, hidden behind no default", () => {
    const { added, errors } = reading([
      ["Name", "Preis", "Kategorie"],
      ["Semmel", "0,55", "Backwaren"],
    ]);
    expect(errors).toEqual([]);
    expect(added).toMatchObject([
      {
        id: "new",
        name: "Semmel",
        categoryId: "baked",
        fields: { priceCents: 55, allergenState: "unknown", minQty: 1 },
      },
    ]);
  });

  it("takes what goes with an item by name, item number or id, a line for each", () => {
    const butter = stored({ id: "butter", name: "Butter, gesalzen" });
    const more = { ...catalog, items: [...catalog.items, butter, stored({ id: "second", name: "bergkäse; „zwölf“ monate" })] }; // prettier-ignore
    const { changed, errors } = reading(
      [head, typed(breadRow, { "Passt dazu": "butter, GESALZEN\nK-7\nbutter" })],
      more,
    );
    expect(errors).toEqual([]);
    expect(changed.map(({ cells, patch }) => [cells.map(Object.values), Object.fromEntries(patch)])).toEqual([
      [[["Passt dazu", "", "Butter, gesalzen\ncheese"]], { goesWith: ["butter", "cheese"] }],
    ]);
    const sentences = ["Bergkäse; „zwölf“ Monate", "Butter", "bread", "butter\ncheese\nsecond\nbread"].map(
      (cell) => reading([head, typed(breadRow, { "Passt dazu": cell })], more).errors[0]?.sentence,
    );
    expect(sentences).toEqual([
      "„Bergkäse; „zwölf“ Monate“ heißen mehrere Artikel. Nimm bitte die Artikelnummer oder die ID.",
      "Bitte je Zeile den Namen, die Artikelnummer oder die ID eines Artikels. Den gibt es nicht: Butter.",
      "Ein Artikel passt nicht zu sich selbst.",
      "Ein Artikel passt nicht zu sich selbst.",
    ]);
    const four = ["a", "b", "c", "d"].map((id) => stored({ id, name: id }));
    const tooMany = reading([head, typed(breadRow, { "Passt dazu": "a\nb\nc\nd" })], {
      ...catalog,
      items: [bread, ...four],
    });
    expect(tooMany.errors.map(({ header, sentence }) => [header, sentence])).toEqual([
      ["Passt dazu", "Bitte höchstens 3 Artikel."],
    ]);
  });

  it.each([
    ["Preis", "gratis", "Bitte einen Betrag wie 5 oder 12,50 eingeben."],
    ["Preis je Kilogramm", "3", "Dieser Artikel wird nicht nach Gewicht verkauft."],
    ["Name", "", "Bitte ausfüllen."],
    ["Kategorie", "Wurst", "Die Kategorie „Wurst“ gibt es nicht. Lege sie bitte zuerst an."],
    ["Allergene", "Milch, Staub", "Das kennen wir nicht: Staub."],
    ["Im Laden", "ja", "Möglich ist: Sichtbar, Verborgen, Archiviert."],
    ["Salz (g)", "viel", "Bitte eine Zahl wie 12 oder 0,5 eingeben."],
    ["Pfandart", "Sack", "Möglich ist: Flasche, Glas, Kiste, Becher, Dose."],
    ["Geschlossene Packung", "vielleicht", "Möglich ist: ja, nein."],
    [
      "Angaben für besondere Waren",
      "Farbe: rot",
      "Bitte je Zeile eine Angabe wie „Klasse: I“. Das kennen wir nicht: Farbe: rot.",
    ],
    ["Verfügbar ab", "morgen", "Bitte ein Datum wie 24.12.2026 eingeben."],
    ["Saison", "im Winter", "Bitte einen Tag wie 15.11. eingeben."],
    ["Übliches Gewicht (g)", "250", "Dieser Artikel wird nicht nach Gewicht verkauft."],
    ["Ablaufdatum", "24.12.2026", "Diese Angabe passt nicht zu den anderen der Zeile und ginge verloren."],
    ["Stück am Tag", "20", "Diese Angabe passt nicht zu den anderen der Zeile und ginge verloren."],
    ["ID", "gone", "Diese ID gibt es nicht. Für einen neuen Artikel bleibt die Zelle leer."],
    ["ID", "cheese", "Diese ID steht schon in Zeile 2."],
    ["ID", "", "Diese Artikelnummer hat schon „Bauernbrot“."],
  ])("%s „%s“ is an error in its row and column", (header, cell, sentence) => {
    const { errors, changed, added } = reading([head, cheeseRow, typed(breadRow, { [header]: cell })]);
    const where = sentence.startsWith("Diese Artikelnummer") ? "Artikelnummer" : header;
    expect(errors).toEqual([{ row: 3, header: where, sentence }]);
    expect([...changed, ...added]).toEqual([]);
  });

  it("fills no category beyond what it takes", () => {
    const full = {
      ...categories[1],
      entries: Array.from({ length: 999 }, (_, index) => ({ kind: "item", id: `x${index}` })),
    };
    const crowded = { ...catalog, categories: [...categories.slice(0, 1), full] as unknown as readonly Category[] };
    const into = (name: string): Row => ["", name, "1", "Käse & Milch"];
    const { added, errors } = reading([["ID", "Name", "Preis", "Kategorie"], into("Eins"), into("Zwei")], crowded);
    expect(added.map(({ name }) => name)).toEqual(["Eins"]);
    expect(errors).toEqual([
      { row: 3, header: "Kategorie", sentence: "Eine Kategorie fasst höchstens 1.000 Artikel." },
    ]);
  });

  it("counts rows as table programs do, leaves empty ones out, and names columns that it does not know", () => {
    const { errors, unknownColumns } = reading([
      ["ID", "name", "Lieblingskunde", ""],
      ["", "", "", ""],
      ["bread", "", "A1", ""],
    ]);
    expect(errors).toEqual([{ row: 3, header: "Name", sentence: "Bitte ausfüllen." }]);
    expect(unknownColumns).toEqual(["Lieblingskunde"]);
  });

  it("is not read without a head, nor with one column twice", () => {
    expect(atOnce(readTable([["a", "b"]], catalog, () => "new"))).toContain("In der ersten Zeile");
    expect(atOnce(readTable([["Name", "Name"]], catalog, () => "new"))).toBe("Die Spalte „Name“ kommt zweimal vor.");
    expect(atOnce(readTable([], catalog, () => "new"))).toContain("In der ersten Zeile");
  });
});
