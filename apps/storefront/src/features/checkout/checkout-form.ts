import type { PaymentMethod } from "@lokalkorb/domain/orders/payment";
import type { MinAge } from "@lokalkorb/domain/offering/min-age";
import type { Slot } from "@lokalkorb/domain/slots/slot";
import { checkoutText, formErrorText } from "./checkout-text.ts";

export interface CheckoutForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly payment: PaymentMethod | null;
  readonly ageConfirmed: boolean;
}

export const emptyForm: CheckoutForm = { name: "", email: "", phone: "", note: "", payment: null, ageConfirmed: false };

export type FieldName = "name" | "email" | "phone" | "note" | "slot" | "payment" | "age";
export type FormErrors = Readonly<Partial<Record<FieldName, string>>>;

export interface FormRules {
  readonly phoneRequired: boolean;
  readonly slot: Slot | null;
  readonly minAge: MinAge;
  readonly paymentMethods: readonly PaymentMethod[];
}

/** One sentence per field that is not right, in the order of the page. */
export function checkForm(form: CheckoutForm, rules: FormRules): FormErrors {
  const found: [FieldName, string | null][] = [
    ["name", nameError(form.name)],
    ["email", emailError(form.email.trim())],
    ["phone", phoneError(form.phone.trim(), rules.phoneRequired)],
    ["note", form.note.length > 500 ? formErrorText.noteTooLong : null],
    ["slot", rules.slot === null ? checkoutText.noSlot : null],
    [
      "payment",
      form.payment !== null && rules.paymentMethods.includes(form.payment) ? null : formErrorText.paymentMissing,
    ],
    ["age", rules.minAge !== 0 && !form.ageConfirmed ? checkoutText.ageError : null],
  ];
  return Object.fromEntries(found.filter((entry): entry is [FieldName, string] => entry[1] !== null));
}

function nameError(name: string): string | null {
  if (name.trim() === "") return formErrorText.nameMissing;
  return name.trim().length > 120 ? formErrorText.nameTooLong : null;
}

/** The same shape that the server asks for, with a sentence for each usual slip. */
function emailError(email: string): string | null {
  if (email === "") return formErrorText.emailMissing;
  if (!email.includes("@")) return formErrorText.emailNoAt;
  if (/@[^@.]*\.?$/.test(email)) return formErrorText.emailNoEnding;
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) && email.length <= 254 ? null : formErrorText.emailWrong;
}

function phoneError(phone: string, required: boolean): string | null {
  if (phone === "") return required ? formErrorText.phoneMissing : null;
  const digits = phone.replaceAll(/\D/g, "").length;
  return /^[+\d\s()/-]+$/.test(phone) && digits >= 5 && phone.length <= 40 ? null : formErrorText.phoneWrong;
}
