import { allergenText } from "@lokalkorb/domain/catalog/food/allergen-labels";
import { formatDate, formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { stickersOf, type Sticker } from "@lokalkorb/domain/ordering/production/stickers";
import { classNames } from "@lokalkorb/ui/class-names";
import { weightText } from "@lokalkorb/ui/figures";
import type { ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { lineName } from "@/entities/order/ui/order-facts";
import { useShop } from "@/entities/shop/shop-context";
import { knowsPersons, type StickerSize } from "./printouts.ts";
import { printoutText as words } from "./printouts-text.ts";
import styles from "./printouts.module.css";

export interface StickersProps {
  readonly orders: readonly ShopOrder[];
  readonly size: StickerSize;
}

/** One for each line, a page of the label printer each. */
export function Stickers({ orders, size }: StickersProps): ReactElement {
  return (
    <>
      {stickersOf(orders).map((sticker) => (
        <OneSticker key={`${sticker.order.id}:${sticker.line.lineId}`} sticker={sticker} size={size} />
      ))}
    </>
  );
}

/** Letters that fit onto a small sticker in its ordinary type, and in its second one. */
const roomy = 90;
const tight = 190;
/** From here on the end is cut off, and the sticker says so. */
const most: Readonly<Record<StickerSize, number>> = { small: 260, large: 700 };

function OneSticker({
  sticker,
  size,
}: {
  readonly sticker: Sticker<ShopOrder>;
  readonly size: StickerSize;
}): ReactElement {
  const { role, shop } = useShop();
  const { order, line, options, parts, grams, index, count } = sticker;
  const { slot } = order.distribution;
  const [from, to] = [slot.start, slot.end].map((at) => instantToLocal(at, shop.timezone).time);
  const allergens = allergenText(line.allergens, shop.country);
  const note = line.note ? `„${line.note}“` : "";
  const inside = [options, grams > 0 ? weightText(grams) : "", parts].filter(Boolean).join(" · ");
  const letters = lineName(line).length + note.length + inside.length + allergens.length;
  const isCut = letters > most[size];
  return (
    <article
      className={classNames(styles.sticker, styles[size])}
      data-letters={letters < roomy ? "few" : letters < tight ? "many" : "most"}
    >
      <header className={styles.between}>
        <b className={styles.stickerNumber}>{order.dayCode}</b>
        <span className={styles.right}>
          {words.stickerOf(index, count)}
          {knowsPersons(role) && order.customer.name && (
            <span className={classNames(styles.detail, styles.cut)}>{order.customer.name}</span>
          )}
        </span>
      </header>
      <p className={styles.goods}>
        <b>
          {line.qty}× {lineName(line)}
        </b>
        {note && <b> {note}</b>}
        {inside && ` ${inside}`}
      </p>
      {isCut && <p>{words.moreOnSlip}</p>}
      {order.channel === "test" && <b>{words.test}</b>}
      {allergens && (
        <p>
          {words.contains} <b>{allergens}</b>
        </p>
      )}
      <p className={styles.last}>
        {formatDate(order.dayKey).slice(0, 6)} {formatTimeRange(from ?? "", to ?? "")}
      </p>
    </article>
  );
}
