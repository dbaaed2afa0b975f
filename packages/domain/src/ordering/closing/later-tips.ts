import type { Instant, LocalDate } from "../../kernel/time/instant.ts";
import type { ClosedTip, DayClosing } from "./closing-fields.ts";
import type { ClosableOrder } from "./open-ends.ts";

interface TipQuestion {
  readonly orders: readonly ClosableOrder[];
  readonly earlier: readonly DayClosing[];
  readonly inReach: (date: LocalDate) => boolean;
  readonly dayOf: (at: Instant) => LocalDate;
}

/** Tips that came after the handover, and those that went back, each in exactly one closing, like sales and refunds. */
export function laterTipsOf({ orders, earlier, inReach, dayOf }: TipQuestion): readonly ClosedTip[] {
  const keyOf = ({ orderId, cents }: Pick<ClosedTip, "orderId" | "cents">): string =>
    `${orderId} ${cents < 0 ? "back" : "came"}`;
  const closed = new Set(earlier.flatMap(({ laterTips = [] }) => laterTips.map(keyOf)));
  return orders
    .flatMap(({ id: orderId, no, dayCode, channel, laterTip }): ClosedTip[] => {
      if (laterTip === undefined || channel === "test") return [];
      const { cents, paidAt, backAt } = laterTip;
      const of = { orderId, no, dayCode };
      return [
        { ...of, day: dayOf(paidAt), cents },
        ...(backAt === undefined ? [] : [{ ...of, day: dayOf(backAt), cents: 0 - cents }]),
      ];
    })
    .filter((tip) => inReach(tip.day) && !closed.has(keyOf(tip)))
    .toSorted((a, b) => (a.day === b.day ? a.no.localeCompare(b.no, "de", { numeric: true }) : a.day < b.day ? -1 : 1));
}
