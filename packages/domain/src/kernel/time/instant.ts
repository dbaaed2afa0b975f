import type { DateText, Unit } from "../branded.ts";

/** A moment, in milliseconds since 1970-01-01T00:00Z. `domain` never reads a clock: moments are passed in. */
export type Instant = Unit<"instant">;

/** 'YYYY-MM-DD' in the shop's own time zone. */
export type LocalDate = DateText<"date">;

/** 'HH:mm' in the shop's own time zone. */
export type LocalTime = DateText<"time">;

/** Monday = 1 … Sunday = 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Minutes = Unit<"minutes">;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** 24 hours, for what is kept and looked at again; calendar days differ where a clock is changed. */
export const dayMs = 24 * hourMs;
