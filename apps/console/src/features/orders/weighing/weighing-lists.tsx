import { isWeighed, weighedSums } from "@lokalkorb/domain/ordering/weighing/weighing-list";
import { CheckIcon } from "@lokalkorb/ui/icons";
import { weightText } from "@lokalkorb/ui/figures";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { ShopGoods, ShopLine } from "./use-weighing.ts";
import { weighingText as words } from "./weighing-text.ts";
import styles from "./weighing.module.css";

export interface ArticleListProps {
  readonly list: readonly ShopGoods[];
  readonly goods: ShopGoods;
  readonly onPick: (itemId: string) => void;
}

/** Goods to weigh, each with how far it is. */
export function ArticleList({ list, goods, onPick }: ArticleListProps): ReactElement {
  const done = list.reduce((sum, one) => sum + one.done, 0);
  const all = list.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <nav className={`${styles.side} ${styles.articles}`} aria-label={words.articles}>
      <h2 className="flex flex-wrap justify-between gap-2 px-3 pb-2 font-bold">
        {words.articles} <span className="text-meta font-normal text-ink-2">{words.progress(done, all)}</span>
      </h2>
      <ul>
        {list.map(({ itemId, name, lines, done: own }) => (
          <li key={itemId}>
            <button
              type="button"
              className={styles.article}
              onClick={() => onPick(itemId)}
              {...(itemId === goods.itemId && { "aria-current": "true" as const })}
            >
              <span className="flex items-center justify-between gap-2">
                <span className={own < lines.length ? "font-bold" : "text-ink-2"}>{name}</span>
                <span className="flex items-center gap-1 text-meta whitespace-nowrap">
                  {own === lines.length && <CheckIcon size={16} className="text-theme-ink" />}
                  {words.short(own, lines.length)}
                </span>
              </span>
              <span className={styles.bars} aria-hidden>
                <span style={{ width: `${(own / lines.length) * 100}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface LineListProps {
  readonly goods: ShopGoods;
  readonly current: ShopLine | null;
  readonly onPick: (line: ShopLine) => void;
}

/** The orders of one article, those that have their weight with it. */
export function LineList({ goods, current, onPick }: LineListProps): ReactElement {
  const { role } = useShop();
  const { leftGrams, doneGrams } = weighedSums(goods);
  return (
    <section className={`${styles.side} ${styles.lines}`} aria-label={words.listFor(goods.name)}>
      <h2 className="px-3 pb-2 font-bold">{words.listFor(goods.name)}</h2>
      <ul>
        {goods.lines.map((one) => {
          const { order, line } = one;
          const { finalGrams, estGrams } = line.catchWeight;
          const isCurrent = order.id === current?.order.id && line.lineId === current.line.lineId;
          return (
            <li key={`${order.id} ${line.lineId}`}>
              <button
                type="button"
                className={styles.row}
                onClick={() => onPick(one)}
                {...(isCurrent && { "aria-current": "true" as const })}
              >
                <b>{order.dayCode}</b>
                <span className="truncate text-ink-2">
                  {role !== "kitchen" && (order.customer.name || words.guest)}
                </span>
                <span className="flex items-center gap-1 whitespace-nowrap">
                  {words.orderedGrams(line.qty, finalGrams ?? estGrams)}
                  {isWeighed(one) && (
                    <>
                      <CheckIcon size={16} className="text-theme-ink" />
                      <span className="sr-only">{words.weighedNow}</span>
                    </>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <dl className="mt-4 rounded-lg bg-surface px-4 py-2 text-meta [&>div]:flex [&>div]:justify-between [&>div]:py-1">
        <div>
          <dt>{words.left}</dt>
          <dd className="font-bold">{weightText(leftGrams)}</dd>
        </div>
        <div>
          <dt>{words.done}</dt>
          <dd className="font-bold">{weightText(doneGrams)}</dd>
        </div>
      </dl>
    </section>
  );
}
