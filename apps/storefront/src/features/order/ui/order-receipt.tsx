import { companyBooks } from "@lokalkorb/domain/labels/company-words";
import { withdrawalText } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-text";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { orderCeiling } from "@lokalkorb/domain/ordering/order/order-ceiling";
import { refundReasonLabels } from "@lokalkorb/domain/ordering/refunds/refund-reason-labels";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import type { ReactElement } from "react";
import { Sums } from "@/entities/order/sums";
import { estimateText, lineDetails } from "@/entities/order/line-text";
import { standingOrdersPath, standingSetupPath } from "@/shared/routes/standing-paths";
import { cameToNothing } from "../state/status-text.ts";
import { AgainButton } from "../again/again-button.tsx";
import { orderText, refundText } from "../state/order-text.ts";
import type { OrderPage } from "../calls/watch-order.ts";

type OrderReceiptProps = Pick<OrderPage, "order" | "orderKey" | "menu" | "isMine">;

/** Frozen as it was ordered: names, prices, deposit and tax of that moment. */
export function OrderReceipt({ order, orderKey, menu, isMine }: OrderReceiptProps): ReactElement {
  const mayComeAgain =
    isMine &&
    menu?.ordering.withoutStandingOrders !== true &&
    order.no !== "" &&
    order.channel !== "test" &&
    order.plan === undefined &&
    order.distribution.type !== "dineIn";
  const refunds = order.refunds ?? [];
  return (
    <section className="order-card" aria-labelledby="positionen">
      <h2 id="positionen" className="text-h3">
        {orderText.lines}
      </h2>
      <ul className="grid gap-3">
        {order.lines.map((line) => (
          <Line key={line.lineId} line={line} country={menu?.shop.country} />
        ))}
      </ul>
      {order.customerNote && <p className="text-meta text-ink-2">{orderText.note(order.customerNote)}</p>}
      {order.customer.company !== undefined && (
        <p className="text-meta text-ink-2">
          {[orderText.company(order.customer.company), companyBooks(order.customer)].filter(Boolean).join(" · ")}
        </p>
      )}
      <hr className="border-dashed border-line-strong" />
      <Sums
        totals={order.totals}
        fulfilment={fulfilmentTypeLabels[order.distribution.type]}
        priceNote={menu ? jurisdictions[menu.shop.country].priceNotes[menu.shop.taxScheme] : ""}
        withTax
        isVoid={cameToNothing(order.status)}
        atMostCents={orderCeiling(order) ?? 0}
        {...(order.codes && { codes: order.codes })}
      />
      {refunds.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-name">{orderText.refunds}</h3>
          <ul className="grid gap-2">
            {refunds.map(({ id, cents, reason, state }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                <p className="min-w-0 leading-snug">
                  {refundReasonLabels(reason)}
                  <span className="block text-meta text-ink-2">{refundText[state]}</span>
                </p>
                <b className="whitespace-nowrap">{formatMoney(cents)}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      {order.no !== "" && <p className="text-meta text-ink-2">{orderText.number(order.no)}</p>}
      {menu && order.status !== "pendingPayment" && <AgainButton restaurantId={menu.restaurantId} order={order} />}
      {mayComeAgain && (
        <LinkButton component={PageLink} look="outline" wide href={standingSetupPath(orderKey)}>
          {orderText.everyWeek}
        </LinkButton>
      )}
      {order.plan !== undefined && isMine && (
        <PageLink className="link inline-flex min-h-11 items-center justify-self-start" href={standingOrdersPath()}>
          {orderText.ofStanding}
        </PageLink>
      )}
    </section>
  );
}

/**
 * Contents and origin are there to read when it is eaten, too (FOO-01). A removed line stays, struck through, with the
 * reason.
 */
function Line({ line, country }: { readonly line: OrderLine; readonly country: Country | undefined }): ReactElement {
  const { qty, name, removed, catchWeight, totalCents, allergens, labelling = [], withdrawal } = line;
  const title = <b className="text-name leading-tight">{orderText.amount(qty, name)}</b>;
  const details = [...(catchWeight && !removed ? [estimateText(catchWeight)] : []), lineDetails(line)]
    .filter((part) => part !== "")
    .join(" · ");
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <div className="min-w-0">
        {removed ? <s className="text-ink-2">{title}</s> : title}
        {details !== "" && <p className="text-meta leading-snug text-ink-2">{details}</p>}
        {country && allergens.length > 0 && !removed && (
          <p className="text-meta leading-snug text-ink-2">{orderText.contains(allergenText(allergens, country))}</p>
        )}
        {!removed &&
          labelling.map(({ label, text }) => (
            <p key={label} className="text-meta leading-snug text-ink-2">{`${label}: ${text}`}</p>
          ))}
        {!removed && country && withdrawal && (
          <p className="text-meta leading-snug text-ink-2">{withdrawalText(withdrawal, country)}</p>
        )}
        {removed && <p className="text-meta font-bold text-warning-ink">{orderText.removed(removed.reason)}</p>}
      </div>
      <b className="text-name whitespace-nowrap">{formatMoney(totalCents)}</b>
    </li>
  );
}
