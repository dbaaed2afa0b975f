import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import { mostTip } from "@lokalkorb/domain/pricing/basket/tip-cents";
import type { CheckoutForm } from "./checkout-form.ts";

type Money = Pick<CheckoutForm, "payment" | "card" | "tip">;

/**
 * Payment method and tip, out of a form or out of the browser's storage: a choice about money survives a reload as it
 * was, and an unreadable one is no choice.
 */
export function persistedMoney({ payment, card, tip }: Readonly<Partial<Record<keyof Money, unknown>>>): Money {
  return {
    payment: paymentMethods.find((method) => method === payment) ?? null,
    card: isCard(card) ? { id: card.id, name: card.name } : null,
    tip: isTip(tip) ? { mode: tip.mode, value: tip.value } : null,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isCard = (value: unknown): value is NonNullable<Money["card"]> =>
  isObject(value) && typeof value["id"] === "string" && typeof value["name"] === "string";

const isTip = (value: unknown): value is NonNullable<Money["tip"]> =>
  isObject(value) &&
  (value["mode"] === "percent" || value["mode"] === "fixed") &&
  Number.isSafeInteger(value["value"]) &&
  Number(value["value"]) > 0 &&
  Number(value["value"]) <= mostTip[value["mode"]];
