import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { storedTips, tipDraft } from "./tip-draft.ts";
import type { TipDraft } from "./tip-draft.ts";

export type PaymentFields = FieldsOf<typeof paymentSettingsDocument>;
type Method = keyof PaymentFields["methods"];

/** Those that a shop can switch; `card` stands for paying online at all. */
export const shownMethods = ["cashOnPickup", "cardOnPickup", "cashOnDelivery", "card", "eps", "klarna", "paypal", "sepaDebit"] as const satisfies readonly Method[]; // prettier-ignore
export type ShownMethod = (typeof shownMethods)[number];

export interface PaymentDraft extends Readonly<Record<ShownMethod, boolean>>, TipDraft {
  readonly capture: PaymentFields["capture"];
}

export const newPaymentSettings: PaymentFields = { provider: "stripe", methods: {}, capture: "onAccept" };

export const paymentDraft = ({ methods, capture, tips }: PaymentFields): PaymentDraft => ({
  ...(Object.fromEntries(shownMethods.map((name) => [name, methods[name]?.enabled ?? false])) as Record<
    ShownMethod,
    boolean
  >),
  capture,
  ...tipDraft(tips),
});

/** Limits of a method and everything else stay; a method that nobody ever switched stays unsaid. */
export function storedPayment(draft: PaymentDraft, before: PaymentFields): PaymentFields {
  const tips = storedTips(draft, before.tips);
  const switched = shownMethods.filter((name) => draft[name] || before.methods[name] !== undefined);
  return {
    ...own(before),
    methods: {
      ...before.methods,
      ...Object.fromEntries(switched.map((name) => [name, { ...before.methods[name], enabled: draft[name] }])),
    },
    capture: draft.capture,
    ...(tips !== undefined && { tips }),
  };
}

/** Without the envelope; `connect` says which account gets the money and is written by functions alone. */
function own(settings: PaymentFields): PaymentFields {
  const { provider, methods, capture, catchWeightBufferBp, tips, noShow, statementDescriptor, payoutSchedule } =
    settings;
  return {
    provider,
    methods,
    capture,
    ...(catchWeightBufferBp !== undefined && { catchWeightBufferBp }),
    ...(tips !== undefined && { tips }),
    ...(noShow !== undefined && { noShow }),
    ...(statementDescriptor !== undefined && { statementDescriptor }),
    ...(payoutSchedule !== undefined && { payoutSchedule }),
  };
}
