import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { statementAddition } from "@lokalkorb/domain/ordering/payment/statement-words";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { percentField, readPercent } from "@/shared/forms/state/read-amount";
import { paymentText as words } from "./payment-text.ts";
import { storedTerms, termsDraft, termsErrors, type TermsDraft } from "./method-terms.ts";
import { storedTips, tipDraft, tipErrors, type TipDraft } from "./tip-draft.ts";

export type PaymentFields = FieldsOf<typeof paymentSettingsDocument>;
type Method = keyof PaymentFields["methods"];

/** Those that a shop can switch; `card` stands for paying online at all. */
export const shownMethods = ["cashOnPickup", "cardOnPickup", "cashOnDelivery", "card", "eps", "klarna", "paypal", "sepaDebit"] as const satisfies readonly Method[]; // prettier-ignore
export type ShownMethod = (typeof shownMethods)[number];

export interface PaymentDraft extends Readonly<Record<ShownMethod, boolean>>, TipDraft {
  /** In the order of the methods above. */
  readonly terms: readonly TermsDraft[];
  readonly capture: PaymentFields["capture"];
  /** Percent beyond the estimate of what is weighed; empty: nothing more is reserved. */
  readonly weightReserve: string;
  readonly statement: string;
}

export const newPaymentSettings: PaymentFields = { provider: "stripe", methods: {}, capture: "onAccept" };

export const paymentDraft = ({
  methods,
  capture,
  tips,
  catchWeightBufferBp,
  statementDescriptor = "",
}: PaymentFields): PaymentDraft => ({
  ...(Object.fromEntries(shownMethods.map((name) => [name, methods[name]?.enabled ?? false])) as Record<
    ShownMethod,
    boolean
  >),
  terms: shownMethods.map((name) => termsDraft(methods[name])),
  capture,
  weightReserve: percentField(catchWeightBufferBp),
  statement: statementDescriptor,
  ...tipDraft(tips),
});

const mostReserve = 5_000;

export function paymentErrors(draft: PaymentDraft): FieldErrors {
  const { weightReserve, statement } = draft;
  const reserve = readPercent(weightReserve);
  const terms = draft.terms.flatMap((row, index) => {
    const name = shownMethods[index];
    // The conditions of a method that is switched off are not shown.
    return name !== undefined && draft[name] ? [termsErrors(row, `terms.${index}`)] : [];
  });
  const isReserveWrong = weightReserve.trim() !== "" && (reserve === null || reserve > mostReserve);
  return {
    ...Object.assign({}, ...terms),
    ...tipErrors(draft),
    ...(isReserveWrong && { weightReserve: reserve === null ? "not-percent" : "too-large" }),
    ...(statement.trim() !== "" &&
      statementAddition(statement) === null && { statement: { sentence: words.noLetters } }),
  };
}

/** Fields outside the form stay; a method that was never switched stays absent. */
export function storedPayment(draft: PaymentDraft, before: PaymentFields): PaymentFields {
  const tips = storedTips(draft, before.tips);
  const switched = shownMethods.filter((name) => draft[name] || before.methods[name] !== undefined);
  const reserve = readPercent(draft.weightReserve);
  const statement = draft.statement.trim();
  return {
    ...own(before),
    ...(reserve !== null && { catchWeightBufferBp: reserve }),
    ...(statement !== "" && { statementDescriptor: statement }),
    methods: {
      ...before.methods,
      ...Object.fromEntries(switched.map((name) => [name, { enabled: draft[name], ...termsOf(draft, name) }])),
    },
    capture: draft.capture,
    ...(tips !== undefined && { tips }),
  };
}

function termsOf({ terms }: PaymentDraft, name: ShownMethod) {
  const row = terms[shownMethods.indexOf(name)];
  return row === undefined ? {} : storedTerms(row);
}

/** Without the envelope, and without what the form says by itself; `connect` says which account gets the money and is written by functions alone. */
function own(settings: PaymentFields): PaymentFields {
  const { provider, methods, capture, tips, noShow, payoutSchedule } = settings;
  return {
    provider,
    methods,
    capture,
    ...(tips !== undefined && { tips }),
    ...(noShow !== undefined && { noShow }),
    ...(payoutSchedule !== undefined && { payoutSchedule }),
  };
}
