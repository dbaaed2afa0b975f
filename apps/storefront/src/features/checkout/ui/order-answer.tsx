import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { failureText } from "@/entities/order/failure-text";
import { checkoutText } from "../state/checkout-text.ts";
import { placeRefusalText } from "../state/place-refusal-text.ts";
import { nextSteps, type Step } from "./next-steps.ts";
import type { CheckoutProps } from "../calls/use-checkout.ts";

/** The answer instead of an order, in words, with the step that helps. The basket is never lost. */
export function OrderAnswer({ shop, checkout }: CheckoutProps): ReactElement | null {
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
            {nextSteps(refusal, shop, checkout).map((step) => (
              <StepButton key={`${step.lineId} ${step.label}`} step={step} />
            ))}
          </div>
        }
      />
    );
  }
  if (!failure) return null;
  const waits = failure.type === "offline" || failure.type === "unavailable";
  // A retry by itself may take its time: the words stay, a spinner alone says nothing.
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

function StepButton({ step }: { readonly step: Step }): ReactElement {
  const look = { size: "small", look: "outline", children: step.label } as const;
  if ("press" in step) return <Button {...look} onClick={step.press} />;
  return <LinkButton {...look} href={step.href} {...(step.href.startsWith("/") && { component: PageLink })} />;
}
