import { useMemo } from "react";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import type { StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import { standingOn } from "@lokalkorb/domain/ordering/standing/standing-on";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useShop } from "@/entities/shop/shop-context";

export interface StandingPlan {
  readonly id: string;
  readonly name: string;
  readonly state: "active" | "paused" | "suspended";
  readonly standing: StandingOrder;
  /** The day of its next run. */
  readonly nextRunOn?: LocalDate;
}

export interface StandingPlans {
  readonly status: "pending" | "failed" | "present";
  readonly plans: readonly StandingPlan[];
}

const running = ["active", "suspended"] as const;

/** The standing orders of the shop that have not ended, live; the next day first. */
export function useStanding(): StandingPlans {
  const { restaurantId } = useShop();
  const state = useQuery(
    queryOf(
      orderPlanDocument,
      { restaurantId },
      {
        where: [
          ["type", "==", "recurring"],
          ["status", "in", running],
        ],
      },
    ),
  );
  const found = valueOf(state);
  const plans = useMemo(
    () =>
      (found ?? [])
        .flatMap(({ id, name, status, standing, nextRunOn }): readonly StandingPlan[] =>
          standing === undefined
            ? []
            : [
                {
                  id,
                  name,
                  standing,
                  state:
                    status === "suspended" ? "suspended" : standing.pausedUntil === undefined ? "active" : "paused",
                  ...(nextRunOn === undefined ? {} : { nextRunOn }),
                },
              ],
        )
        .toSorted(
          (a, b) =>
            (a.nextRunOn ?? "~").localeCompare(b.nextRunOn ?? "~") ||
            a.standing.contact.name.localeCompare(b.standing.contact.name, "de"),
        ),
    [found],
  );
  return { status: state.status === "failed" ? "failed" : found === null ? "pending" : "present", plans };
}

export interface ComingGoods {
  readonly runs: number;
  readonly cents: number;
  readonly goods: readonly (readonly [name: string, qty: number])[];
}

/** The goods of the next seven days together, most first. */
export function comingGoods(plans: readonly StandingPlan[], today: LocalDate): ComingGoods {
  const until = addDays(today, 6);
  const due = plans.flatMap(({ standing, nextRunOn }) =>
    nextRunOn !== undefined && nextRunOn <= until ? [standingOn(standing, nextRunOn)] : [],
  );
  const byName = new Map<string, number>();
  for (const { lines } of due)
    for (const { name, qty } of Object.values(lines)) byName.set(name, (byName.get(name) ?? 0) + qty);
  return {
    runs: due.length,
    cents: due.reduce((sum, { toldCents }) => sum + toldCents, 0),
    goods: [...byName].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "de")),
  };
}
