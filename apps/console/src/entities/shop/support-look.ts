import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

const key = "support-look";

/** Kept for this tab alone; the rules of the database decide what may be read, and until when. */
export function keepSupportLook(restaurantId: string, until: Instant): void {
  sessionStorage.setItem(key, JSON.stringify([restaurantId, until]));
}

/** The shop is a strange one again in this tab. */
export function endSupportLook(): void {
  sessionStorage.removeItem(key);
}

/** When the look at this shop ends; null: there is none. */
export function supportLookUntil(restaurantId: string, now: Instant): Instant | null {
  const [shop, until] = JSON.parse(sessionStorage.getItem(key) ?? "[]") as [string?, Instant?];
  return shop === restaurantId && until !== undefined && until > now ? until : null;
}
