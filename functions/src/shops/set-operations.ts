import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { setOperations as contract } from "@lokalkorb/contracts/offerings";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Operations } from "@lokalkorb/domain/shop/shop-settings";
import type { BoardWatch } from "@lokalkorb/domain/ordering/watch/awake-devices";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readDocument, updateDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { boardWatchDocument } from "@lokalkorb/model/documents/restaurants/data/watch";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { renewShop } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { endOfDay } from "../platform/business-day.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { revalidateSecrets } from "../platform/secrets.ts";

const defaultMinutes = { rush: 60, paused: 30 } as const;
const defaultRushExtraMinutes = 15;

const command: Command<typeof contract, RenewingDeps> = async (input, caller, deps) => {
  const { restaurantId } = input;
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "operations"))) return refuse({ type: "not-allowed" });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    if (restaurant === null) return refuse({ type: "not-found" });
    const operations = operationsOf(input, deps.now(), restaurant.timezone);
    const log = await logOf(tx, deps, restaurantId, caller);
    const pause = await endedByHand(tx, deps, restaurantId, restaurant.operations);
    updateDocument(tx, shopDocument, { restaurantId }, { operations });
    if (pause !== null) updateDocument(tx, boardWatchDocument, { restaurantId }, { pause });
    log("operations", operations.state);
    return ok({ state: operations.state, until: operations.until ?? null });
  });
  if (answer.ok) await renewShop(deps, restaurantId, "operations");
  return answer;
};

/** The automatic pause that this press ends; a person who presses is awake (3.10). */
async function endedByHand(
  tx: AdminTransaction,
  { now }: RenewingDeps,
  restaurantId: Id<"shop">,
  before: Operations,
): Promise<NonNullable<BoardWatch["pause"]> | null> {
  if (before.automaticSince === undefined) return null;
  const pause = (await readDocument(tx, boardWatchDocument, { restaurantId }))?.pause;
  return pause?.to === undefined && pause !== undefined ? { ...pause, to: now(), endedBy: "staff" } : null;
}

type OperationsRequest = Pick<
  Parameters<Command<typeof contract, RenewingDeps>>[0],
  "state" | "minutes" | "rushExtraMinutes" | "message"
>;

/** Every state but 'open' ends by itself, so that a paused shop is not forgotten. */
export function operationsOf(request: OperationsRequest, now: Instant, timezone: string): Operations {
  if (request.state === "open") return { state: "open" };
  const message = request.message === undefined || request.message === "" ? {} : { message: request.message };
  if (request.state === "closed")
    return {
      state: "closed",
      until: request.minutes === undefined ? endOfDay(now, timezone) : now + request.minutes * minuteMs,
      ...message,
    };
  const until = now + (request.minutes ?? defaultMinutes[request.state]) * minuteMs;
  if (request.state === "paused") return { state: "paused", until, ...message };
  return { state: "rush", until, rushExtraMinutes: request.rushExtraMinutes ?? defaultRushExtraMinutes, ...message };
}

export const setOperations = defineCallable(contract, command, { secrets: revalidateSecrets });
