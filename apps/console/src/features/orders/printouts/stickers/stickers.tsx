import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { formatDate, formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { labelSheets } from "@lokalkorb/domain/ordering/production/label-sheets";
import { stickersOf, type Sticker } from "@lokalkorb/domain/ordering/production/stickers";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { lineName } from "@/entities/order/ui/order-facts";
import { useShop } from "@/entities/shop/shop-context";
import { useItems, type ReadItems } from "@/entities/order/items/use-items";
import { isSheet, knowsPersons, placesOf, type StickerSize } from "../choice/printouts.ts";
import { printoutText as words } from "../choice/printouts-text.ts";
import styles from "../printouts.module.css";
import { stickerFacts } from "./sticker-facts.ts";

export interface StickersProps {
  readonly orders: readonly ShopOrder[];
  readonly size: StickerSize;
  /** The first free label of a sheet that was begun; 1 is the first. */
  readonly from: number;
}

/** One for each line: a page of the label printer each, or many on sheets of A4. */
export function Stickers({ orders, ...rest }: StickersProps): ReactElement {
  const { items, state } = useItems(orders);
  if (state === "pending") return <p className={styles.framed}>{words.itemsPending}</p>;
  return <StickerPages orders={orders} items={items} {...rest} />;
}

export function StickerPages({ orders, size, from, items }: StickersProps & Pick<ReadItems, "items">): ReactElement {
  const stickers = stickersOf(orders);
  const keyOf = ({ order, line }: Sticker<ShopOrder>): string => `${order.id}:${line.lineId}`;
  if (!isSheet(size))
    return (
      <>
        {stickers.map((sticker) => (
          <OneSticker key={keyOf(sticker)} sticker={sticker} size={size} items={items} />
        ))}
      </>
    );
  return (
    <>
      {labelSheets(stickers, placesOf(size), from).map((sheet, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a sheet is its number
        <div key={index} className={styles[`${size}Page`]} data-label-sheet={index + 1}>
          {sheet.map((sticker, place) =>
            sticker === null ? (
              // oxlint-disable-next-line react/no-array-index-key -- a place is its number
              <span key={place} {...(index === 0 && place < from && { className: styles.usedLabel })} />
            ) : (
              <OneSticker key={keyOf(sticker)} sticker={sticker} size={size} items={items} />
            ),
          )}
        </div>
      ))}
    </>
  );
}

interface Room {
  /** Letters that fit in the ordinary type, and in the second one. */
  readonly roomy: number;
  readonly tight: number;
  /** From here on the end is cut off, and the sticker says so. */
  readonly most: number;
}

const rooms: Readonly<Record<StickerSize, Room>> = {
  small: { roomy: 90, tight: 190, most: 260 },
  large: { roomy: 90, tight: 190, most: 700 },
  sheet24: { roomy: 100, tight: 230, most: 450 },
  sheet14: { roomy: 90, tight: 240, most: 520 },
};

interface OneStickerProps {
  readonly sticker: Sticker<ShopOrder>;
  readonly size: StickerSize;
  readonly items: ReadItems["items"];
}

function OneSticker({ sticker, size, items }: OneStickerProps): ReactElement {
  const { role, shop } = useShop();
  const { order, line, options, parts, grams, index, count } = sticker;
  const { slot } = order.distribution;
  const [from, to] = [slot.start, slot.end].map((at) => instantToLocal(at, shop.timezone).time);
  const allergens = allergenText(line.allergens, shop.country);
  // In the order of a group the label that its person chose, which the kitchen packs by, too.
  const person = line.participantName ?? (knowsPersons(role) ? order.customer.name : "");
  const note = line.note ? `„${line.note}“` : "";
  const facts = stickerFacts(line, grams, items.get(line.refId));
  const inside = [options, ...facts, parts].filter(Boolean).join(" · ");
  const { roomy, tight, most } = rooms[size];
  const letters = lineName(line).length + note.length + inside.length + allergens.length;
  return (
    <article
      className={classNames(styles.sticker, styles[size])}
      data-sticker={order.dayCode}
      data-letters={letters < roomy ? "few" : letters < tight ? "many" : "most"}
    >
      <header className={styles.between}>
        <b className={styles.stickerNumber}>{order.dayCode}</b>
        <span className={styles.right}>
          {words.stickerOf(index, count)}
          {person && <span className={classNames(styles.detail, styles.cut)}>{person}</span>}
        </span>
      </header>
      <p className={styles.goods}>
        <b>
          {line.qty}× {lineName(line)}
        </b>
        {note && <b> {note}</b>}
        {inside && ` ${inside}`}
      </p>
      {letters > most && <p>{words.moreOnSlip}</p>}
      {order.channel === "test" && <b>{words.test}</b>}
      {allergens && (
        <p>
          {words.contains} <b>{allergens}</b>
        </p>
      )}
      <p className={classNames(styles.last, styles.between)}>
        <span className={styles.nowrap}>
          {formatDate(order.dayKey).slice(0, 6)} {formatTimeRange(from ?? "", to ?? "")}
        </span>
        <span className={styles.cut}>{shop.name}</span>
      </p>
    </article>
  );
}
