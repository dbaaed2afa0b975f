import * as f from "../fields/field.ts";

/** Start plus length, so that a window may cross midnight. */
export const window = f.object({ weekday: f.weekday, start: f.localTime(), minutes: f.minutes() });
export type Window = f.ValueOf<typeof window>;
