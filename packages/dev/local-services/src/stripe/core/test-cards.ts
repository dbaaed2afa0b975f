/** The service's own public test cards: any other number is refused, so that no real one is ever typed. */
export interface Decline {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
}

export interface TestCard {
  readonly number: string;
  readonly brand: "visa" | "mastercard" | "amex";
  /** The outcome, for the person in front of the page. */
  readonly says: string;
  readonly decline?: Decline;
  /** When the holder is asked: never, until once agreed, or every time. */
  readonly authentication?: "once" | "always";
  /** The service's name for it where a test has no browser. */
  readonly token: string;
  readonly disputed?: true;
  readonly refund?: "fails" | "later";
  /** It can be saved, and is declined when it is to pay. */
  readonly canBeKept?: true;
}

const declined = (declineCode: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  declineCode,
  message,
});
const failed = (code: string, message: string): Decline => ({ code, declineCode: code, message });

export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", says: "klappt", token: "pm_card_visa" },
  { number: "5555555555554444", brand: "mastercard", says: "klappt", token: "pm_card_mastercard" },
  { number: "378282246310005", brand: "amex", says: "klappt", token: "pm_card_amex" },
  {
    number: "4000002500003155",
    brand: "visa",
    says: "fragt einmal nach (3-D Secure)",
    authentication: "once",
    token: "pm_card_authenticationRequiredOnSetup",
  },
  {
    number: "4000002760003184",
    brand: "visa",
    says: "fragt jedes Mal nach (3-D Secure)",
    authentication: "always",
    token: "pm_card_authenticationRequired",
  },
  {
    number: "4000008400001629",
    brand: "visa",
    says: "fragt nach und wird dann abgelehnt",
    authentication: "always",
    decline: declined("generic_decline"),
    token: "pm_card_threeDSecureRequiredChargeDeclined",
  },
  {
    number: "4000000000000002",
    brand: "visa",
    says: "wird abgelehnt",
    decline: declined("generic_decline"),
    token: "pm_card_visa_chargeDeclined",
  },
  {
    number: "4000000000000341",
    brand: "visa",
    says: "lässt sich speichern, wird dann abgelehnt",
    decline: declined("generic_decline"),
    canBeKept: true,
    token: "pm_card_chargeCustomerFail",
  },
  {
    number: "4000000000009995",
    brand: "visa",
    says: "nicht gedeckt",
    decline: declined("insufficient_funds", "Your card has insufficient funds."),
    token: "pm_card_visa_chargeDeclinedInsufficientFunds",
  },
  {
    number: "4000000000009987",
    brand: "visa",
    says: "verloren gemeldet",
    decline: declined("lost_card"),
    token: "pm_card_visa_chargeDeclinedLostCard",
  },
  {
    number: "4000000000009979",
    brand: "visa",
    says: "gestohlen gemeldet",
    decline: declined("stolen_card"),
    token: "pm_card_visa_chargeDeclinedStolenCard",
  },
  {
    number: "4000000000000069",
    brand: "visa",
    says: "abgelaufen",
    decline: failed("expired_card", "Your card has expired."),
    token: "pm_card_chargeDeclinedExpiredCard",
  },
  {
    number: "4000000000000127",
    brand: "visa",
    says: "falsche Prüfziffer",
    decline: failed("incorrect_cvc", "Your card's security code is incorrect."),
    token: "pm_card_chargeDeclinedIncorrectCvc",
  },
  {
    number: "4000000000000119",
    brand: "visa",
    says: "Fehler beim Verarbeiten",
    decline: failed("processing_error", "An error occurred while processing your card. Try again in a little bit."),
    token: "pm_card_chargeDeclinedProcessingError",
  },
  {
    number: "4000000000000259",
    brand: "visa",
    says: "klappt, wird später beanstandet",
    disputed: true,
    token: "pm_card_createDispute",
  },
  {
    number: "4000000000007726",
    brand: "visa",
    says: "klappt, Rückerstattung dauert",
    refund: "later",
    token: "pm_card_pendingRefund",
  },
  {
    number: "4000000000005126",
    brand: "visa",
    says: "klappt, Rückerstattung scheitert",
    refund: "fails",
    token: "pm_card_refundFail",
  },
];

export const cardByNumber = (number: string): TestCard | null =>
  testCards.find((card) => card.number === number.replaceAll(/\D/g, "")) ?? null;

export const cardByToken = (token: string): TestCard | null => testCards.find((card) => card.token === token) ?? null;

/** Test accounts for direct debits; the last one has no money. */
export const testIbans = [
  { iban: "AT611904300234573201", says: "klappt nach einer Weile", fails: false },
  { iban: "DE89370400440532013000", says: "klappt nach einer Weile", fails: false },
  { iban: "AT861904300235473202", says: "platzt nach einer Weile", fails: true },
] as const;

/** Mistypings are told apart from real numbers: only the latter must never be sent anywhere. */
export function passesLuhn(number: string): boolean {
  const digits = number.replaceAll(/\D/g, "").split("").toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}
