import { can } from "@lokalkorb/domain/access/permissions";
import type { Unit } from "@lokalkorb/domain/kernel/branded";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import {
  isWeighed,
  nextToWeigh,
  weighingList,
  type WeighedGoods,
  type WeighedLine,
} from "@lokalkorb/domain/ordering/weighing/weighing-list";
import { useMemo, useState } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShopOrders } from "@/entities/order/state/orders-provider";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { useQueryValue } from "@/shared/routes/use-query-value";

export type ShopLine = WeighedLine<ShopOrder>;
export type ShopGoods = WeighedGoods<ShopOrder>;

/** A line is held by its ids, not by its place: what is typed never goes to another order because a list has moved. */
interface Picked {
  readonly itemId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly dayCode: string;
}

const pickedOf = ({ order, line }: ShopLine): Picked => ({
  itemId: line.refId,
  orderId: order.id,
  lineId: line.lineId,
  dayCode: order.dayCode,
});

const noWeights: ReadonlyMap<string, Unit<"grams">> = new Map();
const keyOf = ({ order, line }: ShopLine): string => `${order.id} ${line.lineId}`;

const isPicked = ({ order, line }: ShopLine, picked: Picked): boolean =>
  order.id === picked.orderId && line.lineId === picked.lineId;

export interface Weighing {
  readonly day: LocalDate;
  readonly days: readonly LocalDate[];
  /** Slots of the day, by key. */
  readonly slots: readonly ShopOrder["distribution"]["slot"][];
  readonly slotKey: string | null;
  readonly list: readonly ShopGoods[];
  readonly goods: ShopGoods | null;
  readonly current: ShopLine | null;
  /** The call number of an order that was on the scale and is not to be weighed any more. */
  readonly gone: string | null;
  readonly next: ShopLine | null;
  readonly pick: (line: ShopLine) => void;
  readonly pickGoods: (itemId: string) => void;
  readonly goOn: () => void;
  /** It is saved; the next one follows, and nothing is on the scale after the last one. */
  readonly taken: (line: ShopLine, grams: Unit<"grams">, isProposed: boolean) => void;
  /** The weight that this device saved last. */
  readonly last: { readonly line: ShopLine; readonly grams: Unit<"grams"> } | null;
  /** Saved from here, though the board may not show it yet. */
  readonly isOwn: (line: ShopLine) => boolean;
}

/** Which goods and which order are on the scale; the address holds day and slot, so that a second tablet shows the same. */
export function useWeighing(): Weighing {
  const { orders } = useShopOrders();
  const { shop, role } = useShop();
  const today = instantToLocal(useMinute(), shop.timezone).date;
  const wantedDay = useQueryValue("tag");
  const wantedSlot = useQueryValue("termin");
  const [picked, setPicked] = useState<Picked | null>(null);
  const [own, setOwn] = useState<ReadonlyMap<string, Unit<"grams">>>(noWeights);
  const [last, setLast] = useState<Weighing["last"]>(null);
  const days = useMemo(() => weighingDays(orders, today), [orders, today]);
  // A day that is done stays until another one is chosen, so that goods for tomorrow are not weighed unawares.
  const held = wantedDay ?? last?.line.order.dayKey;
  const day = days.find((one) => one === held) ?? days.find((one) => hasOpen(orders, one)) ?? today;
  const slots = useMemo(() => slotsOf(orders, day), [orders, day]);
  const slotKey = slots.some(({ key }) => key === wantedSlot) ? wantedSlot : null;
  const list = useMemo(
    () =>
      can(role, "order.pack")
        ? weighingList(orders, {
            day,
            step: ({ distribution }) => slotKey === null || distribution.slot.key === slotKey,
          })
        : [],
    [orders, day, slotKey, role],
  );
  const goods = list.find(({ itemId }) => itemId === picked?.itemId) ?? firstOpen(list);
  const found = picked === null ? undefined : list.flatMap(({ lines }) => lines).find((one) => isPicked(one, picked));
  const first = goods === null ? null : (nextToWeigh(goods, null) ?? goods.lines[0] ?? null);
  const isOwn = (one: ShopLine): boolean => {
    const grams = own.get(keyOf(one));
    const { finalGrams = grams } = one.line.catchWeight;
    return grams !== undefined && finalGrams === grams;
  };
  // After the last one the scale is empty until a line is chosen, or a new one comes.
  const waits = first !== null && (own.size === 0 || !(isWeighed(first) || isOwn(first)));
  if (picked === null && waits) setPicked(pickedOf(first));
  const current = picked === null ? (waits ? first : null) : (found ?? null);
  const next = goods === null ? null : nextOf(list, goods, current);
  const pick = (line: ShopLine): void => setPicked(pickedOf(line));
  return {
    day,
    days,
    slots,
    slotKey,
    list,
    goods,
    current,
    gone: picked !== null && found === undefined ? picked.dayCode : null,
    next,
    pick,
    pickGoods: (itemId) => {
      const wanted = list.find((one) => one.itemId === itemId);
      const line = wanted && (nextToWeigh(wanted, null) ?? wanted.lines[0]);
      if (line) pick(line);
    },
    goOn: () => setPicked(next === null ? null : pickedOf(next)),
    taken: (line, grams, isProposed) => {
      setOwn((all) => new Map([...all, [keyOf(line), grams]]));
      // A weight that the customer has to agree to is not saved yet.
      if (!isProposed) setLast({ line, grams });
      setPicked(next === null ? null : pickedOf(next));
    },
    last,
    isOwn,
  };
}

const firstOpen = (list: readonly ShopGoods[]): ShopGoods | null =>
  list.find(({ done, lines }) => done < lines.length) ?? list[0] ?? null;

/** The next of the article, then of the next article that is not done. */
function nextOf(list: readonly ShopGoods[], goods: ShopGoods, current: ShopLine | null): ShopLine | null {
  const own = nextToWeigh(goods, current);
  if (own !== null) return own;
  const others = list.filter(({ itemId }) => itemId !== goods.itemId);
  return others.map((other) => nextToWeigh(other, null)).find((line) => line !== null) ?? null;
}

const forScale = (orders: readonly ShopOrder[], day: LocalDate): readonly ShopLine[] =>
  weighingList(orders, { day, step: () => true }).flatMap(({ lines }) => lines);

const hasOpen = (orders: readonly ShopOrder[], day: LocalDate): boolean =>
  forScale(orders, day).some((line) => !isWeighed(line));

function weighingDays(orders: readonly ShopOrder[], today: LocalDate): readonly LocalDate[] {
  const days = [...new Set(orders.map(({ dayKey }) => dayKey))].filter((day) => forScale(orders, day).length > 0);
  return [...new Set([today, ...days])].toSorted();
}

function slotsOf(orders: readonly ShopOrder[], day: LocalDate): Weighing["slots"] {
  const slots = forScale(orders, day).map(({ order }) => order.distribution.slot);
  return [...new Map(slots.map((slot) => [slot.key, slot])).values()].toSorted((a, b) => a.start - b.start);
}
