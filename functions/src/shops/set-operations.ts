import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { setOperations as contract } from "@lokalkorb/contracts/offerings";
import { can } from "@lokalkorb/domain/access/permissions";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Operations } from "@lokalkorb/domain/shop/shop-settings";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { roleIn } from "../access/staff.ts";
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
    const role = await roleIn(tx, restaurantId, caller.uid);
    if (role === null || !can(role, "operations")) return refuse({ type: "not-allowed" });
    const restaurant = await readDocument(tx, shopDocument, { restaurantId });
    if (restaurant === null) return refuse({ type: "not-found" });
    const operations = operationsOf(input, deps.now(), restaurant.timezone);
    updateDocument(tx, shopDocument, { restaurantId }, { operations });
    return ok({ state: operations.state, until: operations.until ?? null });
  });
  const restaurant = await readDocument(deps.db, shopDocument, { restaurantId });
  if (answer.ok && restaurant !== null)
    await deps.revalidator.renew({ restaurantId, slug: restaurant.slug, reason: "operations" });
  return answer;
};

type Request_ = Pick<
  Parameters<Command<typeof contract, RenewingDeps>>[0],
  "state" | "minutes" | "rushExtraMinutes" | "message"
>;

/** Every state but 'open' ends by itself, so that a paused shop is not forgotten. */
export const operationsOf = (wish: Request_, now: number, timezone: string): Operations => {
  if (wish.state === "open") return { state: "open" };
  const message = wish.message === undefined || wish.message === "" ? {} : { message: wish.message };
  if (wish.state === "closed")
    return {
      state: "closed",
      until: wish.minutes === undefined ? endOfDay(now, timezone) : now + wish.minutes * minuteMs,
      ...message,
    };
  const until = now + (wish.minutes ?? defaultMinutes[wish.state]) * minuteMs;
  if (wish.state === "paused") return { state: "paused", until, ...message };
  return { state: "rush", until, rushExtraMinutes: wish.rushExtraMinutes ?? defaultRushExtraMinutes, ...message };
};

export const setOperations = defineCallable(contract, command, { secrets: revalidateSecrets });
