import type { ChangeEvent } from "react";
import type { Checkout } from "../calls/use-checkout.ts";
import { fieldId } from "../state/checkout-fields.ts";
import type { FieldName } from "../state/checkout-form.ts";
import { checkoutText } from "../state/checkout-text.ts";

/** The props that tie a text field to the form. */
export function bindField(
  { form, errors, set, leave }: Checkout,
  name: Exclude<FieldName, "slot" | "payment" | "age">,
) {
  return {
    id: fieldId(name),
    label: checkoutText[name],
    value: form[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void =>
      set({ [name]: target.value }),
    onBlur: (): void => leave(name),
  };
}
