import { companyBooks, whoOrdered } from "@lokalkorb/domain/labels/company-words";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { fulfilmentTypeLabels, tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";
import { substitutionLabels } from "@lokalkorb/domain/labels/substitution-labels";
import { lineParts, linesToMake, pieceGrams } from "@lokalkorb/domain/ordering/production/made-goods";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { classNames } from "@lokalkorb/ui/class-names";
import { weightText } from "@lokalkorb/ui/figures";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { mentionsAllergy } from "@/entities/order/ui/allergy-note";
import { lineName, paymentText } from "@/entities/order/ui/order-facts";
import { useShop } from "@/entities/shop/shop-context";
import { knowsPersons } from "../choice/printouts.ts";
import { printoutText as words } from "../choice/printouts-text.ts";
import styles from "../printouts.module.css";

/** One for each order, in the order in which they go out (POS-04). */
export function PackingSlips({ orders }: { readonly orders: readonly ShopOrder[] }): ReactElement {
  return (
    <>
      {orders.map((order) => (
        <PackingSlip key={order.id} order={order} />
      ))}
    </>
  );
}

function PackingSlip({ order }: { readonly order: ShopOrder }): ReactElement {
  const { role, shop } = useShop();
  const { type, slot, address, place, table } = order.distribution;
  const [from, to] = [slot.start, slot.end].map((at) => instantToLocal(at, shop.timezone).time);
  const isNamed = knowsPersons(role);
  const lines = linesToMake(order);
  return (
    <article className={styles.slip} data-packing-slip={order.id}>
      <header className={styles.head}>
        <h2>{order.dayCode}</h2>
        <p>
          {isNamed && <b className={styles.person}>{whoOrdered(order.customer) || words.guest}</b>}
          {isNamed && companyBooks(order.customer) !== "" && (
            <span className={styles.detail}>{companyBooks(order.customer)}</span>
          )}
          {isNamed && address !== undefined && (
            <span className={styles.detail}>
              {address.street} {address.houseNo}, {address.zip} {address.city}
            </span>
          )}
        </p>
        <p className={styles.right}>
          <b>
            {fulfilmentTypeLabels[type]} {formatTimeRange(from ?? "", to ?? "")}
          </b>
        </p>
        <p className={styles.right}>
          {formatDay(order.dayKey, shop.country)}
          {place !== undefined && <span className={styles.detail}>{place.name}</span>}
          {table !== undefined && <span className={styles.detail}>{tableLabel(table)}</span>}
        </p>
      </header>
      {order.channel === "test" && <p className={styles.inverted}>{words.test}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={classNames(styles.figure, styles.tick)}>{words.amount}</th>
            <th>
              {/* The head stands on every page: a second one must not be anybody's. */}
              <span className={styles.between}>
                {words.item}
                <b>{words.bag(order.dayCode)}</b>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineId}>
              <td className={classNames(styles.figure, styles.tick, styles.box)}>
                <b>{line.qty}</b>
              </td>
              <td>
                <LineText line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.customerNote && (
        <p className={mentionsAllergy(order.customerNote) ? styles.inverted : styles.framed}>„{order.customerNote}“</p>
      )}
      {order.flags?.ageCheck !== undefined && <p className={styles.framed}>{words.age(order.flags.ageCheck)}</p>}
      <footer className={styles.foot}>
        <span>
          {shop.name} · {order.no}
          {isNamed && ` · ${paymentText(order)}`}
        </span>
        <span>{words.noReceipt}</span>
      </footer>
    </article>
  );
}

/** Name, choices, weight and note of a line. */
export function LineText({ line }: { readonly line: OrderLine }): ReactElement {
  const details = lineParts(line);
  const grams = pieceGrams(line) * line.qty;
  return (
    <>
      <span className={styles.name}>{lineName(line)}</span>
      {details && <span className={styles.detail}>{details}</span>}
      {line.substitution && <span className={styles.detail}>{substitutionLabels[line.substitution]}</span>}
      {grams > 0 && <span className={styles.detail}>{weightText(grams)}</span>}
      {line.note && (
        <span className={mentionsAllergy(line.note) ? classNames(styles.inverted, styles.block) : styles.detail}>
          „{line.note}“
        </span>
      )}
    </>
  );
}
