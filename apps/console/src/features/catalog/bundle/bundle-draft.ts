import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { isIsoWeek } from "@lokalkorb/domain/kernel/time/iso-week";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import {
  centsField,
  countField,
  percentField,
  readCents,
  readCount,
  readPercent,
} from "@/shared/forms/state/read-amount";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";
import {
  always,
  availabilityDraft,
  availabilityOf,
  checkAvailability,
  type AvailabilityDraft,
} from "../fields/availability-draft.ts";
import type { OptionUseDraft } from "../fields/option-use-draft.ts";

export type BundleFields = FieldsOf<typeof bundleDocument>;

export interface PieceDraft {
  readonly itemId: Id<"product">;
  readonly qty: string;
  readonly surcharge: string;
}

export interface SlotDraft {
  readonly id: string;
  readonly name: string;
  readonly fixed: boolean;
  readonly min: string;
  readonly max: string;
  readonly choices: readonly PieceDraft[];
}

export interface WeekDraft {
  /** '2026-W48'; '' until one is chosen. */
  readonly week: string;
  readonly content: readonly PieceDraft[];
}

/** A bundle as it is typed. */
export interface BundleDraft extends AvailabilityDraft {
  readonly name: string;
  readonly description: string;
  readonly illustration: string;
  readonly categoryId: Id<"category">;
  readonly kind: BundleFields["kind"];
  readonly status: BundleFields["status"];
  readonly pricing: BundleFields["pricing"];
  readonly price: string;
  readonly percent: string;
  readonly minus: string;
  readonly deposit: string;
  readonly slots: readonly SlotDraft[];
  readonly weeks: readonly WeekDraft[];
  readonly options: readonly OptionUseDraft[];
  readonly minQty: string;
  readonly maxQty: string;
  readonly leadMinutes: string;
  readonly allowedDistribution: readonly FulfilmentType[];
}

export const newSlot = (): SlotDraft => ({
  id: crypto.randomUUID().slice(0, 8),
  name: "",
  fixed: false,
  min: "1",
  max: "1",
  choices: [],
});

export const newBundle: BundleDraft = {
  ...always,
  name: "",
  description: "",
  illustration: "basket",
  categoryId: "",
  kind: "combo",
  status: "active",
  pricing: "fixed",
  price: "",
  percent: "",
  minus: "",
  deposit: "",
  slots: [],
  weeks: [],
  options: [],
  minQty: "1",
  maxQty: "",
  leadMinutes: "",
  allowedDistribution: [],
};

export function bundleDraft(bundle: BundleFields, categoryId: Id<"category">, timezone: string): BundleDraft {
  return {
    ...availabilityDraft(bundle, timezone),
    name: bundle.name,
    description: bundle.description ?? "",
    illustration: bundle.illustration,
    categoryId,
    kind: bundle.kind,
    status: bundle.status,
    pricing: bundle.pricing,
    price: centsField(bundle.priceCents),
    percent: percentField(bundle.percentBp),
    minus: centsField(bundle.minusCents),
    deposit: centsField(bundle.depositCents),
    slots: bundle.slots.map(({ id, name, fixed, min, max, choices }) => ({
      id,
      name,
      fixed,
      min: countField(min),
      max: countField(max),
      choices: choices.map(({ itemId, qty, surchargeCents }) => ({
        itemId,
        qty: countField(qty),
        surcharge: centsField(surchargeCents),
      })),
    })),
    weeks: Object.entries(bundle.contentByWeek ?? {})
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([week, content]) => ({
        week,
        content: content.map(({ itemId, qty }) => ({ itemId, qty: countField(qty), surcharge: "0,00" })),
      })),
    options: (bundle.optionRefs ?? []).map(({ optionId, min, max }) => ({
      optionId,
      min: countField(min),
      max: countField(max),
    })),
    minQty: countField(bundle.minQty),
    maxQty: countField(bundle.maxQtyPerOrder),
    leadMinutes: countField(bundle.leadMinutes),
    allowedDistribution: bundle.allowedDistribution ?? [],
  };
}

/** Pictures, sizes and the split of the tax, which no form shows, stay as they are. */
export function storedBundle(draft: BundleDraft, timezone: string, before: BundleFields | null): BundleFields {
  const { kind, status, pricing, slots, weeks, options } = draft;
  return {
    ...hidden(before),
    ...availabilityOf(draft, timezone),
    name: draft.name.trim(),
    ...ifTyped("description", draft.description, (typed) => typed.trim()),
    illustration: draft.illustration,
    kind,
    status,
    pricing,
    ...(pricing === "fixed" && ifTyped("priceCents", draft.price, readCents)),
    ...(pricing === "sumMinusPercent" && ifTyped("percentBp", draft.percent, readPercent)),
    ...(pricing === "sumMinusCents" && ifTyped("minusCents", draft.minus, readCents)),
    ...ifTyped("depositCents", draft.deposit, readCents),
    slots: slots.map(({ id, name, fixed, min, max, choices }) => ({
      id,
      name: name.trim(),
      fixed,
      min: readCount(min) ?? 0,
      max: readCount(max) ?? 1,
      choices: choices.map(({ itemId, qty, surcharge }) => ({
        itemId,
        qty: readCount(qty) ?? 1,
        surchargeCents: readCents(surcharge) ?? 0,
      })),
    })),
    ...(weeks.length > 0 && {
      contentByWeek: Object.fromEntries(
        weeks.map(({ week, content }) => [
          week,
          content.map(({ itemId, qty }) => ({ itemId, qty: readCount(qty) ?? 1 })),
        ]),
      ),
    }),
    ...(options.length > 0 && {
      optionRefs: options.map(({ optionId, min, max }) => ({
        ...before?.optionRefs?.find((ref) => ref.optionId === optionId),
        optionId,
        ...ifTyped("min", min, readCount),
        ...ifTyped("max", max, readCount),
      })),
    }),
    minQty: readCount(draft.minQty) ?? 1,
    ...ifTyped("maxQtyPerOrder", draft.maxQty, readCount),
    ...ifTyped("leadMinutes", draft.leadMinutes, readCount),
    ...(draft.allowedDistribution.length > 0 && { allowedDistribution: draft.allowedDistribution }),
  };
}

function hidden(before: BundleFields | null): Pick<BundleFields, "vatSplit"> & Partial<BundleFields> {
  const kept = ["images", "sizes", "depositKind", "excludeFromDiscounts", "subscribable", "badge"] as const;
  return {
    vatSplit: before?.vatSplit ?? "proportional",
    ...Object.fromEntries(kept.filter((name) => before?.[name] !== undefined).map((name) => [name, before?.[name]])),
  };
}

export function bundleErrors(draft: BundleDraft, hasSizes: boolean): FieldErrors {
  const checks = fieldChecks();
  const { errors, note, text, cents, count } = checks;
  const { pricing, slots, weeks } = draft;
  text("name", draft.name, 120);
  if (pricing === "fixed") cents("price", draft.price, { optional: hasSizes });
  if (pricing === "sumMinusPercent" && !readPercent(draft.percent)) note("percent", "not-percent");
  if (pricing === "sumMinusCents") cents("minus", draft.minus, { min: 1 });
  cents("deposit", draft.deposit, { optional: true });
  count("minQty", draft.minQty, { min: 1, max: 1000 });
  count("maxQty", draft.maxQty, { optional: true, min: readCount(draft.minQty) ?? 1, max: 10_000 });
  count("leadMinutes", draft.leadMinutes, { optional: true, max: 100_000 });
  if (slots.length === 0 && weeks.length === 0) note("slots", { sentence: "Bitte mindestens einen Teil anlegen." });
  const quantity = (list: readonly PieceDraft[], at: string): void => {
    if (list.length === 0) note(at, { sentence: "Hier fehlt noch ein Artikel." });
    list.forEach(({ itemId, qty, surcharge }, index) => {
      if (itemId === "") note(`${at}.${index}.itemId`, "missing");
      count(`${at}.${index}.qty`, qty, { min: 1, max: 1000 });
      cents(`${at}.${index}.surcharge`, surcharge);
    });
  };
  slots.forEach((slot, index) => {
    const at = `slots.${index}`;
    text(`${at}.name`, slot.name, 120);
    if (!slot.fixed) {
      count(`${at}.min`, slot.min, { max: 100 });
      count(`${at}.max`, slot.max, { min: Math.max(1, readCount(slot.min) ?? 1), max: 100 });
    }
    quantity(slot.choices, `${at}.choices`);
  });
  weeks.forEach(({ week, content }, index) => {
    const isTwice = weeks.some((other, place) => place < index && other.week === week);
    if (!isIsoWeek(week)) note(`weeks.${index}.week`, { sentence: "Bitte eine Woche wählen." });
    else if (isTwice) note(`weeks.${index}.week`, "taken");
    quantity(content, `weeks.${index}.content`);
  });
  checkAvailability(draft, checks);
  return errors;
}
