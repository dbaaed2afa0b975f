import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { previewPublication } from "@lokalkorb/contracts/offerings";
import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import type { Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import { paymentMethodLabels } from "@lokalkorb/domain/labels/payment-labels";
import { type MenuChangePlace, menuChangePlaces } from "@lokalkorb/domain/menu/publishing/menu-changes";
import { countedFields, fieldLabels, otherField, writtenFields } from "./field-labels.ts";

export type ListedChange = OutputOf<typeof previewPublication>["changes"][number];
type ListedField = ListedChange["fields"][number];
type Value = NonNullable<ListedField["before"]>;

const placeTitles: Readonly<Record<MenuChangePlace, string>> = {
  item: "Artikel",
  group: "Variantengruppen",
  option: "Optionen",
  bundle: "Pakete",
  category: "Kategorien",
  method: "Abholung und Lieferung",
  payment: "Zahlung",
  campaign: "Aktionen",
  ordering: "Bestellregeln",
  shop: "Profil des Ladens",
  imprint: "Impressum",
};

const words = {
  added: (name: string): string => `Neu: ${name}`,
  removed: (name: string): string => `Entfällt: ${name}`,
  firstTime: "Zum ersten Mal",
  turned: (label: string, before: string, after: string): string => `${label}: ${before} → ${after}`,
  changed: (label: string): string => `${label} geändert`,
  none: "keine",
  yes: "ja",
  no: "nein",
  minutes: (minutes: number): string => `${minutes} Min.`,
} as const;

export interface ChangeGroup {
  readonly place: MenuChangePlace;
  readonly title: string;
  readonly lines: readonly ChangeLine[];
}

export interface ChangeLine {
  readonly key: string;
  /** Absent where the group says what it is about. */
  readonly name?: string;
  readonly parts: readonly string[];
}

/** The changes in the words of the forms, by the part of the shop where they are made. */
export function changeGroups(changes: readonly ListedChange[], country: Country): readonly ChangeGroup[] {
  return menuChangePlaces.flatMap((place) => {
    const lines = changes.filter((change) => change.place === place).map((change) => lineOf(change, country));
    return lines.length === 0 ? [] : [{ place, title: placeTitles[place], lines }];
  });
}

/** Fields that are told only where the one they follow from stayed. */
const followsFrom: Readonly<Record<string, readonly string[]>> = {
  allergenState: ["allergens"],
  basePrice: ["priceCents", "content"],
  lowest30Cents: ["priceCents"],
};

function lineOf({ place, id, name, kind, fields }: ListedChange, country: Country): ChangeLine {
  const key = `${place}:${id ?? ""}:${kind}:${fields.length}`;
  const called = name?.trim() || id;
  if (kind === "added") return { key, parts: [called === undefined ? words.firstTime : words.added(called)] };
  if (kind === "removed") return { key, parts: [words.removed(called ?? "")] };
  const told = fields.filter(({ field }) => !fields.some((other) => followsFrom[field]?.includes(other.field)));
  const parts = told.map((field) => partOf(field, country));
  return { key, ...(called !== undefined && { name: called }), parts };
}

function partOf({ field, before, after }: ListedField, country: Country): string {
  const label = fieldLabels[field] ?? otherField;
  const [was, is] = [before, after].map((value) => (value === undefined ? null : valueText(field, value, country)));
  return was && is ? words.turned(label, was, is) : words.changed(label);
}

function valueText(field: string, value: Value, country: Country): string | null {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") {
    if (field.endsWith("Cents")) return formatMoney(value);
    if (field.endsWith("Minutes")) return words.minutes(value);
    return countedFields.has(field) ? String(value) : null;
  }
  if (typeof value === "string") return writtenFields.has(field) || !(field in fieldLabels) ? value : null;
  if (value.length === 0) return words.none;
  if (field === "allergens" || field === "traces") return allergenText(value as Allergen[], country);
  if (field === "paymentMethods")
    return value.map((method) => paymentMethodLabels[method as PaymentMethod] ?? method).join(", ");
  return writtenFields.has(field) ? value.join(", ") : null;
}
