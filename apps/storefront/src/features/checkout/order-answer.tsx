import { removeLine, setQuantity } from "@lokalkorb/domain/basket/change-basket";
import type { OrderRefusal } from "@lokalkorb/domain/orders/refusal";
import { formatSlot } from "@lokalkorb/domain/time/format-time";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { failureText } from "@/frame/failure-text";
import { PageLink } from "@/frame/page-link";
import { refusalText } from "@/frame/refusal-text";
import { shopPath } from "@/frame/paths";
import type { Shop } from "@/frame/use-shop";
import { checkoutText } from "./checkout-text.ts";
import { focusField } from "./use-checkout.ts";
import type { Checkout } from "./use-checkout.ts";

/** What came instead of an order, in words, with the step that helps. The basket is never lost. */
export function OrderAnswer({
  shop,
  checkout,
}: {
  readonly shop: Shop;
  readonly checkout: Checkout;
}): ReactElement | null {
  const { refusal, failure, sending } = checkout;
  const place = { timezone: shop.menu.shop.timezone, now: shop.now };
  if (refusal) {
    return (
      <Notice
        tone="danger"
        announce
        title={refusalText(refusal, place)}
        action={
          <div className="mt-2 grid gap-2">
            <NextStep shop={shop} checkout={checkout} refusal={refusal} />
          </div>
        }
      />
    );
  }
  if (!failure || sending) return null;
  const waits = failure.type === "offline" || failure.type === "unavailable";
  return (
    <Notice
      tone={waits ? "warning" : "danger"}
      announce
      title={failureText[failure.type]}
      action={
        waits ? undefined : (
          <div className="mt-2">
            <Button size="small" look="outline" onClick={() => checkout.order()}>
              {checkoutText.retry}
            </Button>
          </div>
        )
      }
    >
      {waits && checkoutText.waiting}
    </Notice>
  );
}

interface NextStepProps {
  readonly shop: Shop;
  readonly checkout: Checkout;
  readonly refusal: OrderRefusal;
}

function NextStep({ shop, checkout, refusal }: NextStepProps): ReactElement | null {
  const { menu, draft, priced } = shop;
  const change = (act: Parameters<ReturnType<Shop["store"]>["change"]>[0]): void => {
    shop.store().change(act);
    checkout.settle();
  };
  const button = (label: string, onClick: () => void): ReactElement => (
    <Button key={label} size="small" look="outline" onClick={onClick}>
      {label}
    </Button>
  );
  const toShop = (label: string): ReactElement => (
    <LinkButton component={PageLink} size="small" look="outline" href={shopPath(menu.shop.slug)}>
      {label}
    </LinkButton>
  );
  switch (refusal.type) {
    case "slot-changed":
    case "slot-full":
    case "cutoff-passed":
    case "shop-closed": {
      const { next } = refusal;
      if (!next) return null;
      const label = checkoutText.takeSlot(formatSlot(next, { timezone: menu.shop.timezone, now: shop.now }));
      return button(label, () => change((before) => ({ ...before, slotKey: next.key })));
    }
    case "price-changed":
      return button(checkoutText.takePrice, () =>
        change((before) => ({
          ...before,
          lines: Object.fromEntries(
            Object.entries(before.lines).map(([lineId, line]) => {
              const now = priced.lines.find((pricedLine) => pricedLine.lineId === lineId);
              return [lineId, now ? { ...line, seenUnitCents: now.unitCents } : line];
            }),
          ),
        })),
      );
    case "sold-out":
      return (
        <>
          {refusal.items.flatMap(({ itemId, name, available }) =>
            priced.lines
              // A whole bundle can be gone too; then the id is its own.
              .filter(({ kind, refId, pieces }) =>
                kind === "bundle" && refId === itemId ? true : (pieces[itemId] ?? 0) > 0,
              )
              .map(({ lineId, kind }) =>
                available > 0 && kind === "item"
                  ? button(checkoutText.reduceTo(name, available), () =>
                      change((before) => ({
                        ...before,
                        lines: setQuantity(before.lines, lineId, available, { min: 1, step: 1, max: available }),
                      })),
                    )
                  : button(checkoutText.takeOut(name), () =>
                      change((before) => ({ ...before, lines: removeLine(before.lines, lineId) })),
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
          {name &&
            button(checkoutText.takeOut(name), () =>
              change((before) => ({ ...before, lines: removeLine(before.lines, refusal.lineId) })),
            )}
          {toShop(checkoutText.changeBasket)}
        </>
      );
    }
    case "below-minimum":
      return toShop(checkoutText.addMore);
    case "basket-empty":
    case "basket-too-large":
      return toShop(checkoutText.changeBasket);
    case "basket-not-yours":
    case "basket-not-open":
    case "request-reused":
    case "not-found":
    case "sign-in-required":
      return button(checkoutText.reload, () => location.reload());
    case "phone-required":
      return button(checkoutText.toPhone, () => focusField("phone"));
    case "too-many-open-orders":
    case "menu-changed":
    case "age-required":
    case "payment-method-unavailable":
    case "distribution-unavailable":
    case "already-handled":
    case "transition-not-allowed":
    case "payment-required":
    case "not-allowed":
    case "out-of-area":
    case "address-required":
    case "above-maximum":
    case "account-required":
    case "not-available-then":
    case "code-invalid":
    case "code-expired":
    case "code-not-yet":
    case "code-used":
    case "code-not-combinable":
    case "code-conditions":
    case "payment-failed":
    case "payment-unavailable":
    case "rate-limited":
    case "reason-required":
    case "confirmation-required":
    case "refund-too-high":
    case "weighing-required":
    case "weight-implausible":
    case "too-late":
    case "token-invalid":
      return null;
  }
}
