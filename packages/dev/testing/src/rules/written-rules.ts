import { fileURLToPath } from "node:url";
import { bundleFields, categoryFields, groupFields } from "@lokalkorb/domain/catalog/goods/goods-fields";
import { itemFields } from "@lokalkorb/domain/catalog/goods/item-fields";
import { optionFields } from "@lokalkorb/domain/catalog/goods/option-group";
import { methodFields } from "@lokalkorb/domain/fulfilment/methods/method-fields";
import type { Field, Fields } from "@lokalkorb/domain/kernel/fields/field";
import { discountFields } from "@lokalkorb/domain/menu/discount-fields";
import { restaurantFields } from "@lokalkorb/domain/shop/shop-fields";
import { broadcastDocument } from "@lokalkorb/model/documents/restaurants/marketing/broadcasts";

/** Documents whose field lists and bounds in the rules follow from their definition, by the name between the markers. */
const documents: Readonly<Record<string, Fields>> = {
  item: itemFields,
  option: optionFields,
  bundle: bundleFields,
  category: categoryFields,
  group: groupFields,
  profile: restaurantFields,
  method: methodFields,
  discount: discountFields,
  draft: broadcastDocument.fields,
};

const marker = /^( *)\/\/ pnpm rules: (\w+)( fields)?\n/gm;
export const rulesSource = fileURLToPath(new URL("../../../../model/src/firestore.rules", import.meta.url));

/** The rules as they are deployed: field lists and bounds in the place of each `// pnpm rules: NAME`. */
export const writtenRules = (rules: string): string =>
  rules.replace(marker, (_all, indent: string, name: string, fieldsAlone = "") => {
    const fields = documents[name];
    if (fields === undefined)
      throw new Error(`firestore.rules names a document "${name}" that written-rules.ts lacks.`);
    const lines = [...listOf(name, fields), ...(fieldsAlone === "" ? boundsOf(name, fields) : [])];
    return lines.map((line) => `${indent}${line}\n`).join("");
  });

const own = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, { byFunctions }]) => !byFunctions);

function listOf(name: string, fields: Fields): readonly string[] {
  const rows: string[] = [];
  for (const [field] of own(fields)) {
    const last = rows.at(-1);
    if (last === undefined || last.length > 80) rows.push(`'${field}'`);
    else rows[rows.length - 1] = `${last}, '${field}'`;
  }
  return [`function ${name}Fields() {`, `  return [${rows.join(",\n").replaceAll("\n", "\n    ")}];`, "}"].flatMap(
    (line) => line.split("\n"),
  );
}

/** Lists and texts without a bound of their own are bounded together by hand, since one decision has few expressions. */
const boundsOf = (name: string, fields: Fields): readonly string[] => [
  `function has${name[0]?.toUpperCase()}${name.slice(1)}Bounds(fields) {`,
  ...own(fields)
    .flatMap(([field, definition]) => boundOf(field, definition) ?? [])
    .map((check, index, all) => `  ${index === 0 ? "return" : "  &&"} ${check}${index === all.length - 1 ? ";" : ""}`),
  "}",
];

function boundOf(name: string, { kind, optional, values = [], limits: { min, max } = {} }: Field): string | null {
  const asked = (type: string, ...more: readonly unknown[]): string =>
    `${optional ? "mayBe" : "is"}${type}(${["fields", `'${name}'`, ...more].join(", ")})`;
  const choices = `[${values.map((value) => `'${value}'`).join(", ")}]`;
  switch (kind) {
    case "text":
      return max === undefined ? null : asked("Text", max);
    case "list":
      return max === undefined ? null : asked("List", max);
    case "object":
    case "map":
      return max === undefined ? null : asked("Map", max);
    case "count":
    case "int":
      return max === undefined
        ? null
        : `${asked("Number", max)}${min === undefined ? "" : ` && fields.${name} >= ${min}`}`;
    case "cents":
      return asked("Cents");
    case "basisPoints":
      return asked("BasisPoints");
    case "flag":
      return optional ? asked("Flag") : `fields.${name} is bool`;
    case "instant":
      return asked("Time");
    case "time":
      return asked("Text", 5);
    case "oneOf":
      return optional ? asked("OneOf", choices) : `fields.${name} in ${choices}`;
    default:
      return null;
  }
}
