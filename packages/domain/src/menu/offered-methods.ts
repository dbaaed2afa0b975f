import type { ValueOf } from "../kernel/fields/field.ts";
import type { Menu } from "./menu.ts";
import type { paymentTerms } from "./menu-fields.ts";
import type { Cents } from "../kernel/money/cents.ts";
import type { PaymentMethod } from "../kernel/payment-method.ts";
import { fulfilmentTypes, type FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { FulfilmentMethod } from "../fulfilment/methods/fulfilment-method.ts";

export interface PaymentTerms extends ValueOf<typeof paymentTerms> {
  /** The platform takes none of it for now; no shop's own condition, and never published. */
  readonly paused?: true;
}

/** Why a method that the shop takes cannot be chosen now. */
export type PaymentIneligibility =
  | { readonly reason: "distribution"; readonly ways: readonly FulfilmentType[] }
  | { readonly reason: "known" }
  /** The shop takes it, but not from this customer. */
  | { readonly reason: "denied" }
  | { readonly reason: "paused" }
  | { readonly reason: "minimum" | "maximum"; readonly cents: Cents };

export interface OfferedMethod {
  readonly method: PaymentMethod;
  /** Null: it can be chosen. */
  readonly bar: PaymentIneligibility | null;
}

export type MethodsOfShop = Pick<Menu, "paymentMethods" | "paymentTerms">;

/** A menu as it is offered while the platform starts no online payment. */
export function withOnlinePaused<Offered extends MethodsOfShop>(menu: Offered): Offered {
  const online: PaymentTerms = { ...menu.paymentTerms?.online, paused: true };
  return { ...menu, paymentTerms: { ...menu.paymentTerms, online } };
}

export interface PayInput {
  readonly option: Pick<FulfilmentMethod, "type" | "paymentMethods"> | undefined;
  /** The amount due after gift cards; null: not calculated yet, and every amount will do. */
  readonly payCents: Cents | null;
  readonly isReturning: boolean;
  /** Methods that the shop denies this customer; browsers learn of one by its refusal. */
  readonly denied?: readonly PaymentMethod[];
}

const atTheCounter: readonly FulfilmentType[] = ["pickup", "locker", "dineIn"];
const fulfilmentByPayment: Partial<Record<PaymentMethod, readonly FulfilmentType[]>> = {
  cashOnPickup: atTheCounter,
  cardOnPickup: atTheCounter,
  cashOnDelivery: ["delivery"],
};

/** The ways on which a method makes sense at all. */
export const fulfilmentOfPayment = (method: PaymentMethod): readonly FulfilmentType[] =>
  fulfilmentByPayment[method] ?? fulfilmentTypes;

/**
 * How it can be paid, in the shop's order; the same in browser and server. What makes no sense on a way, or what that way
 * leaves out, is not in it; what the shop takes under conditions that are not met is, and says which. A gift card is a
 * code and no choice.
 */
export function offeredMethods(
  { paymentMethods, paymentTerms = {} }: MethodsOfShop,
  question: PayInput,
): readonly OfferedMethod[] {
  const { option } = question;
  return paymentMethods
    .filter((method) => {
      if (method === "giftCard" || !option) return false;
      return fulfilmentOfPayment(method).includes(option.type) && (option.paymentMethods?.includes(method) ?? true);
    })
    .map((method) => ({
      method,
      bar:
        question.denied?.includes(method) === true
          ? { reason: "denied" }
          : paymentIneligibility(paymentTerms[method], { ...question, fulfilment: option?.type }),
    }));
}

interface IneligibilityInput extends Pick<PayInput, "payCents" | "isReturning"> {
  readonly fulfilment: FulfilmentType | undefined;
}

/** The first condition that is not met, from what does not change to what another piece in the basket may change. */
export function paymentIneligibility(
  terms: PaymentTerms = {},
  { fulfilment, payCents, isReturning }: IneligibilityInput,
): PaymentIneligibility | null {
  if (terms.paused === true) return { reason: "paused" };
  const { minCents = 0, maxCents = Infinity, distribution: methods = [], onlyKnownCustomers = false } = terms;
  if (fulfilment !== undefined && methods.length > 0 && !methods.includes(fulfilment))
    return { reason: "distribution", ways: methods };
  if (onlyKnownCustomers && !isReturning) return { reason: "known" };
  if (payCents === null) return null;
  if (payCents < minCents) return { reason: "minimum", cents: minCents };
  return payCents > maxCents ? { reason: "maximum", cents: maxCents } : null;
}
