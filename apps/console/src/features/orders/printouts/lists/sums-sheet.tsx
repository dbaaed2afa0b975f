import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { keepAmounts } from "@lokalkorb/domain/kernel/format/keep-amounts";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { sumsByPlace, type GoodsSum } from "@lokalkorb/domain/ordering/production/goods-sums";
import { goodsOfOrders } from "@lokalkorb/domain/ordering/production/made-goods";
import { classNames } from "@lokalkorb/ui/class-names";
import { weightText } from "@lokalkorb/ui/figures";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { SheetHead } from "./sheet-head.tsx";
import { noStation } from "../choice/printouts.ts";
import { printoutNames, printoutText as words } from "../choice/printouts-text.ts";
import styles from "../printouts.module.css";
import { useItems } from "@/entities/order/items/use-items";

export interface SumsSheetProps {
  readonly kind: "bakeList" | "pickList" | "supplierList";
  readonly orders: readonly ShopOrder[];
  readonly day: LocalDate;
  /** Of the bake list; null: all stations. */
  readonly station?: string | null;
}

const unnamed = { bakeList: words.noStation, pickList: words.noPlace, supplierList: words.noSupplier };

/** How many of each item, by the place where they are made or lie. */
export function SumsSheet({ kind, orders, day, station = null }: SumsSheetProps): ReactElement {
  const { shop } = useShop();
  const { items, state } = useItems(orders);
  const every = sumsByPlace(goodsOfOrders(orders), (itemId) => {
    const item = items.get(itemId);
    if (kind === "supplierList") return item?.packed?.producer ?? "";
    if (kind === "bakeList") return item?.station ?? "";
    const storage = item?.coldChain === undefined ? "" : words.storage[item.coldChain];
    return [item?.shelf ?? "", storage].filter((part) => part !== "").join(" · ");
  });
  const places =
    kind === "bakeList" && station !== null
      ? every.filter(({ place }) => place === (station === noStation ? "" : station))
      : every;
  const weighed = places.some(({ goods }) => goods.some(({ grams }) => grams > 0));
  if (state === "pending") return <p className={styles.framed}>{words.itemsPending}</p>;
  return (
    <article className={styles.sheet}>
      <SheetHead title={printoutNames[kind]} under={formatDay(day, shop.country)} note={words.orders(orders.length)} />
      {state === "failed" && <p className={styles.framed}>{words.itemsFailed}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.tick}>{words.item}</th>
            {weighed && <th className={styles.figure}>{words.weight}</th>}
            <th className={styles.figure}>{words.pieces}</th>
          </tr>
        </thead>
        {places.map(({ place, goods, qty }) => (
          <tbody key={place}>
            {(places.length > 1 || place !== "") && (
              <tr className={styles.place}>
                <th colSpan={weighed ? 2 : 1} scope="rowgroup">
                  {place || unnamed[kind]}
                </th>
                <td className={styles.figure}>{qty}</td>
              </tr>
            )}
            {goods.map((sum) => (
              <SumRow key={sum.itemId} sum={sum} weighed={weighed} />
            ))}
          </tbody>
        ))}
      </table>
      {kind === "bakeList" && (
        <p className={styles.sign}>
          <span>{words.madeBy}</span>
          <span>{words.clock}</span>
        </p>
      )}
    </article>
  );
}

function SumRow({ sum, weighed }: { readonly sum: GoodsSum; readonly weighed: boolean }): ReactElement {
  const { name, qty, grams, variants } = sum;
  return (
    <tr>
      <td className={classNames(styles.tick, styles.box)}>
        {keepAmounts(name)}
        {variants.map(({ options, qty: count }) => (
          <span key={options} className={styles.detail}>
            {count} × {options || words.plain}
          </span>
        ))}
      </td>
      {weighed && <td className={styles.figure}>{grams > 0 && weightText(grams)}</td>}
      <td className={styles.figure}>
        <b>{qty}</b>
      </td>
    </tr>
  );
}
