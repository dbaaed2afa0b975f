import type { CallOff } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import type { Pieces } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import type { RoundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import type { SentList } from "@lokalkorb/domain/fulfilment/rounds/sent-list";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";

export interface RoundPlan {
  readonly id: string;
  readonly name: string;
  readonly status: "active" | "paused";
  readonly rule: RoundRule;
  readonly methodIds: readonly string[];
  readonly minTotalCents?: number;
  readonly itemCaps?: Pieces;
  readonly sent?: readonly SentList[];
  readonly callOffs?: readonly CallOff[];
}

export interface Rounds {
  readonly status: "pending" | "failed" | "present";
  readonly plans: readonly RoundPlan[];
}

const held = ["active", "paused"] as const;

/** The rounds of the shop that are held or paused, live. */
export function useRounds(): Rounds {
  const { restaurantId } = useShop();
  const state = useQuery(
    queryOf(
      orderPlanDocument,
      { restaurantId },
      {
        where: [
          ["type", "==", "cycle"],
          ["status", "in", held],
        ],
      },
    ),
  );
  const found = valueOf(state);
  const plans = useMemo(
    () =>
      (found ?? [])
        .flatMap(({ id, name, status, cycle }): readonly RoundPlan[] =>
          cycle === undefined ? [] : [{ id, name, status: status === "paused" ? "paused" : "active", ...cycle }],
        )
        .toSorted((a, b) => a.name.localeCompare(b.name, "de")),
    [found],
  );
  return { status: state.status === "failed" ? "failed" : found === null ? "pending" : "present", plans };
}
