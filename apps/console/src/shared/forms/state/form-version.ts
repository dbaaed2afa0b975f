import { same } from "./patch-of.ts";

/** The typed values, and those of the form when typing began. */
export interface Edited<Values> {
  readonly values: Values;
  readonly before: Values;
}

/** The saved values, over those of the database until then. */
export interface SavedValues<Values> {
  readonly values: Values;
  readonly over: Values;
}

/** Another save happened while this form was being filled in. */
export const isOutdated = <Values>(edited: Edited<Values> | null, stored: Values): boolean =>
  edited !== null && !same(edited.before, stored) && !same(edited.values, stored);

/** The database tells of a save a moment after it; until then the form goes on showing what was saved. */
export function shownValues<Values>(
  stored: Values,
  edited: Edited<Values> | null,
  saved: SavedValues<Values> | null,
): Values {
  if (edited !== null) return edited.values;
  return saved !== null && same(saved.over, stored) ? saved.values : stored;
}
