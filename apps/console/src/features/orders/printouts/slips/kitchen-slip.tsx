import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { fulfilmentTypeLabels, tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";
import { linesToMake } from "@lokalkorb/domain/ordering/production/made-goods";
import type { ReactElement } from "react";
import { useKitchenNotes } from "@/entities/order/notes/use-kitchen-notes";
import { orderText } from "@/entities/order/ui/order-text";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { mentionsAllergy } from "@/entities/order/ui/allergy-note";
import { promisedTime } from "@/entities/order/ui/due-text";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { LineText } from "./packing-slips.tsx";
import { printoutText as words } from "../choice/printouts-text.ts";
import styles from "../printouts.module.css";

/** 80 mm for the kitchen: the number large, no person, no price (GDP-02, POS-04). */
export function KitchenSlip({ order, page }: { readonly order: ShopOrder; readonly page: number }): ReactElement {
  const { shop } = useShop();
  const { date, time } = instantToLocal(useMinute(), shop.timezone);
  const kitchenNote = useKitchenNotes().get(order.id);
  const lines = linesToMake(order);
  const { type, table } = order.distribution;
  return (
    <article className={styles.roll} data-kitchen-slip={order.id} data-roll-page={page}>
      <p className={styles.between}>
        <span>{shop.name}</span>
        <span>
          {date.slice(8)}.{date.slice(5, 7)}. {time}
        </span>
      </p>
      <p className={styles.call}>{order.dayCode}</p>
      <p className={styles.due}>
        <b>
          {order.dayKey !== date && `${formatShortDay(order.dayKey, date)} `}
          {promisedTime(order, shop.timezone)}
        </b>
        <span>
          {fulfilmentTypeLabels[type]}
          {table !== undefined && ` · ${tableLabel(table)}`}
        </span>
      </p>
      {order.channel === "test" && <p className={styles.inverted}>{words.test}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.lineId} className={styles.rollLine}>
            <b>{line.qty}</b>
            <span>
              <LineText line={line} />
            </span>
          </li>
        ))}
      </ul>
      {order.customerNote && (
        <p className={mentionsAllergy(order.customerNote) ? styles.inverted : styles.quote}>„{order.customerNote}“</p>
      )}
      {kitchenNote !== undefined && (
        <p className={styles.inverted}>
          {orderText.kitchenNote} {kitchenNote}
        </p>
      )}
      <p className={styles.between}>
        <span>
          {words.lines(
            lines.length,
            lines.reduce((sum, { qty }) => sum + qty, 0),
          )}
        </span>
        <b>{order.no}</b>
      </p>
      <p>{words.noReceipt}</p>
    </article>
  );
}
