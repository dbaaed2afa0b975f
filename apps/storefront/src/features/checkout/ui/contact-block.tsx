import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { BlockState } from "./checkout-block.tsx";
import { fieldId } from "../state/checkout-fields.ts";
import { checkoutText } from "../state/checkout-text.ts";
import type { Checkout } from "../calls/use-checkout.ts";

/** Who orders. */
export function ContactBlock({
  checkout,
  phoneRequired,
  state,
}: {
  readonly checkout: Checkout;
  readonly phoneRequired: boolean;
  readonly state: BlockState;
}): ReactElement {
  const { form, errors, set, leave } = checkout;
  return (
    <CheckoutBlock id="kontakt" number={1} title={checkoutText.contact} state={state}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={fieldId("name")}
          label={checkoutText.name}
          autoComplete="name"
          maxLength={120}
          required
          value={form.name}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
          onBlur={() => leave("name")}
        />
        <TextField
          id={fieldId("phone")}
          label={checkoutText.phone}
          {...(phoneRequired ? { required: true } : { note: checkoutText.optional })}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={form.phone}
          error={errors.phone}
          onChange={({ target }) => set({ phone: target.value })}
          onBlur={() => leave("phone")}
        />
      </div>
      <TextField
        id={fieldId("email")}
        label={checkoutText.email}
        hint={checkoutText.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        value={form.email}
        error={errors.email}
        onChange={({ target }) => set({ email: target.value })}
        onBlur={() => leave("email")}
      />
      <TextArea
        id={fieldId("note")}
        label={checkoutText.note}
        hint={checkoutText.noteHint}
        note={checkoutText.optional}
        rows={2}
        maxLength={500}
        value={form.note}
        error={errors.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </CheckoutBlock>
  );
}
