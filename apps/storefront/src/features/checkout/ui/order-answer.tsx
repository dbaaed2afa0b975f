import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { failureText } from "@/entities/order/failure-text";
import type { Shop } from "@/entities/shop-page/use-shop";
import { checkoutText } from "../state/checkout-text.ts";
import { placeRefusalText } from "../state/place-refusal-text.ts";
import { NextStep } from "./next-step.tsx";
import type { Checkout } from "../calls/use-checkout.ts";

/** What came instead of an order, in words, with the step that helps. The basket is never lost. */
export function OrderAnswer({
  shop,
  checkout,
}: {
  readonly shop: Shop;
  readonly checkout: Checkout;
}): ReactElement | null {
  const { refusal, failure, sending, unknown } = checkout;
  const place = { timezone: shop.menu.shop.timezone, now: shop.now };
  if (refusal) {
    return (
      <Notice
        tone="danger"
        announce
        title={placeRefusalText(refusal, place)}
        action={
          <div className="mt-2 grid gap-2">
            <NextStep shop={shop} checkout={checkout} refusal={refusal} />
          </div>
        }
      />
    );
  }
  if (!failure) return null;
  const waits = failure.type === "offline" || failure.type === "unavailable";
  // What is tried again by itself may take its time: the words stay, a spinner alone says nothing.
  if (sending && !waits) return null;
  return (
    <Notice
      tone={waits ? "warning" : "danger"}
      announce
      title={unknown && waits ? checkoutText.unknownTitle : failureText[failure.type]}
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
      {waits && (unknown ? checkoutText.unknownText : checkoutText.waiting)}
    </Notice>
  );
}
