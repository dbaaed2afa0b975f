import { isOpen } from "@lokalkorb/domain/ordering/order/order-status-groups";
import type { ReactElement, ReactNode } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { orderText } from "../state/order-text.ts";
import { isUnpaid, nextStep, nextTitle, payText } from "../state/status-text.ts";

/** The next step, the place, and the payment. */
export function NextCard({ order, menu }: Pick<OrderPage, "order" | "menu">): ReactElement {
  const { status, distribution } = order;
  const { address, place, table, type, zoneUncertain } = distribution;
  const paid = isUnpaid(status) ? null : payText(order);
  return (
    <section className="order-card bg-tint-2! shadow-none!" aria-labelledby="weiter">
      <h2 id="weiter" className="text-h3">
        {nextTitle(status)}
      </h2>
      <p className="max-w-[60ch] text-[max(0.875rem,1em)]">
        {nextStep(order)}{" "}
        {status === "ready" && type === "pickup" && (menu?.ordering.texts.pickupHint ?? place?.instructions)}
      </p>
      <dl className="grid gap-2 text-[max(0.875rem,1em)]">
        {address && (
          <Fact name={orderText.to}>
            {`${address.street} ${address.houseNo}, ${address.zip} ${address.city}`}
            {zoneUncertain && isOpen(status) && ` · ${orderText.uncertain}`}
          </Fact>
        )}
        {table && <Fact name={orderText.table}>{table}</Fact>}
        {place && !address && isOpen(status) && (
          <Fact name={orderText.place}>
            {place.name}. {place.instructions}
          </Fact>
        )}
        {paid !== null && <Fact name={order.paymentStatus === "open" ? orderText.toPay : orderText.pay}>{paid}</Fact>}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
