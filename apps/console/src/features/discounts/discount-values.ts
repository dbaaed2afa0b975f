import { discountFields } from "@lokalkorb/domain/menu/discount-fields";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { checkRange, dayRange, spanOf } from "@/shared/forms/state/day-range";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";

type DiscountFields = FieldsOf<typeof discountCodeDocument>;

export const discountKinds = ["percent", "fixed", "freeDelivery", "freeItem", "bundlePrice"] as const;
export type DiscountKind = (typeof discountKinds)[number];

const fromOne = { min: 1, problem: "not-count" } as const;
const form = documentForm(
  discountFields,
  [
    "code", "name", "kind", "enabled", "percentBp", "amountCents", "maxDiscountCents", "itemId", "qty", "minSubtotalCents",
    "maxUses", "maxUsesPerCustomer", "windows", "includeCategories", "includeItems", "excludeItems", "paymentMethods",
    "distribution", "firstOrderOnly", "oncePerCustomer", "excludeDiscounted", "discountsDelivery", "autoApply",
  ], // prettier-ignore
  {
    // A campaign holds for every shopper (domain's `campaignsOf`): it has no personal condition and no count.
    rules: ({ kind, autoApply }) => ({
      percent: { asked: kind === "percent", optional: false, min: 1 },
      amount: { asked: kind === "fixed" || kind === "bundlePrice", optional: false, min: 1, problem: "not-money" },
      maxDiscount: { asked: kind === "percent" },
      itemId: { asked: kind === "freeItem", optional: false },
      qty: { asked: kind === "freeItem" || kind === "bundlePrice", optional: false, ...fromOne },
      maxUses: { asked: !autoApply, ...fromOne },
      maxUsesPerCustomer: { asked: !autoApply, ...fromOne },
      windows: { mayOverlap: true },
    }),
  },
);

export interface DiscountValues extends FormValues<typeof form> {
  readonly validFrom: string;
  /** The last day on which it holds. */
  readonly validTo: string;
  /** The people it is for, however they were typed below or beside each other. */
  readonly emails: string;
  readonly stackable: boolean;
}

/** Gift cards are money and have no form: null. */
export const discountValues = (code: DiscountFields, timezone: string): DiscountValues | null =>
  code.kind === "giftCard" ? null : valuesOf(code, timezone);

function valuesOf(code: Partial<DiscountFields>, timezone: string): DiscountValues {
  const { from, to } = dayRange({ from: code.validFrom, to: code.validTo }, timezone);
  return {
    ...form.values({ qty: 1, ...code }),
    validFrom: from,
    validTo: to,
    emails: (code.emails ?? []).join("\n"),
    stackable: code.stacking === "stackable",
  };
}

const blank = { kind: "percent", enabled: true, percentBp: 1000, oncePerCustomer: true } as const;
export const newDiscount = valuesOf(blank, "UTC");

/** The code of a campaign is not typed, so a new one gets a generated code; a code that is out keeps its name. */
export function switchCampaign(values: DiscountValues, autoApply: boolean, isNew: boolean): DiscountValues {
  const { code } = values;
  if (!isNew) return { ...values, autoApply };
  if (!autoApply) return { ...values, autoApply, code: code.startsWith(madeUp) ? "" : code };
  const fresh = `${madeUp}${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  return { ...values, autoApply, code: code.trim() === "" ? fresh : code };
}

const madeUp = "AKTION-";

/** The same shape that the access rules and the checkout accept. */
const codeShape = /^[A-Z0-9][A-Z0-9-]{2,29}$/;
const upperCase = (code: string): string => code.trim().toUpperCase();

export function discountErrors(values: DiscountValues, taken: readonly string[]): FieldErrors {
  const checks = fieldChecks();
  const { errors, note } = checks;
  const code = upperCase(values.code);
  if (code !== "" && !codeShape.test(code)) note("code", "code-shape");
  else if (taken.includes(code)) note("code", "code-taken");
  form.check(values, checks);
  if (!values.autoApply && emailsIn(values.emails).some((email) => !emailShape.test(email)))
    note("emails", "not-email");
  checkRange(checks, { from: values.validFrom, to: values.validTo }, "validFrom", "validTo");
  return errors;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const emailsIn = (typed: string): readonly string[] => [
  ...new Set(typed.toLowerCase().split(/[\s,;]+/).filter(Boolean)), // prettier-ignore
];

/** Values without errors as they are stored; fields of another kind stay behind, counts of uses are written by functions. */
export function storedDiscount(
  values: DiscountValues,
  timezone: string,
  before: Partial<DiscountFields> | null,
): Omit<DiscountFields, "stats"> {
  const { autoApply, oncePerCustomer, stackable } = values;
  const { stats: _stats, giftCard: _card, ...known } = before ?? { priority: 100, b2bOnly: false };
  const { from, to } = spanOf({ from: values.validFrom, to: values.validTo }, timezone);
  const emails = emailsIn(values.emails);
  return form.stored({ ...values, code: upperCase(values.code) }, known, {
    validFrom: from,
    validTo: to,
    emails: autoApply || emails.length === 0 ? undefined : emails,
    ...(oncePerCustomer && { maxUsesPerCustomer: undefined }),
    ...(autoApply && { firstOrderOnly: false, oncePerCustomer: false }),
    stacking: stackable ? "stackable" : "exclusive",
  });
}
