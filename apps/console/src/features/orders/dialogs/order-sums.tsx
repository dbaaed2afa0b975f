import { orderText } from "@/entities/order/ui/order-text";
import { namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { keepAmounts } from "@lokalkorb/domain/kernel/format/keep-amounts";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { refundReasonLabels } from "@lokalkorb/domain/ordering/refunds/refund-reason-labels";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { dialogText } from "./dialog-text.ts";
import { grams } from "../change/change-text.ts";
import { seesMoney } from "@/entities/order/state/order-steps";
import { lineDetails, Note } from "@/entities/order/ui/order-facts";

const labels = dialogText.details;

/** Every line with its facts for the kitchen, and how the sum came about. */
export function OrderSums({ order }: { readonly order: ShopOrder }): ReactElement {
  const { role } = useShop();
  return (
    <ul className="grid gap-2 border-y border-line py-3">
      {order.lines.map((line) => (
        <Line key={line.lineId} line={line} />
      ))}
      {seesMoney(role) && <Sums order={order} />}
    </ul>
  );
}

function Line({ line }: { readonly line: OrderLine }): ReactElement {
  const { shop, role } = useShop();
  const details = lineDetails(line);
  const state = [weightText(line), line.packed ? labels.packed : ""].filter(Boolean).join(", ");
  return (
    <li
      className={classNames("grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-1 leading-5", line.removed && "text-ink-2")}
    >
      <b>{line.qty}×</b>
      <span>
        <span className={line.removed && "line-through"}>
          {keepAmounts(line.name)}
          {line.contentText && !namesContent(line.name, line.contentText) && (
            <span className="text-ink-2"> {line.contentText}</span>
          )}
        </span>
        {line.removed ? (
          <span className="block text-meta">
            {orderText.removed}: {line.removed.reason}
          </span>
        ) : (
          <>
            {details && <span className="block text-meta text-ink-2">{details}</span>}
            {state && <span className="block text-meta font-bold">{state}</span>}
            {line.note && <Note text={line.note} small />}
            {line.allergens.length > 0 && (
              <span className="block text-meta text-ink-2">
                {orderText.mayContain}: {allergenText(line.allergens, shop.country)}
              </span>
            )}
          </>
        )}
      </span>
      {seesMoney(role) && <span>{line.removed ? "–" : formatMoney(line.totalCents)}</span>}
    </li>
  );
}

function weightText({ catchWeight }: OrderLine): string {
  if (catchWeight === undefined) return "";
  return catchWeight.finalGrams === undefined
    ? labels.estimate(grams(catchWeight.estGrams))
    : labels.weighed(grams(catchWeight.finalGrams));
}

function Sums({ order }: { readonly order: ShopOrder }): ReactElement {
  const { totals } = order;
  const parts: readonly (readonly [string, Cents])[] = [
    [orderText.deposit, totals.depositCents],
    [labels.discount, totals.discountCents],
    [labels.delivery, totals.deliveryCents + totals.feesCents],
    [labels.tip, totals.tipCents],
  ];
  const cards = (order.codes ?? []).filter(({ kind }) => kind === "giftCard");
  return (
    <>
      {parts
        .filter(([, cents]) => cents !== 0)
        .map(([name, cents]) => (
          <SumRow key={name} name={name} cents={cents} />
        ))}
      <li className="flex justify-between font-bold">
        <span>{orderText.total}</span>
        {formatMoney(totals.totalCents)}
      </li>
      {cards.map(({ codeId, name, cents }) => (
        <SumRow key={codeId} name={labels.giftCard(name)} cents={0 - cents} />
      ))}
      {(order.refunds ?? []).map(({ id, cents, state, reason }) => (
        <SumRow
          key={id}
          name={[labels.refunded[state], refundReasonLabels(reason)].filter(Boolean).join(" · ")}
          cents={0 - cents}
        />
      ))}
    </>
  );
}

function SumRow({ name, cents }: { readonly name: string; readonly cents: Cents }): ReactElement {
  return (
    <li className="flex justify-between gap-3 text-ink-2">
      <span className="min-w-0">{name}</span>
      <span className="whitespace-nowrap">{formatMoney(cents)}</span>
    </li>
  );
}
