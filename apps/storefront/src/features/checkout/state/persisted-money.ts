import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import { mostTip } from "@lokalkorb/domain/pricing/basket/tip-cents";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";
import type { CheckoutForm } from "./checkout-form.ts";

type Money = Pick<CheckoutForm, "payment" | "card" | "tip">;

/**
 * Payment method and tip, out of a form or out of the browser's storage: a choice about money survives a reload as it
 * was, and an unreadable one is no choice.
 */
export function persistedMoney({ payment, card, tip }: Readonly<Partial<Record<keyof Money, unknown>>>): Money {
  return {
    payment: paymentMethods.find((method) => method === payment) ?? null,
    card: cardOf(card),
    tip: tipOf(tip),
  };
}

function cardOf(stored: unknown): Money["card"] {
  const { id, name } = fieldsOf(stored);
  return isText(id) && isText(name) ? { id, name } : null;
}

function tipOf(stored: unknown): Money["tip"] {
  const { mode, value } = fieldsOf(stored);
  const isTip = (mode === "percent" || mode === "fixed") && typeof value === "number" && Number.isSafeInteger(value);
  return isTip && value > 0 && value <= mostTip[mode] ? { mode, value } : null;
}
