import { previewStandingOrder as contract } from "@lokalkorb/contracts/standing-orders";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Run } from "@lokalkorb/domain/ordering/standing/next-runs";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { comingRuns } from "./read-place.ts";
import { shownGoods, shownRun } from "./shown-standing.ts";
import { placeOfOrder, readOwnOrder, standingOfOrder } from "./standing-of-order.ts";

/** So many runs are shown before anything binds. */
const shownRuns = 4;
/** The days that can be chosen: as far as every weekday had its turn behind the longest time ahead of a shop. */
const chosenWithin = 21;

const command: Command<typeof contract, MenuDeps> = async (input, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "sign-in-required" });
  const { restaurantId, weeks } = input;
  const order = await readOwnOrder(deps, input, caller);
  if (order === null) return refuse({ type: "not-found" });
  const place = await placeOfOrder(deps, restaurantId, order);
  if (place === null) return refuse({ type: "distribution-unavailable" });
  const { timezone, name, country } = place.shop;
  const now = deps.now();
  const { time } = instantToLocal(order.distribution.slot.start, timezone);
  const today = instantToLocal(now, timezone).date;
  const { standing: same, gone } = standingOfOrder(order, place, { firstOn: today, weeks, time, now });
  const days: Run[] = [];
  for (let ahead = 0; ahead <= chosenWithin && days.length < 7; ahead++) {
    const date = addDays(today, ahead);
    if (days.some((day) => weekdayOf(day.date) === weekdayOf(date))) continue;
    const [run] = comingRuns(place, { ...same, firstOn: date, weeks: 1 }, now)?.runs ?? [];
    if (run?.date === date && run.slot !== null && run.lockAt > now) days.push(run);
  }
  const sameWeekday = weekdayOf(instantToLocal(order.distribution.slot.start, timezone).date);
  const first = input.date ?? (days.find(({ date }) => weekdayOf(date) === sameWeekday) ?? days[0])?.date;
  if (first === undefined) return refuse({ type: "distribution-unavailable" });
  const standing = { ...same, firstOn: first };
  const coming = comingRuns(place, standing, now);
  if (coming === null || Object.keys(standing.lines).length === 0) return refuse({ type: "distribution-unavailable" });
  return ok({
    shopName: name,
    timezone,
    country,
    wayName: standing.wayName,
    goods: shownGoods(standing),
    gone: [...gone],
    paymentMethod: order.paymentMethod,
    days: days.map(({ date, slot }) => ({ date, start: slot?.start ?? 0 })),
    runs: coming.runs.slice(0, shownRuns).map((run) => shownRun(run, standing)),
    totalCents: coming.price.totalCents,
  });
};

export const previewStandingOrder = defineCallable(contract, command);
