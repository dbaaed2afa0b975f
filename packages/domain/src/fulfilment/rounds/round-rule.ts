import { germanStates, type GermanState } from "../../kernel/country/german-states.ts";
import * as f from "../../kernel/fields/field.ts";

/** How a round comes again: every week, every second week, on one weekday of each month, or on days that are named. */
export const roundRepeats = ["weekly", "biweekly", "monthly", "dates"] as const;
/** A handover that falls on a public holiday is kept, falls out or moves. */
export const holidayRules = ["keep", "skip", "dayBefore", "dayAfter"] as const;

export const holidayRegions = ["AT", ...(Object.keys(germanStates) as GermanState[])] as const;

/** So many days before the handover, at that time of the shop. */
const ahead = f.object({ days: f.count({ max: 60 }), time: f.localTime() });

export const roundRule = f.object({
  repeat: f.oneOf(roundRepeats),
  /** Of a weekly and a monthly round. */
  weekday: f.optional(f.weekday),
  /** Of a round every second week: one of its days, which says the weekday and the week. */
  from: f.optional(f.localDate()),
  /** Of a monthly round: the first to the fourth such weekday; 5 = the last one. */
  nth: f.optional(f.count({ min: 1, max: 5 })),
  dates: f.optional(f.list(f.localDate(), { max: 60 })),
  opens: ahead,
  closes: ahead,
  onHoliday: f.oneOf(holidayRules),
  /** Whose public holidays count. */
  region: f.oneOf(holidayRegions),
  /** Handovers that the shop leaves out, by the day on which they would be. */
  skips: f.list(f.localDate(), { max: 100 }),
});
export type RoundRule = f.ValueOf<typeof roundRule>;
export type Ahead = RoundRule["opens"];
