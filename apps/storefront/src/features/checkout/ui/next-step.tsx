import { removeLine, setQuantity } from "@lokalkorb/domain/basket/change-basket";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import type { BasketDraft } from "@/entities/basket/basket-store";
import { PageLink } from "@lokalkorb/shell/page-link";
import { shownLines } from "@/entities/basket/sold-out-lines";
import { shopPath } from "@/shared/routes/paths";
import type { Shop } from "@/entities/shop-page/use-shop";
import { paymentNames, fulfilmentLabels } from "@/entities/labels/labels-text";
import { focusField } from "../state/checkout-fields.ts";
import type { FieldName } from "../state/checkout-form.ts";
import { checkoutText } from "../state/checkout-text.ts";
import type { Checkout } from "../calls/use-checkout.ts";

export interface NextStepProps {
  readonly shop: Shop;
  readonly checkout: Checkout;
  readonly refusal: PlaceRefusal;
}

/** The step that helps after each refusal; none is a dead end. */
export function NextStep({ shop, checkout, refusal }: NextStepProps): ReactElement {
  const { menu, draft, priced } = shop;
  const change = (act: (before: BasketDraft) => BasketDraft): void => {
    shop.store().change(act);
    checkout.settle();
  };
  const changeLines = (act: (lines: BasketLines) => BasketLines): void =>
    change((before) => ({ ...before, lines: act(before.lines) }));
  const takeOut = (lineId: string, name: string): ReactElement => (
    <Step key={lineId} onClick={() => changeLines((lines) => removeLine(lines, lineId))}>
      {checkoutText.takeOut(name)}
    </Step>
  );
  const toField = (field: FieldName | "code", words: string): ReactElement => (
    <Step onClick={() => focusField(field)}>{words}</Step>
  );
  const toShop = (label: string): ReactElement => (
    <LinkButton component={PageLink} size="small" look="outline" href={shopPath(menu.shop.slug)}>
      {label}
    </LinkButton>
  );
  const call = (
    <LinkButton size="small" look="outline" href={`tel:${menu.shop.phone.replaceAll(" ", "")}`}>
      {checkoutText.callShop}
    </LinkButton>
  );
  const retry = <Step onClick={() => checkout.order()}>{checkoutText.tryAgain}</Step>;
  const reload = <Step onClick={() => location.reload()}>{checkoutText.reload}</Step>;
  const methodsFrom = (fits: (fulfilment: FulfilmentMethod) => boolean): readonly ReactElement[] =>
    menu.distributionOptions
      .filter((fulfilment) => fulfilment.id !== shop.option?.id && fits(fulfilment))
      .map(({ id, type, name }) => (
        <Step key={id} onClick={() => change((before) => ({ ...before, optionId: id, slotKey: null }))}>
          {checkoutText.takeMethod(
            menu.distributionOptions.filter((fulfilment) => fulfilment.type === type).length > 1
              ? name
              : fulfilmentLabels[type],
          )}
        </Step>
      ));
  const otherMethods = checkout.methods
    // With a kept card the provider's own page is another way.
    .filter((method) => method !== checkout.form.payment || checkout.form.card !== null)
    .map((method) => (
      <Step
        key={method}
        onClick={() => {
          checkout.set({ payment: method, card: null });
          checkout.settle();
        }}
      >
        {checkoutText.payWith(paymentNames[method])}
      </Step>
    ));

  switch (refusal.type) {
    case "slot-changed":
    case "slot-full":
    case "cutoff-passed":
    case "shop-closed": {
      const { next } = refusal;
      if (!next) return <>{[toField("slot", checkoutText.otherTime), ...methodsFrom(() => true)]}</>;
      const label = checkoutText.takeSlot(formatSlot(next, { timezone: menu.shop.timezone, now: shop.now }));
      return <Step onClick={() => change((before) => ({ ...before, slotKey: next.key }))}>{label}</Step>;
    }
    case "price-changed":
      return (
        <Step
          onClick={() =>
            changeLines((lines) =>
              Object.fromEntries(
                Object.entries(lines).map(([lineId, line]) => {
                  const now = priced.lines.find((pricedLine) => pricedLine.lineId === lineId);
                  return [lineId, now ? { ...line, seenUnitCents: now.unitCents } : line];
                }),
              ),
            )
          }
        >
          {refusal.quotedCents === refusal.totalCents ? checkoutText.checkAgain : checkoutText.takePrice}
        </Step>
      );
    case "sold-out":
      return (
        <>
          {refusal.items.flatMap(({ itemId, name, available }) =>
            shownLines(shop)
              .map(({ line }) => line)
              // A whole bundle can be gone too; then the id is its own.
              .filter(({ kind, refId, quantity }) =>
                kind === "bundle" && refId === itemId ? true : (quantity[itemId] ?? 0) > 0,
              )
              .map(({ lineId, kind }) =>
                available > 0 && kind === "item" ? (
                  <Step
                    key={lineId}
                    onClick={() =>
                      changeLines((lines) => setQuantity(lines, lineId, available, { min: 1, step: 1, max: available }))
                    }
                  >
                    {checkoutText.reduceTo(name, available)}
                  </Step>
                ) : (
                  takeOut(lineId, name)
                ),
              ),
          )}
        </>
      );
    case "line-invalid":
    case "options-incomplete": {
      const line = draft.lines[refusal.lineId];
      const name =
        line &&
        ((line.kind === "item" ? menu.items[line.refId] : menu.bundles[line.refId])?.name ?? checkoutText.basketWord);
      return (
        <>
          {name && takeOut(refusal.lineId, name)}
          {toShop(checkoutText.changeBasket)}
        </>
      );
    }
    case "not-available-then":
      return (
        <>
          {toField("slot", checkoutText.otherTime)}
          {refusal.items.map(({ lineId, name }) => takeOut(lineId, name))}
        </>
      );
    case "below-minimum":
      return toShop(checkoutText.addMore);
    case "basket-empty":
    case "basket-too-large":
    case "above-maximum":
      return toShop(checkoutText.lessGoods);
    case "phone-required":
      return toField("phone", checkoutText.toPhone);
    case "age-required":
      return toField("age", checkoutText.toAge);
    case "address-required":
      return toField("zip", checkoutText.toAddress);
    case "out-of-area":
      return (
        <>
          {[toField("zip", checkoutText.toAddress), ...methodsFrom(({ type }) => refusal.alternatives.includes(type))]}
        </>
      );
    case "distribution-unavailable":
      return <>{[...methodsFrom(() => true), call]}</>;
    case "account-required": {
      const { accountRequiredFor = [], guestAllowed = true } = menu.ordering;
      const forGuests = methodsFrom(
        ({ type, requires }) => guestAllowed && !accountRequiredFor.includes(type) && !requires?.includes("account"),
      );
      return <>{[...forGuests, call]}</>;
    }
    case "payment-method-unavailable":
      return <>{otherMethods.length > 0 ? otherMethods : call}</>;
    case "payment-failed":
    case "payment-unavailable":
      return <>{[retry, ...otherMethods]}</>;
    case "rate-limited":
      return retry;
    case "code-invalid":
    case "code-expired":
    case "code-not-yet":
    case "code-used":
    case "code-not-combinable":
    case "code-conditions": {
      const { code } = refusal;
      const without = (): void => {
        checkout.set({ codes: checkout.form.codes.filter((known) => known.code !== code) });
        checkout.settle();
      };
      return (
        <>
          <Step onClick={without}>{checkoutText.removeCodeButton(code)}</Step>
          {toField("code", checkoutText.toCode)}
        </>
      );
    }
    case "basket-not-yours":
    case "basket-not-open":
    case "menu-changed":
    case "request-reused":
    case "not-found":
    case "sign-in-required":
      return reload;
    case "too-many-open-orders":
    case "already-handled":
      return call;
  }
}

function Step({ children, onClick }: { readonly children: string; readonly onClick: () => void }): ReactElement {
  return (
    <Button size="small" look="outline" onClick={onClick}>
      {children}
    </Button>
  );
}
