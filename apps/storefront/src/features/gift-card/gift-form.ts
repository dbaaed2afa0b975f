import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import {
  giftDesigns,
  isGiftDay,
  leastGiftCents,
  mostGiftCents,
  type GiftDesign,
  type GiftOffer,
} from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";
import { giftErrors } from "./gift-text.ts";

/** As it is typed. */
export interface GiftForm {
  /** One of the offered values in cents, `other`, or nothing yet. */
  readonly value: string;
  readonly amount: string;
  readonly design: GiftDesign;
  readonly to: string;
  readonly from: string;
  readonly message: string;
  readonly kind: "mail" | "print";
  readonly email: string;
  /** Empty: today. */
  readonly date: string;
  readonly buyerEmail: string;
}
export type GiftErrors = Readonly<Partial<Record<"value" | "amount" | "email" | "date" | "buyerEmail", string>>>;

export const emptyGift: GiftForm = {
  value: "",
  amount: "",
  design: "herbs",
  to: "",
  from: "",
  message: "",
  kind: "mail",
  email: "",
  date: "",
  buyerEmail: "",
};

/** Euros as they are typed, with or without cents; null: no amount. */
export function readEuros(typed: string): Cents | null {
  const [, euros, cents = ""] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s€]/g, "")) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** The value of the card, as far as it is one that may be sold; else null. */
export function valueOf({ value, amount }: Pick<GiftForm, "value" | "amount">, offer: GiftOffer): Cents | null {
  if (value !== "other" || !offer.anyValue) return offer.values.find((cents) => String(cents) === value) ?? null;
  const cents = readEuros(amount);
  return cents !== null && cents >= leastGiftCents && cents <= mostGiftCents ? cents : null;
}

/** In the order of the page, so that the first one is where to go. */
export function giftErrorsOf(
  form: GiftForm,
  offer: GiftOffer,
  { timezone, now }: { readonly timezone: string; readonly now: Instant },
): GiftErrors {
  const isOther = form.value === "other" && offer.anyValue;
  const hasValue = valueOf(form, offer) !== null;
  const byMail = form.kind === "mail";
  const wanted = [
    ["value", !isOther && !hasValue, giftErrors.value],
    ["amount", isOther && !hasValue, giftErrors.amount(formatMoney(leastGiftCents), formatMoney(mostGiftCents))],
    ["email", byMail && !isMailAddress(form.email.trim()), giftErrors.email],
    ["date", byMail && form.date !== "" && !isGiftDay(form.date, timezone, now), giftErrors.day],
    ["buyerEmail", !isMailAddress(form.buyerEmail.trim()), giftErrors.email],
  ] as const;
  return Object.fromEntries(wanted.flatMap(([field, isWrong, words]) => (isWrong ? [[field, words]] : [])));
}

/** As the tab kept it. */
export function giftOfTab(stored: unknown): GiftForm {
  const fields = fieldsOf(stored);
  const word = (name: keyof GiftForm): string => {
    const value = fields[name];
    return isText(value) ? value : emptyGift[name];
  };
  return {
    value: word("value"),
    amount: word("amount"),
    design: giftDesigns.find((design) => design === fields["design"]) ?? emptyGift.design,
    to: word("to"),
    from: word("from"),
    message: word("message"),
    kind: fields["kind"] === "print" ? "print" : "mail",
    email: word("email"),
    date: word("date"),
    buyerEmail: word("buyerEmail"),
  };
}
