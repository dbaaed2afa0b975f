import { BanknoteIcon, CreditCardIcon } from "@lokalkorb/ui/icons";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import type { PaymentMethod } from "@lokalkorb/domain/orders/payment";
import type { ReactElement } from "react";
import { paymentDetails, paymentNames } from "@/frame/words-text";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { BlockState } from "./checkout-block.tsx";
import { checkoutText } from "./checkout-text.ts";
import { fieldId } from "./use-checkout.ts";
import type { Checkout } from "./use-checkout.ts";

const icons = {
  cashOnPickup: BanknoteIcon,
  cardOnPickup: CreditCardIcon,
  cashOnDelivery: BanknoteIcon,
  online: CreditCardIcon,
  onAccount: BanknoteIcon,
  giftCard: BanknoteIcon,
} as const;

export interface PaymentBlockProps {
  readonly checkout: Checkout;
  readonly methods: readonly PaymentMethod[];
  readonly state: BlockState;
}

export function PaymentBlock({ checkout, methods, state }: PaymentBlockProps): ReactElement {
  const { form, errors, set } = checkout;
  return (
    <CheckoutBlock
      id="zahlung"
      number={3}
      title={checkoutText.payment}
      state={state}
      aside={<span className="text-meta text-ink-2">{checkoutText.noSurcharge}</span>}
    >
      <fieldset id={fieldId("payment")} aria-describedby={errors.payment === undefined ? undefined : "zahlung-fehler"}>
        <legend className="sr-only">{checkoutText.payment}</legend>
        {methods.map((method) => {
          const Icon = icons[method];
          return (
            <ChoiceRow
              key={method}
              kind="radio"
              name="payment"
              className="min-h-14"
              label={paymentNames[method]}
              detail={paymentDetails[method]}
              end={<Icon className="text-ink-2" />}
              checked={form.payment === method}
              onChange={() => set({ payment: method })}
            />
          );
        })}
        {errors.payment !== undefined && (
          <p id="zahlung-fehler" className="mt-2 text-meta font-bold text-danger-ink">
            {errors.payment}
          </p>
        )}
      </fieldset>
    </CheckoutBlock>
  );
}
