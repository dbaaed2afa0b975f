import { invalidParam, noSuch } from "../core/api-error.ts";
import type { Params } from "../core/params.ts";
import { platformAccount, type StripeCore } from "../core/stripe-core.ts";
import type { Fields, MethodType, PaymentMethod } from "../core/stripe-objects.ts";
import { cardByNumber, cardByToken, testIbans, type TestCard } from "../core/test-cards.ts";

const types: readonly string[] = ["card", "eps", "klarna", "paypal", "sepa_debit"] satisfies readonly MethodType[];
export const isMethodType = (type: string): type is MethodType => types.includes(type);

/** Paid on a page of the bank or the wallet, which the shopper confirms or leaves. */
export const isRedirect = (type: MethodType): boolean => type === "eps" || type === "klarna" || type === "paypal";

/** Known to allow authorising first and capturing later. */
export const allowsManualCapture = (type: MethodType): boolean =>
  type === "card" || type === "klarna" || type === "paypal";

interface NewMethod {
  readonly type: MethodType;
  readonly number?: string;
  readonly expMonth?: number;
  readonly expYear?: number;
  readonly billing?: Fields;
}

export function makeMethod(core: StripeCore, account: string, made: NewMethod): PaymentMethod {
  const { type, number = "", billing = {} } = made;
  const card = type === "card" ? knownCard(number) : null;
  const method: PaymentMethod = {
    id: core.store.newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null, ...billing },
    ...(card === null
      ? { [type]: type === "sepa_debit" ? { last4: number.slice(-4), country: number.slice(0, 2) } : {} }
      : { card: cardFace(card, made) }),
    created: core.seconds(),
    customer: null,
    livemode: false,
    metadata: {},
    type,
    _number: number === "" ? null : number.replaceAll(/\s/g, ""),
    _authenticated: false,
  };
  return core.store.put(account, method);
}

function knownCard(number: string): TestCard {
  const card = cardByNumber(number);
  if (card === null)
    throw invalidParam("card[number]", "Only the public test card numbers are accepted here.", "incorrect_number");
  return card;
}

const cardFace = (card: TestCard, { expMonth = 12, expYear = 2034 }: NewMethod): Fields => ({
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "DE",
  display_brand: card.brand,
  exp_month: expMonth,
  exp_year: expYear,
  fingerprint: `local${card.number.slice(-8)}`,
  funding: "credit",
  generated_from: null,
  last4: card.number.slice(-4),
  networks: { available: [card.brand], preferred: null },
  three_d_secure_usage: { supported: card.authentication !== undefined },
  wallet: null,
});

export const cardOf = ({ _number }: PaymentMethod): TestCard | null => cardByNumber(_number ?? "");

export const debitFails = ({ _number }: PaymentMethod): boolean =>
  testIbans.some(({ iban, fails }) => fails && iban === _number);

/** From an id, one of the service's test tokens, or data given in place. */
export function methodFrom(core: StripeCore, account: string, params: Params): PaymentMethod | null {
  const id = params.text("payment_method");
  if (id !== null) return methodById(core, account, id);
  return params.map("payment_method_data") === null
    ? null
    : methodFromData(core, account, params, "payment_method_data.");
}

export function methodById(core: StripeCore, account: string, id: string): PaymentMethod {
  const token = cardByToken(id);
  if (token !== null) return makeMethod(core, account, { type: "card", number: token.number });
  const method = core.store.find<PaymentMethod>(account, "payment_method", id);
  if (method === null) throw noSuch("PaymentMethod", id);
  return method;
}

/** A copy on a shop's account of a card that a customer keeps with the platform; it belongs to no customer there. */
export function copyOfSavedMethod(core: StripeCore, account: string, params: Params): PaymentMethod {
  const id = params.required("payment_method");
  const kept = core.store.find<PaymentMethod>(platformAccount, "payment_method", id);
  if (account === platformAccount || kept === null || kept.customer === null) throw noSuch("PaymentMethod", id);
  if (kept.customer !== params.text("customer")) {
    throw invalidParam("payment_method", `The PaymentMethod ${id} does not belong to the customer you passed.`);
  }
  return core.store.put<PaymentMethod>(account, {
    ...kept,
    id: core.store.newId("pm"),
    created: core.seconds(),
    customer: null,
  });
}

export function methodFromData(core: StripeCore, account: string, params: Params, prefix: string): PaymentMethod {
  const type = params.required(`${prefix}type`);
  if (!isMethodType(type)) throw invalidParam(`${prefix}type`, `Invalid type: ${type}`);
  const billing = params.map(`${prefix}billing_details`) as Fields | null;
  const month = params.integer(`${prefix}card.exp_month`);
  const year = params.integer(`${prefix}card.exp_year`);
  const number = params.text(`${prefix}card.number`) ?? params.text(`${prefix}sepa_debit.iban`);
  const token = params.text(`${prefix}card.token`);
  return makeMethod(core, account, {
    type,
    number: number ?? (token === "tok_visa" ? "4242424242424242" : ""),
    ...(month === null ? {} : { expMonth: month }),
    ...(year === null ? {} : { expYear: year < 100 ? 2000 + year : year }),
    ...(billing === null ? {} : { billing }),
  });
}
