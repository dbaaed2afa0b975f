import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { roleIn } from "../../access/staff.ts";
import type { Caller } from "../../platform/caller.ts";
import { type Earlier, previousAnswer, type RequestKey } from "../../platform/idempotency.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";

/**
 * Counts changes by shoppers, not by staff. A refused change is not counted; a repeated request gets its answer, limit
 * or not.
 */
export async function shoppersChange<Answered extends Result<unknown, { readonly type: string }>>(
  deps: LimitedDeps,
  {
    request,
    restaurantId,
    caller,
  }: { readonly request: RequestKey; readonly restaurantId: string; readonly caller: Caller },
  change: () => Promise<Answered>,
): Promise<Answered | Earlier<Answered> | Result<never, Refused<"rate-limited">>> {
  if ((await roleIn(deps.db, restaurantId, caller.uid)) !== null) return change();
  const limited = await deps.rateLimits.take(deps, "orderChange", caller, request.key);
  if (limited !== null) return (await previousAnswer<Answered>(deps, request)) ?? refuse(limited);
  const answer = await change();
  // A request that is known by another wish was counted for that one, which is done.
  if (!answer.ok && answer.refusal.type !== "request-reused")
    await deps.rateLimits.restore(deps, "orderChange", caller, request.key);
  return answer;
}
