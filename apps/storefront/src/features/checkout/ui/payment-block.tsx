import { paymentLabelOf } from "@lokalkorb/domain/labels/payment-labels";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import { cardName } from "@lokalkorb/domain/ordering/payment/card-name";
import { Button } from "@lokalkorb/ui/button";
import { BanknoteIcon, CreditCardIcon } from "@lokalkorb/ui/icons";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement, ReactNode } from "react";
import { ineligibilityText } from "@/entities/order/ineligibility-text";
import { LateBusinessChoice } from "../business/late-business-choice.tsx";
import { paymentDetailOf } from "./payment-detail.ts";
import { CheckoutBlock, type BlockProps } from "./checkout-block.tsx";
import { fieldId } from "../state/checkout-fields.ts";
import { cardText, checkoutText } from "../state/checkout-text.ts";
import { CodeField } from "./code-field.tsx";
import { TipField } from "./tip-field.tsx";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import { SavedCardRow } from "./saved-card-row.tsx";
import { useSavedCards } from "../calls/use-saved-cards.ts";
import type { SavedCard } from "../calls/watch-saved-cards.ts";

const icons: Readonly<Record<PaymentMethod, typeof BanknoteIcon>> = {
  cashOnPickup: BanknoteIcon,
  cardOnPickup: CreditCardIcon,
  cashOnDelivery: BanknoteIcon,
  online: CreditCardIcon,
  onAccount: BanknoteIcon,
  giftCard: BanknoteIcon,
};

export interface PaymentBlockProps extends BlockProps {
  /** Below the ways to pay. */
  readonly more?: ReactNode;
}

export function PaymentBlock({ shop, checkout, state, more }: PaymentBlockProps): ReactElement {
  return (
    <CheckoutBlock
      id="zahlung"
      number={3}
      title={checkoutText.payment}
      state={state}
      aside={<span className="text-meta text-ink-2">{checkoutText.noSurcharge}</span>}
    >
      <LateBusinessChoice shop={shop} checkout={checkout} />
      {checkout.covered ? (
        <Notice tone="ok" announce>
          {checkoutText.covered}
        </Notice>
      ) : (
        <Methods shop={shop} checkout={checkout} />
      )}
      {more}
      <CodeField shop={shop} checkout={checkout} />
      {shop.menu.tips && <TipField offer={shop.menu.tips} shop={shop} checkout={checkout} />}
    </CheckoutBlock>
  );
}

function Methods({ shop, checkout }: CheckoutProps): ReactElement {
  const { form, errors, methods, offered, lost, set, settle } = checkout;
  const choose = (payment: PaymentMethod, card: SavedCard | null = null): void => {
    set({ payment, card: card && { id: card.id, name: cardName(card) } });
    settle();
  };
  const kept = useSavedCards(shop.menu.shop.slug, (card) => choose("online", card));
  const offersOnline = methods.includes("online");
  const remove = (cardId: string): void => {
    if (form.card?.id === cardId) set({ card: null });
    kept.remove(cardId);
  };
  return (
    <fieldset id={fieldId("payment")} aria-describedby={errors.payment === undefined ? undefined : "zahlung-fehler"}>
      <legend className="sr-only">{checkoutText.payment}</legend>
      {methods.length === 0 && (
        <Notice tone="warning">{offered.length === 0 ? checkoutText.noMethod : checkoutText.allIneligible}</Notice>
      )}
      {lost !== null && methods.length > 0 && (
        <Notice tone="warning" announce>
          {checkoutText.lostMethod(paymentLabelOf(lost, shop.option?.type))}
        </Notice>
      )}
      {offersOnline &&
        kept.cards.map((card) => (
          <SavedCardRow
            key={card.id}
            card={card}
            chosen={form.payment === "online" && form.card?.id === card.id}
            removing={kept.busy === "removing"}
            onChoose={() => choose("online", card)}
            onRemove={() => remove(card.id)}
          />
        ))}
      {offered.map(({ method, bar }) => {
        const Icon = icons[method];
        return (
          <ChoiceRow
            key={method}
            kind="radio"
            name="payment"
            className="min-h-14"
            label={paymentLabelOf(method, shop.option?.type)}
            detail={
              bar === null
                ? paymentDetailOf(method, shop.option?.type)
                : bar.reason === "paused"
                  ? checkoutText.paused
                  : checkoutText.barred(ineligibilityText(bar))
            }
            disabled={bar !== null}
            end={<Icon className="text-ink-2" />}
            checked={form.payment === method && (method !== "online" || form.card === null)}
            onChange={() => choose(method)}
          />
        );
      })}
      {offersOnline && form.payment === "online" && form.card === null && (
        <div className="mt-1">
          <Button
            size="small"
            look="outline"
            pending={kept.busy === "keeping"}
            pendingLabel={cardText.leaving}
            onClick={kept.keep}
          >
            {cardText.keep}
          </Button>
          <p className="mt-1 text-meta text-ink-2">{cardText.keepHint}</p>
        </div>
      )}
      <output className="block text-meta font-bold text-danger-ink">{kept.failed ? cardText.failed : ""}</output>
      {errors.payment !== undefined && (
        <p id="zahlung-fehler" className="mt-2 text-meta font-bold text-danger-ink">
          {errors.payment}
        </p>
      )}
    </fieldset>
  );
}
