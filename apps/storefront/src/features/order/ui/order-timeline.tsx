import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { CheckIcon, XIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { orderSteps } from "../state/order-steps.ts";
import { orderText } from "../state/order-text.ts";

/** Done = filled tick, now = ring with a dot, next = empty; never colour alone. */
export function OrderTimeline({ order, timezone }: Pick<OrderPage, "order" | "timezone">): ReactElement {
  return (
    <section className="order-card" aria-labelledby="status">
      <h2 id="status" className="text-h3">
        {orderText.status}
      </h2>
      <ol className="timeline">
        {orderSteps(order).map(({ key, name, state, at, detail }) => (
          <li key={key} data-state={state} aria-current={state === "now" ? "step" : undefined}>
            <span className="timeline-mark">
              {state === "done" ? <CheckIcon size={16} /> : state === "ended" ? <XIcon size={16} /> : null}
            </span>
            <div className="min-w-0">
              <b>{name}</b>
              {detail && <p className="text-[max(0.8125rem,1em)] text-ink-2">{detail}</p>}
            </div>
            {at !== undefined && <time dateTime={new Date(at).toISOString()}>{instantToLocal(at, timezone).time}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}
