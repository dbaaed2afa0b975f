import { count, localTime, object, type ValueOf, weekday } from "../fields/field.ts";

/** Start plus length, so that a window may cross midnight. */
export const window = object({ weekday, start: localTime(), minutes: count() });
export type Window = ValueOf<typeof window>;
