import { Button } from "@lokalkorb/ui/button";
import { BellRingIcon } from "@lokalkorb/ui/icons";
import { Logo } from "@lokalkorb/ui/logo";
import type { ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { pushText } from "./push-text.ts";
import { useOrderPush } from "./use-order-push.ts";

/** The question for notices of this one order, with the notice it means. The browser asks its own after a press alone. */
export function OrderPush({ order, orderKey }: Pick<OrderPage, "order" | "orderKey">): ReactElement | null {
  const { state, busy, said, turn } = useOrderPush(orderKey);
  if (state.status === "none") return null;
  const isOn = state.status === "ready" && state.on;
  return (
    <section className="order-card" aria-labelledby="bescheid">
      <h2 id="bescheid" className="text-h3">
        {isOn ? pushText.onTitle : pushText.title}
      </h2>
      {state.status === "hindered" ? (
        <p className="text-ink-2">{pushText[state.by]}</p>
      ) : (
        <>
          {!isOn && <Example order={order} />}
          <p className="text-ink-2">{isOn ? pushText.onLead : pushText.lead}</p>
          <Button
            look={isOn ? "outline" : "solid"}
            wide
            icon={<BellRingIcon size={16} />}
            pending={busy}
            pendingLabel={isOn ? pushText.turningOff : pushText.asking}
            onClick={() => void turn(!isOn)}
          >
            {isOn ? pushText.off : pushText.yes}
          </Button>
        </>
      )}
      <p aria-live="polite" className="text-meta text-ink-2 empty:hidden">
        {said}
      </p>
    </section>
  );
}

const Example = ({ order }: Pick<OrderPage, "order">): ReactElement => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-lg bg-sunken p-3">
    <span aria-hidden className="platform-mark text-theme-ink">
      <Logo markOnly />
    </span>
    <p className="min-w-0">
      <b className="block">{pushText.example(order.dayCode, order.distribution.type)}</b>
      <span className="text-meta text-ink-2">{pushText.exampleFrom(order.restaurantName)}</span>
    </p>
  </div>
);
