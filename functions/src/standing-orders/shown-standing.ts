import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { listStandingOrders } from "@lokalkorb/contracts/standing-orders";
import type { Run } from "@lokalkorb/domain/ordering/standing/next-runs";
import type { StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";

type Shown = OutputOf<typeof listStandingOrders>["standingOrders"][number];

export const shownRun = ({ date, slot, lockAt, state }: Run): Shown["runs"][number] => ({
  date,
  ...(slot === null ? {} : { start: slot.start, end: slot.end }),
  lockAt,
  state,
});

export const shownGoods = ({ lines }: Pick<StandingOrder, "lines">): Shown["goods"] =>
  Object.entries(lines)
    .toSorted(([, a], [, b]) => a.position - b.position)
    .map(([lineId, { name, qty }]) => ({ lineId, name, qty }));
