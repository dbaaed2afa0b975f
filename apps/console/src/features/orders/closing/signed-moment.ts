import { formatClock, formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";

/** '26.11.2026, 18:12 Uhr': paper is read on other days, so that nothing is „heute“. */
export const signedMoment = (at: Instant, timezone: string): string =>
  `${formatDate(instantToLocal(at, timezone).date)}, ${formatClock(at, timezone)}`;
