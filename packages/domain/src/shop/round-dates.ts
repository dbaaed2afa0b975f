import * as f from "../kernel/fields/field.ts";

/** One round that is held: its day of handover, and from when until when it is ordered for. Both moments belong to it. */
export const roundDate = f.object({ day: f.localDate(), opensAt: f.instant(), closesAt: f.instant() });
export type RoundDate = f.ValueOf<typeof roundDate>;

/** The coming rounds of each way to receive goods that has rounds; a way that is named without one takes no orders. */
export const roundsOfMethods = f.mapOf(f.list(roundDate, { max: 12 }));
export type RoundsOfMethods = f.ValueOf<typeof roundsOfMethods>;
