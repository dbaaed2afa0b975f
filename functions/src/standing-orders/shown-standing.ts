import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { listStandingOrders } from "@lokalkorb/contracts/standing-orders";
import type { Run } from "@lokalkorb/domain/ordering/standing/next-runs";
import type { StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import { changedOn, linesOn } from "@lokalkorb/domain/ordering/standing/standing-on";

type Shown = OutputOf<typeof listStandingOrders>["standingOrders"][number];

type Goods = Pick<StandingOrder, "lines" | "changedRuns">;

export function shownRun({ date, slot, lockAt, state }: Run, standing: Goods): Shown["runs"][number] {
  const changed = changedOn(standing, date);
  return {
    date,
    ...(slot === null ? {} : { start: slot.start, end: slot.end }),
    lockAt,
    state,
    ...(changed === undefined
      ? {}
      : { changed: { goods: shownGoods({ lines: linesOn(standing, date) }), totalCents: changed.toldCents } }),
  };
}

export const shownGoods = ({ lines }: Pick<StandingOrder, "lines">): Shown["goods"] =>
  Object.entries(lines)
    .toSorted(([, a], [, b]) => a.position - b.position)
    .map(([lineId, { name, qty }]) => ({ lineId, name, qty }));
