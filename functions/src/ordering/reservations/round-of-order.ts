import type { Id } from "@lokalkorb/domain/kernel/branded";
import { capsOfMethod, leftInRound, type RoundCaps } from "@lokalkorb/domain/fulfilment/rounds/round-caps";
import { readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import type { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";

type StoredSlot = DocumentOf<typeof slotDocument>;

/** The plans of all rounds of a shop, ended ones left out. */
export function readRoundPlans(
  scope: ReadScope,
  restaurantId: Id<"shop">,
): Promise<readonly DocumentOf<typeof orderPlanDocument>[]> {
  const where = [
    ["type", "==", "cycle"],
    ["status", "in", ["active", "paused"]],
  ] as const;
  return readQuery(scope, queryOf(orderPlanDocument, { restaurantId }, { where }));
}

/** The round that a way is in; null where it is in none. */
export async function readRoundOf(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  optionId: string,
): Promise<RoundCaps | null> {
  const plans = await readRoundPlans(scope, restaurantId);
  return capsOfMethod(
    plans.flatMap(({ cycle }) => cycle ?? []),
    optionId,
  );
}

/** The days of the other ways that share the goods of a round. */
export const daysBeside = (
  round: RoundCaps | null,
  {
    restaurantId,
    optionId,
    day,
  }: { readonly restaurantId: Id<"shop">; readonly optionId: string; readonly day: string },
) =>
  round === null || Object.keys(round.itemCaps).length === 0
    ? []
    : round.methodIds
        .filter((id) => id !== optionId)
        .map((id) => ({ restaurantId, optionId: id as Id<"method">, slotKey: day }));

/** A way's day with the days of the others, as one transaction read them. */
export interface RoundDay {
  readonly round: RoundCaps | null;
  readonly ways: readonly (StoredSlot | null)[];
}

/** No cap where the way is in no round. */
export const leftFor = ({ round, ways }: RoundDay, orderId?: string): ((itemId: string) => number | null) =>
  round === null ? () => null : leftInRound(round, ways, orderId);
