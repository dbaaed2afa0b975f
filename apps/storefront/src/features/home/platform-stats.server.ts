import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readStats, type PublicStats } from "@/entities/shop/public-data.server";

/** They are counted anew every hour. */
const keptMillis = 60_000;

let kept: { readonly readAt: Instant; readonly stats: Promise<PublicStats | null> } | null = null;

/** Figures of the platform, or null where there are none to be had: no page is worse without them. */
export function platformStats(now: Instant): Promise<PublicStats | null> {
  if (kept !== null && now < kept.readAt + keptMillis) return kept.stats;
  const stats = readStats().catch((error: unknown) => {
    kept = null;
    consoleLogger.error("figures of the platform: not read", { error: String(error) });
    return null;
  });
  kept = { readAt: now, stats };
  return stats;
}
