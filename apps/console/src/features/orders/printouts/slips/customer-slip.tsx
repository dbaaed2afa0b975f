import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import { keepAmounts } from "@lokalkorb/domain/kernel/format/keep-amounts";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { fulfilmentTypeLabels, tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";
import { paymentStatusLabels } from "@lokalkorb/domain/labels/order-labels";
import { unweighedLines } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import { lineParts, linesToMake, pieceGrams } from "@lokalkorb/domain/ordering/production/made-goods";
import { slipSums } from "@lokalkorb/domain/ordering/production/slip-sums";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { weightText } from "@lokalkorb/ui/figures";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { openPaymentWords } from "@/entities/order/ui/order-text";
import { useShop } from "@/entities/shop/shop-context";
import { useStorefrontUrl } from "@/layouts/use-storefront-url";
import { QrCode } from "@lokalkorb/ui/qr-code";
import { printoutText as words } from "../choice/printouts-text.ts";
import styles from "../printouts.module.css";

/** 80 mm for the bag: what is in it, for whom, and what is to be paid; nothing that the team notes (POS-04, FOO-03). */
export function CustomerSlip({ order, page }: { readonly order: ShopOrder; readonly page: number }): ReactElement {
  const { shop } = useShop();
  const storefront = useStorefrontUrl();
  const { type, slot, place, table } = order.distribution;
  const [from, to] = [slot.start, slot.end].map((at) => instantToLocal(at, shop.timezone).time);
  return (
    <article className={styles.roll} data-customer-slip={order.id} data-roll-page={page}>
      <p className={styles.shopName}>{shop.name}</p>
      <p className={styles.between}>
        <b className={styles.bagNumber}>{order.dayCode}</b>
        <span className={styles.right}>
          <b className={styles.person}>{order.customer.name || words.guest}</b>
          <span className={styles.block}>{order.no}</span>
        </span>
      </p>
      <p className={styles.slot}>
        <b>
          {fulfilmentTypeLabels[type]} {formatTimeRange(from ?? "", to ?? "")}
        </b>
        <span className={styles.block}>
          {[formatDay(order.dayKey, shop.country), place?.name, table && tableLabel(table)].filter(Boolean).join(" · ")}
        </span>
      </p>
      {order.channel === "test" && <p className={styles.inverted}>{words.test}</p>}
      <ul>
        {linesToMake(order).map((line) => (
          <BagLine key={line.lineId} line={line} />
        ))}
      </ul>
      <Sums order={order} />
      {unweighedLines(order).length > 0 && <p className={styles.space}>{words.estimate}</p>}
      {order.flags?.ageCheck !== undefined && <p className={styles.framed}>{words.age(order.flags.ageCheck)}</p>}
      {storefront !== "" && (
        <p className={styles.again}>
          <span className={styles.code}>
            <QrCode text={`${storefront}/${shop.slug}`} label={words.again} />
          </span>
          <span>
            <b className={styles.block}>{words.again}</b>
            {words.againHint}
          </span>
        </p>
      )}
      <p className={styles.fine}>{words.noTill}</p>
    </article>
  );
}

/** As it was bought: the kitchen's own word for it is none of the customer's. */
function BagLine({ line }: { readonly line: OrderLine }): ReactElement {
  const { shop } = useShop();
  const grams = pieceGrams(line) * line.qty;
  const allergens = allergenText(line.allergens, shop.country);
  const details = [
    keepAmounts(lineParts(line)),
    grams > 0 ? weightText(grams) : "",
    line.depositCents > 0 ? words.depositOf(formatMoney(line.depositCents)) : "",
  ].filter(Boolean);
  return (
    <li className={styles.bagLine}>
      <b>{line.qty}×</b>
      <span>
        <b>{keepAmounts(line.name)}</b>
        {details.length > 0 && <span className={styles.detail}>{details.join(" · ")}</span>}
        {line.note && <span className={styles.detail}>„{line.note}“</span>}
        {allergens && (
          <span className={styles.detail}>
            {words.contains} {allergens}
          </span>
        )}
      </span>
      <span className={styles.nowrap}>{formatMoney(line.totalCents)}</span>
    </li>
  );
}

function Sums({ order }: { readonly order: ShopOrder }): ReactElement {
  const { parts, totalCents, giftCards, refundedCents, openCents } = slipSums(order);
  const rows: readonly (readonly [string, number])[] = [
    // Two of the same name are one line.
    ...[...Map.groupBy(giftCards, ({ name }) => words.giftCard(name))].map(
      ([name, cards]) => [name, 0 - cards.reduce((sum, { cents }) => sum + cents, 0)] as const,
    ),
    ...(refundedCents > 0 ? [[words.refunded, 0 - refundedCents] as const] : []),
  ];
  return (
    <div className={styles.sums}>
      {parts.map(({ part, cents }) => (
        <SumRow key={part} name={words.parts[part]} cents={cents} />
      ))}
      <p className={styles.total}>
        <b>{words.sum}</b>
        <b className={styles.nowrap}>{formatMoney(totalCents)}</b>
      </p>
      {rows.map(([name, cents]) => (
        <SumRow key={name} name={name} cents={cents} />
      ))}
      <p className={openCents > 0 ? styles.inverted : styles.framed}>
        {openCents > 0
          ? `${words.toPay}: ${openPaymentWords[order.paymentMethod]} ${formatMoney(openCents)}`
          : paymentStatusLabels[order.paymentStatus]}
      </p>
    </div>
  );
}

function SumRow({ name, cents }: { readonly name: string; readonly cents: number }): ReactElement {
  return (
    <p className={styles.between}>
      <span>{name}</span>
      <span className={styles.nowrap}>{formatMoney(cents)}</span>
    </p>
  );
}
