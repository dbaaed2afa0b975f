import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { keepAmounts } from "@lokalkorb/domain/kernel/format/keep-amounts";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { lineParts, linesToMake } from "@lokalkorb/domain/ordering/production/made-goods";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { mapUrl } from "@lokalkorb/domain/kernel/country/map-url";
import { lineName, paymentText } from "@/entities/order/ui/order-facts";
import { useShop } from "@/entities/shop/shop-context";
import { QrCode } from "@lokalkorb/ui/qr-code";
import { SheetHead } from "./sheet-head.tsx";
import { printoutNames, printoutText as words } from "../choice/printouts-text.ts";
import styles from "../printouts.module.css";

export interface WayListProps {
  readonly kind: "deliveryList" | "pickupList";
  readonly orders: readonly ShopOrder[];
  readonly day: LocalDate;
}

/** Who gets what, in the order of time and street: along the way, or at the stand. */
export function WayList({ kind, orders, day }: WayListProps): ReactElement {
  const { shop } = useShop();
  const isDelivery = kind === "deliveryList";
  return (
    <article className={styles.sheet}>
      <SheetHead title={printoutNames[kind]} under={formatDay(day, shop.country)} note={words.orders(orders.length)} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={classNames(styles.tick, styles.short)}>{words.number}</th>
            <th className={styles.short}>{words.time}</th>
            <th className={styles.wide}>{isDelivery ? words.where : words.who}</th>
            <th>{words.goods}</th>
            <th className={styles.figure}>{words.pay}</th>
            {isDelivery && <th className={styles.short}>{words.map}</th>}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td className={classNames(styles.tick, styles.box, styles.short)}>
                <b className={styles.name}>{order.dayCode}</b>
              </td>
              <td className={styles.short}>{instantToLocal(order.timeline.promisedAt, shop.timezone).time}</td>
              <td>
                <b>{order.customer.name || words.guest}</b>
                {isDelivery && <Destination order={order} />}
                {isDelivery && order.customer.phone && (
                  <span className={styles.detail}>{formatPhone(order.customer.phone)}</span>
                )}
              </td>
              <td>
                {goodsText(order)}
                {order.channel === "test" && <b className={styles.detail}>{words.test}</b>}
                {order.customerNote && <span className={styles.detail}>„{order.customerNote}“</span>}
                {order.flags?.ageCheck !== undefined && (
                  <span className={styles.detail}>{words.age(order.flags.ageCheck)}</span>
                )}
              </td>
              <td className={styles.figure}>{paymentText(order)}</td>
              {isDelivery && (
                <td className={styles.short}>
                  {order.distribution.address !== undefined && (
                    <span className={styles.code}>
                      <QrCode text={mapUrl(order.distribution.address)} label={words.mapCode(order.dayCode)} />
                    </span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles.foot}>
        <span>{shop.name}</span>
        <span>{words.noReceipt}</span>
      </footer>
    </article>
  );
}

const goodsText = (order: ShopOrder): string =>
  linesToMake(order)
    .map((line) => `${line.qty}×\u00a0${lineName(line)}${lineParts(line) && ` (${keepAmounts(lineParts(line))})`}`)
    .join(", ");

function Destination({ order }: { readonly order: ShopOrder }): ReactElement | null {
  const { address } = order.distribution;
  if (address === undefined) return null;
  const { street, houseNo, zip, city, note } = address;
  return (
    <>
      <span className={styles.detail}>
        {street} {houseNo}, {zip} {city}{" "}
        <a className={classNames("underline", styles.link)} href={mapUrl(address)} target="_blank" rel="noreferrer">
          {words.map}
        </a>
      </span>
      {note && <span className={styles.detail}>„{note}“</span>}
    </>
  );
}
