import { type Instant, dayMs } from "../../kernel/time/instant.ts";

const keptDays = 7;

/** Until when it is known what was taken of a time: orders that are late are still ended and moved after it. */
export const slotKeptUntil = (endsAt: Instant): Instant => endsAt + keptDays * dayMs;
