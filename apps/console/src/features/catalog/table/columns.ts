import { allergenLabels } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { allergenCodes, type Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import { goodsKinds } from "@lokalkorb/domain/catalog/labelling/goods-kind";
import { goodsKindRows } from "@lokalkorb/domain/catalog/labelling/goods-kind-rows";
import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { badgeLabels, dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { kindsOf } from "../fields/allergen-list.ts";
import { itemText } from "../fields/item-text.ts";
import { choice, type Column, day, flag, freeChoice, list, sameWord, text, readList, listText } from "./column.ts";
import { goesWith } from "./goes-with-column.ts";
import { labelAnswers, nutrients } from "./label-columns.ts";
import { tableText as words } from "./table-text.ts";

const allergenWords = Object.fromEntries(
  allergenCodes
    .flatMap((code): readonly Allergen[] => [code, ...kindsOf(code)])
    .map((allergen) => {
      const [label] = allergenLabels([allergen], "DE");
      return [allergen, label?.kinds[0] ?? label?.word];
    }),
) as Readonly<Record<Allergen, string>>;

const goodsKindNames = Object.fromEntries(goodsKinds.map((kind) => [kind, goodsKindRows[kind].name])) as Readonly<
  Record<(typeof goodsKinds)[number], string>
>;
const weekdays = Object.fromEntries(weekdayNames.map((name, index) => [index + 1, name])) as Readonly<
  Record<Weekday, string>
>;

const contentUnit = choice("contentUnit", words.headers.contentUnit, itemText.contentUnits);

const named = <Labels extends { readonly "": string }>({ "": _none, ...labels }: Labels): Omit<Labels, ""> => labels;

/** After the number that never changes, in the order of the file. */
export const columns: readonly Column[] = [
  text("sku", itemText.sku),
  text("name", itemText.name),
  {
    header: itemText.category,
    keys: ["categoryId"],
    write: ({ categoryId }, { categories }) => categories.find(({ id }) => id === categoryId)?.name ?? "",
    read: (cell, { categories }) => {
      if (cell === "") return { categoryId: "" };
      const found = categories.find(({ name, status }) => status !== "archived" && sameWord(name, cell));
      return found === undefined ? words.noCategory(cell) : { categoryId: found.id };
    },
  },
  text("price", itemText.price),
  text("pricePerKg", itemText.pricePerKg),
  text("minGrams", words.headers.minGrams),
  text("estGrams", words.headers.estGrams),
  text("maxGrams", words.headers.maxGrams),
  text("deposit", itemText.deposit),
  freeChoice("depositKind", words.headers.depositKind, named(itemText.depositKinds)),
  choice("vatClass", itemText.vat, itemText.vats),
  text("customRate", itemText.customRate),
  text("contentAmount", itemText.content),
  {
    ...contentUnit,
    write: (values, catalog) => (values.contentAmount === "" ? "" : contentUnit.write(values, catalog)),
    read: (cell, catalog, values, own) => (cell === "" ? {} : contentUnit.read(cell, catalog, values, own)),
  },
  freeChoice("basePriceUnit", itemText.basePriceUnit, named(itemText.basePriceUnits)),
  flag("excludeFromDiscounts", itemText.noDiscounts),
  choice("status", itemText.status, itemText.statuses),
  freeChoice("badge", itemText.badge, badgeLabels),
  goesWith,
  text("description", itemText.description),
  text("kitchenName", itemText.kitchenName),
  {
    header: itemText.allergenState,
    keys: ["allergens", "allergenState"],
    write: ({ allergenState, allergens }) =>
      ({ unknown: "", none: words.noAllergens, declared: listText(allergenWords, allergens) })[allergenState],
    read: (cell) => {
      if (cell === "") return { allergenState: "unknown" };
      if (sameWord(cell, words.noAllergens)) return { allergenState: "none" };
      const allergens = readList(allergenWords, cell);
      return typeof allergens === "string" ? allergens : { allergenState: "declared", allergens };
    },
  },
  list("traces", itemText.traces, allergenWords),
  text("additives", itemText.additives),
  list("diets", itemText.diets, dietLabels),
  choice("alcohol", itemText.alcohol, itemText.alcohols),
  text("organicControlNo", itemText.organicControlNo),
  text("ingredients", itemText.ingredients),
  ...itemText.lines.map(([key, header]) => text(key, header)),
  freeChoice("goodsKind", words.headers.goodsKind, goodsKindNames),
  labelAnswers,
  freeChoice("bestBeforeKind", itemText.bestBefore, named(itemText.bestBeforeKinds)),
  day("bestBeforeDate", words.headers.bestBeforeDate),
  freeChoice("withdrawal", itemText.withdrawal, named(itemText.withdrawalKinds)),
  text("withdrawalReason", words.headers.withdrawalReason),
  flag("packed", words.headers.packed),
  text("producer", itemText.producer),
  ...nutrients,
  text("minQty", words.headers.minQty),
  text("stepQty", words.headers.stepQty),
  text("maxQtyPerOrder", itemText.maxQty),
  choice("stockMode", itemText.stockMode, itemText.stockModes),
  text("dailyQty", itemText.dailyQty),
  text("lowAt", itemText.lowAt),
  ...itemText.grams.map(([key, header]) => text(key, `${header} (g)`)),
  text("kitchenUnits", itemText.kitchenUnits),
  text("station", itemText.station),
  text("shelf", itemText.shelf),
  freeChoice("coldChain", itemText.coldChain, named(itemText.coldChains)),
  text("leadMinutes", words.headers.leadMinutes),
  list("allowedDistribution", itemText.ways, fulfilmentTypeLabels),
  list("orderDays", itemText.orderDays, weekdays),
  day("from", words.headers.from),
  day("to", words.headers.to),
  {
    header: itemText.season,
    keys: ["seasonFrom", "seasonTo"],
    // In one cell, since table programs turn a day without a year into one of this year.
    write: ({ seasonFrom, seasonTo }) => (seasonFrom === "" ? "" : `${seasonFrom} bis ${seasonTo}`),
    read: (cell) => {
      const [seasonFrom = "", seasonTo = ""] = cell.split(/ bis |[-–]/).map((each) => each.trim());
      return { seasonFrom, seasonTo };
    },
  },
];
