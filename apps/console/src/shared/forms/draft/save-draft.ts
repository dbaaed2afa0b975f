import type { DraftRules } from "./draft-groups.ts";
import { sending } from "./draft.ts";
import { received } from "./merge-draft.ts";
import { savable, savedAs, undone } from "./saved-draft.ts";
import type { DraftStore } from "./draft-store.ts";

/** Stored; not stored, which was said; or not stored since the document was changed elsewhere, with its present values. */
export type DraftAnswer<Values> = boolean | { readonly current: Values };
export type SaveDraft<Values> = (values: Values, over: Values) => Promise<DraftAnswer<Values>>;

export interface DraftSave<Values extends object> {
  readonly store: DraftStore<Values>;
  readonly rules: DraftRules<Values>;
  readonly save: SaveDraft<Values>;
  /** Groups that wait for the person's word. */
  readonly held: (values: Values) => readonly string[];
}

/** `nothing`: all that could be saved is saved already. */
export type SaveResult = "saved" | "nothing" | "failed";

const mostTries = 5;

/** Saves what can be saved. What was changed elsewhere meanwhile is merged first, and then it is tried again. */
export async function saveDraft<Values extends object>(
  { store, rules, save, held }: DraftSave<Values>,
  isStep = true,
): Promise<SaveResult> {
  for (let tries = 0; tries < mostTries; tries++) {
    const draft = store.get();
    const over = draft.stored;
    const sent = savable(rules, draft, held(draft.values));
    if (sent === null) return tries === 0 ? "nothing" : "saved";
    store.change((now) => sending(now, sent));
    // oxlint-disable-next-line no-await-in-loop -- the next try needs the answer of this one
    const answer = await save(sent, over).catch(() => false as const);
    if (answer === true) {
      store.change((now) => savedAs(rules, now, { sent, over, isStep, savedAt: Date.now() }));
      return "saved";
    }
    store.change((now) => sending(now, null));
    if (answer === false) return "failed";
    store.change((now) => received(rules, now, answer.current, true));
  }
  return "failed";
}

/** Takes the last step back, and saves that. */
export async function undoStep<Values extends object>(saving: DraftSave<Values>): Promise<SaveResult> {
  saving.store.change((draft) => undone(saving.rules, draft));
  return saveDraft(saving, false);
}
