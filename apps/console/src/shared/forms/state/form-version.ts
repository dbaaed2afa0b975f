import { same } from "./patch-of.ts";

/** The typed values, and those of the form when typing began. */
export interface Edited<Draft> {
  readonly draft: Draft;
  readonly before: Draft;
}

/** The saved values, over those of the database until then. */
export interface SavedDraft<Draft> {
  readonly draft: Draft;
  readonly over: Draft;
}

/** Another save happened while this form was being filled in. */
export const isOutdated = <Draft>(edited: Edited<Draft> | null, stored: Draft): boolean =>
  edited !== null && !same(edited.before, stored) && !same(edited.draft, stored);

/** The database tells of a save a moment after it; until then the form goes on showing what was saved. */
export function shownDraft<Draft>(stored: Draft, edited: Edited<Draft> | null, saved: SavedDraft<Draft> | null): Draft {
  if (edited !== null) return edited.draft;
  return saved !== null && same(saved.over, stored) ? saved.draft : stored;
}
