import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import {
  paymentFields,
  type paymentSettingsDocument,
} from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { statementAddition } from "@lokalkorb/domain/ordering/payment/statement-words";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { usualNoShowBp } from "@lokalkorb/domain/ordering/lifecycle/cancel-terms";
import { percentField, readPercent } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { paymentText as words } from "./payment-text.ts";
import { termsForm, type TermsValues } from "./method-terms.ts";
import { checkTips, storedTips, tipValues, type TipValues } from "./tip-values.ts";

export type PaymentFields = FieldsOf<typeof paymentSettingsDocument>;
type Method = keyof PaymentFields["methods"];

/** Those that a shop can switch; `card` stands for paying online at all. */
export const shownMethods = ["cashOnPickup", "cardOnPickup", "cashOnDelivery", "card", "eps", "klarna", "paypal", "sepaDebit"] as const satisfies readonly Method[]; // prettier-ignore
export type ShownMethod = (typeof shownMethods)[number];

/** Of the reserve percent beyond the estimate of what is weighed; empty: nothing more is reserved. */
const form = documentForm(paymentFields, ["capture", "catchWeightBufferBp", "statementDescriptor"], {
  rules: () => ({ catchWeightBuffer: { max: 5_000 } }),
});

export interface PaymentValues extends FormValues<typeof form>, Readonly<Record<ShownMethod, boolean>>, TipValues {
  /** Percent of an order that is kept when it was not picked up. */
  readonly noShowCharge: string;
  /** In the order of the methods above. */
  readonly terms: readonly TermsValues[];
}

export const newPaymentSettings: PaymentFields = { provider: "stripe", methods: {}, capture: "onAccept" };

export const paymentValues = (settings: PaymentFields): PaymentValues => ({
  ...form.values(settings),
  ...(Object.fromEntries(shownMethods.map((name) => [name, settings.methods[name]?.enabled ?? false])) as Record<
    ShownMethod,
    boolean
  >),
  terms: shownMethods.map((name) => termsForm.values(settings.methods[name] ?? {})),
  ...tipValues(settings.tips),
  noShowCharge: percentField(settings.noShow?.chargeBp ?? usualNoShowBp),
});

export function paymentErrors(values: PaymentValues): FieldErrors {
  const checks = fieldChecks();
  const { statementDescriptor: statement } = values;
  values.terms.forEach((row, index) => {
    const name = shownMethods[index];
    // The conditions of a method that is switched off are not shown.
    if (name !== undefined && values[name]) termsForm.check(row, checks, { at: `terms.${index}.` });
  });
  checkTips(values, checks);
  checks.percent("noShowCharge", values.noShowCharge);
  form.check(values, checks);
  if (statement.trim() !== "" && statementAddition(statement) === null)
    checks.note("statementDescriptor", { sentence: words.noLetters });
  return checks.errors;
}

/** A shop that keeps everything, as all do at first, has nothing stored. */
function storedNoShow({ noShowCharge }: PaymentValues, before: PaymentFields["noShow"]): PaymentFields["noShow"] {
  const chargeBp = readPercent(noShowCharge) ?? usualNoShowBp;
  return before === undefined && chargeBp === usualNoShowBp ? undefined : { chargeBp };
}

/**
 * Fields outside the form stay; a method that was never switched stays absent. `connect` says which account gets the
 * money and is written by functions alone.
 */
export function storedPayment(values: PaymentValues, before: PaymentFields): PaymentFields {
  const switched = shownMethods.flatMap((name, index) => {
    const [known, row] = [before.methods[name], values.terms[index]];
    const enabled = values[name];
    return row && (enabled || known) ? [[name, termsForm.stored(row, { enabled })] as const] : [];
  });
  return form.stored(values, before, {
    connect: undefined,
    methods: { ...before.methods, ...Object.fromEntries(switched) },
    tips: storedTips(values, before.tips),
    noShow: storedNoShow(values, before.noShow),
  });
}
