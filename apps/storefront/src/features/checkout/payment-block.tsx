import type { PaymentMethod } from "@lokalkorb/domain/orders/payment";
import { BanknoteIcon, CreditCardIcon } from "@lokalkorb/ui/icons";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { Shop } from "@/frame/use-shop";
import { paymentDetails, paymentNames } from "@/frame/words-text";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { BlockState } from "./checkout-block.tsx";
import { fieldId } from "./checkout-fields.ts";
import { checkoutText } from "./checkout-text.ts";
import { CodeField } from "./code-field.tsx";
import { TipField } from "./tip-field.tsx";
import type { Checkout } from "./use-checkout.ts";

const icons: Readonly<Record<PaymentMethod, typeof BanknoteIcon>> = {
  cashOnPickup: BanknoteIcon,
  cardOnPickup: CreditCardIcon,
  cashOnDelivery: BanknoteIcon,
  online: CreditCardIcon,
  onAccount: BanknoteIcon,
  giftCard: BanknoteIcon,
};

export interface PaymentBlockProps {
  readonly shop: Shop;
  readonly checkout: Checkout;
  readonly state: BlockState;
}

export function PaymentBlock({ shop, checkout, state }: PaymentBlockProps): ReactElement {
  return (
    <CheckoutBlock
      id="zahlung"
      number={3}
      title={checkoutText.payment}
      state={state}
      aside={<span className="text-meta text-ink-2">{checkoutText.noSurcharge}</span>}
    >
      {checkout.covered ? (
        <Notice tone="ok" announce>
          {checkoutText.covered}
        </Notice>
      ) : (
        <Methods checkout={checkout} />
      )}
      <CodeField shop={shop} checkout={checkout} />
      {shop.menu.tips && <TipField offer={shop.menu.tips} shop={shop} checkout={checkout} />}
    </CheckoutBlock>
  );
}

function Methods({ checkout }: { readonly checkout: Checkout }): ReactElement {
  const { form, errors, methods, set, settle } = checkout;
  const choose = (payment: PaymentMethod): void => {
    set({ payment });
    settle();
  };
  return (
    <fieldset id={fieldId("payment")} aria-describedby={errors.payment === undefined ? undefined : "zahlung-fehler"}>
      <legend className="sr-only">{checkoutText.payment}</legend>
      {methods.length === 0 && <Notice tone="warning">{checkoutText.noMethod}</Notice>}
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
            onChange={() => choose(method)}
          />
        );
      })}
      {errors.payment !== undefined && (
        <p id="zahlung-fehler" className="mt-2 text-meta font-bold text-danger-ink">
          {errors.payment}
        </p>
      )}
    </fieldset>
  );
}
