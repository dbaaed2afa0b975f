import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { listCents } from "@lokalkorb/domain/catalog/prices/list-cents";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { centsField, percentField, readCents, readPercent } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import type { OfferingItem } from "../state/offering-item.ts";
import type { ItemWrite } from "../state/use-write-items.ts";

export type PriceList = NonNullable<FieldsOf<typeof settingsDocument>["priceLists"]>[number];

export interface PriceListValues {
  readonly name: string;
  readonly how: "same" | "less" | "more";
  readonly percent: string;
  /** Typed prices of single articles, by their id; empty = by the percentage. */
  readonly own: Readonly<Record<string, string>>;
}

type Priced = Pick<OfferingItem, "id" | "priceCents" | "priceRules">;

export const newPriceList: PriceListValues = { name: "", how: "less", percent: "10", own: {} };

export const priceListValues = ({ id, name, changeBp }: PriceList, items: readonly Priced[]): PriceListValues => ({
  name,
  how: changeBp === 0 ? "same" : changeBp < 0 ? "less" : "more",
  percent: changeBp === 0 ? "" : percentField(Math.abs(changeBp)),
  own: Object.fromEntries(
    items.flatMap((item) => {
      const cents = ownCents(item, id);
      return cents === null ? [] : [[item.id, centsField(cents)]];
    }),
  ),
});

export function changeOf({ how, percent }: Pick<PriceListValues, "how" | "percent">): number {
  const points: number = readPercent(percent) ?? 0;
  return how === "same" ? 0 : how === "less" ? -points : points;
}

const mostOff = 9000;

export function priceListErrors(values: PriceListValues): FieldErrors {
  const { errors, note, text, percent, cents } = fieldChecks();
  text("name", values.name, { max: 60 });
  if (values.how !== "same") {
    percent("percent", values.percent);
    if (changeOf(values) < -mostOff)
      note("percent", { sentence: "Mehr als 90 % Nachlass gibt eine Preisliste nicht." });
  }
  for (const [itemId, typed] of Object.entries(values.own)) cents(`own.${itemId}`, typed, { optional: true });
  return errors;
}

/** The price of an article by the percentage alone. */
export const listedCents = ({ priceCents }: Pick<Priced, "priceCents">, values: PriceListValues): Cents =>
  listCents(priceCents, changeOf(values));

const ownCents = ({ priceRules = [] }: Pick<Priced, "priceRules">, listId: string): Cents | null =>
  priceRules.find(({ priceListId }) => priceListId === listId)?.priceCents ?? null;

/** Articles whose own price in the list is another one now; null: the list is gone, and its prices with it. */
export function ownPriceWrites(
  items: readonly Priced[],
  listId: string,
  own: PriceListValues["own"] | null,
): readonly ItemWrite[] {
  return items.flatMap((item) => {
    const wanted = readCents(own?.[item.id] ?? "");
    if (wanted === ownCents(item, listId)) return [];
    const others = (item.priceRules ?? []).filter(({ priceListId }) => priceListId !== listId);
    const rules = wanted === null ? others : [...others, { id: listId, priceCents: wanted, priceListId: listId }];
    return [{ id: item.id, patch: new Map([["priceRules", rules.length > 0 ? rules : undefined]]) }];
  });
}
