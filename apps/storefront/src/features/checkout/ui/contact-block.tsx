import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { LateAccountContact } from "../account/late-account-contact.tsx";
import { bindField } from "../fields/bind-field.ts";
import { CheckoutBlock, type BlockProps } from "./checkout-block.tsx";
import { checkoutText } from "../state/checkout-text.ts";

/** Who orders. */
export function ContactBlock({ shop, checkout, state }: BlockProps): ReactElement {
  return (
    <CheckoutBlock id="kontakt" number={1} title={checkoutText.contact} state={state}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bindField(checkout, "name")} autoComplete="name" maxLength={120} required />
        <TextField
          {...bindField(checkout, "phone")}
          {...(checkout.phoneRequired ? { required: true } : { note: checkoutText.optional })}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <TextField
        {...bindField(checkout, "email")}
        hint={checkoutText.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextArea
        {...bindField(checkout, "note")}
        hint={checkoutText.noteHint}
        note={checkoutText.optional}
        rows={2}
        maxLength={500}
      />
      <LateAccountContact shop={shop} checkout={checkout} />
    </CheckoutBlock>
  );
}
