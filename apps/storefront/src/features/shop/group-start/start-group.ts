import { startGroup } from "@lokalkorb/contracts/groups";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { asSentLines } from "@/entities/group/own-lines";

const ordinaryMinutes = 45;

/** '11:15' on the shop's clock, three quarters of an hour from now on. */
export function usualEnd(now: Instant, timezone: string): string {
  const step = 5 * 60_000;
  return instantToLocal(Math.ceil((now + ordinaryMinutes * 60_000) / step) * step, timezone).time;
}

/** The next time that the clock of the shop says so. */
export function nextMoment(time: string, now: Instant, timezone: string): Instant {
  const { date } = instantToLocal(now, timezone);
  const today = localToInstant({ date, time }, timezone);
  return today > now ? today : localToInstant({ date: addDays(date, 1), time }, timezone);
}

export interface GroupToStart {
  readonly menu: Pick<Menu, "restaurantId" | "storefrontId">;
  readonly requestId: string;
  readonly name: string;
  readonly closesAt: Instant;
  readonly lines: BasketLines;
}

/** Signs a guest in where there is no account. */
export async function sendGroup(client: ModelClient, { menu, lines, ...wish }: GroupToStart) {
  const identity = await client.auth.ensureIdentity();
  if (!identity.ok) return { ok: false, failure: identity.failure ?? { type: "unexpected", cause: null } } as const;
  const { restaurantId, storefrontId } = menu;
  return client.call(startGroup, { ...wish, restaurantId, storefrontId, lines: asSentLines(lines) });
}
