import { bundleFields, bundlePiece, bundleSize, bundleSlot } from "@lokalkorb/domain/catalog/goods/goods-fields";
import { isIsoWeek } from "@lokalkorb/domain/kernel/time/iso-week";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { readCount } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import {
  availabilityOf,
  availabilityValues,
  checkAvailability,
  type AvailabilityValues,
} from "../fields/availability-values.ts";
import { checkOptionUses, optionRefsOf, optionUses, type OptionUseValues } from "../fields/option-use-values.ts";

export type BundleFields = FieldsOf<typeof bundleDocument>;

const noItem = { sentence: "Hier fehlt noch ein Artikel." };
const piece = documentForm(bundlePiece.fields, ["itemId", "qty", "surchargeCents"], {
  rules: () => ({ qty: { min: 1, max: 1000 } }),
});
const slot = documentForm(bundleSlot.fields, ["id", "name", "fixed", "min", "max", "choices"], {
  rows: { choices: piece },
  rules: ({ fixed, min }) => ({
    name: { max: 120 },
    min: { asked: !fixed, max: 100 },
    max: { asked: !fixed, min: Math.max(1, readCount(min) ?? 1), max: 100 },
    choices: { missing: noItem },
  }),
});
const size = documentForm(bundleSize.fields, ["id", "name", "priceCents"], {
  rules: () => ({ name: { max: 60 } }),
});
const form = documentForm(
  bundleFields,
  [
    "name", "description", "illustration", "images", "kind", "status", "pricing", "priceCents", "percentBp", "minusCents",
    "depositCents", "badge", "excludeFromDiscounts", "minQty", "maxQtyPerOrder", "leadMinutes", "allowedDistribution", "slots",
    "sizes", "vatSplit",
  ], // prettier-ignore
  {
    rows: { slots: slot, sizes: size },
    rules: ({ pricing, minQty, sizes }) => ({
      price: { asked: pricing === "fixed", optional: sizes.length > 0 },
      sizes: { asked: pricing === "fixed" },
      percent: { asked: pricing === "sumMinusPercent", optional: false, min: 1 },
      minus: { asked: pricing === "sumMinusCents", optional: false, min: 1 },
      maxQtyPerOrder: { min: readCount(minQty) ?? 1 },
    }),
  },
);

export type PieceValues = FormValues<typeof piece>;
export type SizeValues = FormValues<typeof size>;

export interface BundleValues extends AvailabilityValues, FormValues<typeof form> {
  readonly categoryId: string;
  /** '2026-W48'; '' until one is chosen. */
  readonly weeks: readonly { readonly week: string; readonly content: readonly PieceValues[] }[];
  readonly options: readonly OptionUseValues[];
}

/** Fields that are changed, checked and merged together. */
export const bundleGroups = [
  ["pricing", "price", "percent", "minus", "sizes"],
  ["slots", "weeks"],
  ["minQty", "maxQtyPerOrder"],
  ["from", "to"],
  ["seasonFrom", "seasonTo"],
] as const satisfies readonly (readonly (keyof BundleValues)[])[];

export const newSlot = () => slot.values({ id: crypto.randomUUID().slice(0, 8), min: 1, max: 1 });

export const newSize = (price: string): SizeValues => ({ id: crypto.randomUUID().slice(0, 8), name: "", price });

export const bundleValues = (bundle: Partial<BundleFields>, categoryId: string, timezone: string): BundleValues => ({
  ...availabilityValues(bundle, timezone),
  ...form.values(bundle),
  categoryId,
  weeks: Object.entries(bundle.contentByWeek ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, content]) => ({ week, content: content.map((each) => piece.values({ ...each, surchargeCents: 0 })) })),
  options: optionUses(bundle.optionRefs),
});

const blank = {
  illustration: "basket",
  kind: "combo",
  status: "active",
  pricing: "fixed",
  minQty: 1,
  vatSplit: "proportional",
} as const;
export const newBundle = bundleValues(blank, "", "UTC");

export function storedBundle(values: BundleValues, timezone: string, before: BundleFields | null): BundleFields {
  const { weeks, options } = values;
  const contentOf = (content: readonly PieceValues[]) =>
    content.map((each) => piece.stored(each, {})).map(({ itemId, qty }) => ({ itemId, qty }));
  return form.stored(values, before ?? {}, {
    ...availabilityOf(values, timezone),
    contentByWeek:
      weeks.length > 0 ? Object.fromEntries(weeks.map(({ week, content }) => [week, contentOf(content)])) : undefined,
    optionRefs: options.length > 0 ? optionRefsOf(options, before?.optionRefs) : undefined,
  });
}

export function bundleErrors(values: BundleValues): FieldErrors {
  const checks = fieldChecks();
  const { errors, note } = checks;
  const { slots, weeks } = values;
  form.check(values, checks);
  if (slots.length === 0 && weeks.length === 0) note("slots", { sentence: "Bitte mindestens einen Teil anlegen." });
  weeks.forEach(({ week, content }, index) => {
    const at = `weeks.${index}`;
    if (!isIsoWeek(week)) note(`${at}.week`, { sentence: "Bitte eine Woche wählen." });
    else if (weeks.findIndex((other) => other.week === week) < index) note(`${at}.week`, "taken");
    if (content.length === 0) note(`${at}.content`, noItem);
    content.forEach((each, place) => piece.check(each, checks, { at: `${at}.content.${place}.` }));
  });
  checkOptionUses(values.options, checks);
  checkAvailability(values, checks);
  return errors;
}
