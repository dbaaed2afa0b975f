import { formatShortDay, formatTimeRange } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { XIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { Select } from "@lokalkorb/ui/select";
import { useState, type ReactElement } from "react";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { ConnectionPill } from "@/layouts/connection-pill";
import { ContentWait } from "@/layouts/content-wait";
import { LateInFrame } from "@/layouts/late-frame/late-in-frame";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { shopPath } from "@/shared/routes/routes";
import { useSetQuery } from "@/shared/routes/use-query-value";
import { ArticleList, LineList } from "./weighing-lists.tsx";
import { useWeighing, type Weighing } from "./use-weighing.ts";
import { WeighingDesk } from "./weighing-desk.tsx";
import { weighingText as words } from "./weighing-text.ts";
import styles from "./weighing.module.css";

/** Goods by weight, article by article, beside the scale. Orders are the board's, weights go the way of every change. */
export const WeighingScreen: PageWithLayout = () => {
  const { state } = useShopOrders();
  const weighing = useWeighing();
  return (
    <div className={styles.screen} data-weighing={state}>
      <Bar weighing={weighing} />
      {state === "failed" || state === "pending" ? (
        <ContentWait status={state} words={words} />
      ) : (
        <Body weighing={weighing} />
      )}
    </div>
  );
};
WeighingScreen.getLayout = (page) => (
  <ShopLayout route="weighing">
    {page}
    <LateInFrame part="ConsoleKeys" route="weighing" />
  </ShopLayout>
);

function Body({ weighing }: { readonly weighing: Weighing }): ReactElement {
  const { list, goods, current, gone, next, last, goOn } = weighing;
  const [picks, setPicks] = useState(0);
  const picked = (choose: () => void): void => {
    choose();
    setPicks((count) => count + 1);
  };
  if (goods === null)
    return (
      <div className="m-auto">
        <EmptyState title={words.nothing}>{words.nothingHint}</EmptyState>
      </div>
    );
  return (
    <div className={styles.body}>
      <ArticleList list={list} goods={goods} onPick={(itemId) => picked(() => weighing.pickGoods(itemId))} />
      <section className={styles.desk} aria-label={goods.name}>
        <div className={styles.select}>
          <Select
            label={words.article}
            value={goods.itemId}
            onChange={(event) => weighing.pickGoods(event.target.value)}
          >
            {list.map(({ itemId, name, done, lines }) => (
              <option key={itemId} value={itemId}>
                {`${name} · ${words.short(done, lines.length)}`}
              </option>
            ))}
          </Select>
        </div>
        <output className={styles.saved}>
          {last !== null && words.taken(last.line.order.dayCode, last.line.line.name, last.grams)}
        </output>
        {list.every(({ done, lines }) => done === lines.length) && (
          <Notice tone="ok">
            <b className="block">{words.allDone}</b>
            {words.allDoneHint}
          </Notice>
        )}
        {gone !== null ? (
          <Notice tone="warning" announce>
            <p>{words.gone(gone)}</p>
            <Button look="outline" className="mt-2" onClick={goOn}>
              {words.goOn}
            </Button>
          </Notice>
        ) : (
          current !== null && (
            <WeighingDesk
              key={`${current.order.id} ${current.line.lineId}`}
              current={current}
              next={next}
              picks={picks}
              isOwn={weighing.isOwn(current)}
              onTaken={(grams, isProposed) => weighing.taken(current, grams, isProposed)}
              onTakenOut={goOn}
            />
          )
        )}
      </section>
      <LineList goods={goods} current={current} onPick={(line) => picked(() => weighing.pick(line))} />
    </div>
  );
}

function Bar({ weighing }: { readonly weighing: Weighing }): ReactElement {
  const { restaurantId, shop } = useShop();
  const { day, days, slots, slotKey } = weighing;
  const now = useMinute();
  const { date: today, time } = instantToLocal(now, shop.timezone);
  const setQuery = useSetQuery();
  const clock = (at: number): string => instantToLocal(at, shop.timezone).time;
  return (
    <header className={styles.bar}>
      <h1>{words.title}</h1>
      <Select
        className={`grid gap-0.5 ${styles.choice}`}
        label={words.day}
        value={day}
        onChange={(event) => void setQuery({ tag: event.target.value })}
      >
        {days.map((one) => (
          <option key={one} value={one}>
            {formatShortDay(one, today)}
          </option>
        ))}
      </Select>
      {slots.length > 1 && (
        <Select
          className={`grid gap-0.5 ${styles.choice}`}
          label={words.slot}
          value={slotKey ?? ""}
          onChange={(event) =>
            void setQuery({ tag: day, ...(event.target.value === "" ? {} : { termin: event.target.value }) })
          }
        >
          <option value="">{words.allSlots}</option>
          {slots.map(({ key, start, end }) => (
            <option key={key} value={key}>
              {formatTimeRange(clock(start), clock(end))}
            </option>
          ))}
        </Select>
      )}
      <span className={styles.end}>
        <ConnectionPill timezone={shop.timezone} />
        <span className="hidden text-[1.75rem] leading-8 font-bold lg:block">{time}</span>
        <LinkButton
          look="outline"
          component={PageLink}
          icon={<XIcon size={16} />}
          href={shopPath("board", restaurantId)}
        >
          {words.board}
        </LinkButton>
      </span>
    </header>
  );
}
