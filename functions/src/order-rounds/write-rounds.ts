import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { CallableOff } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import type { Pieces } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import type { SentList } from "@lokalkorb/domain/fulfilment/rounds/sent-list";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { nextRoundMoment, type PlannedRounds, roundsOfShop } from "@lokalkorb/domain/fulfilment/rounds/rounds-of-shop";
import { type AdminTransaction, type ReadScope, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { readRoundPlans } from "../ordering/reservations/round-of-order.ts";
import { writeJobAt } from "../jobs/write-jobs.ts";

/** A shop's round with its id. */
export interface StoredRound extends PlannedRounds, CallableOff {
  readonly planId: string;
  readonly minTotalCents?: Cents | undefined;
  /** The most pieces of an item that one round has. */
  readonly itemCaps?: Pieces | undefined;
  readonly sent?: readonly SentList[] | undefined;
}

/** The part of a round that is stored under `cycle`. */
export const cycleOf = ({
  rule,
  methodIds,
  minTotalCents,
  itemCaps,
  sent,
  callOffs,
  settledOn,
}: Omit<StoredRound, "planId" | "status">) => ({
  rule,
  methodIds,
  ...(minTotalCents === undefined ? {} : { minTotalCents }),
  ...(itemCaps === undefined ? {} : { itemCaps }),
  ...(sent === undefined ? {} : { sent }),
  ...(callOffs === undefined ? {} : { callOffs }),
  ...(settledOn === undefined ? {} : { settledOn }),
});

/** All rounds of a shop, ended ones left out. */
export async function readRounds(scope: ReadScope, restaurantId: Id<"shop">): Promise<readonly StoredRound[]> {
  const plans = await readRoundPlans(scope, restaurantId);
  return plans.flatMap(({ id, status, cycle }) =>
    cycle === undefined ? [] : [{ planId: id, status: status === "paused" ? "paused" : "active", ...cycle }],
  );
}

/** Tells shoppers the coming rounds, and asks for the duty at the moment at which they change by themselves. */
export function writeShopRounds(
  tx: AdminTransaction,
  { id: restaurantId, timezone }: { readonly id: Id<"shop">; readonly timezone: string },
  plans: readonly (PlannedRounds & CallableOff)[],
  now: Instant,
): void {
  const rounds = roundsOfShop(plans, { now, timezone });
  updateDocument(tx, shopDocument, { restaurantId }, { rounds });
  const hasOrdersToEnd = plans.some(({ callOffs = [] }) => callOffs.some(({ done }) => !done));
  writeJobAt(tx, "rounds", restaurantId, hasOrdersToEnd ? now : (nextRoundMoment(rounds, now) ?? Infinity));
}
