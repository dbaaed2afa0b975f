import { groupsOf, part, type DraftRules, type Part } from "./draft-groups.ts";

/** One save: the fields that it changed, as they were before and as they were saved. */
export interface Step {
  readonly from: Part;
  readonly to: Part;
}

/** A document in a form that saves by itself while others may save it too. */
export interface Draft<Values extends object> {
  /** The last known state of the document, own saves included that are still on their way back. */
  readonly stored: Values;
  /** As they are typed. */
  readonly values: Values;
  /** On their way to the database. */
  readonly sent: Values | null;
  /** Older states that may still arrive after a newer one, by field. */
  readonly past: Readonly<Record<string, readonly unknown[]>>;
  /** Fields that were changed here and elsewhere: `values` has the own value, `stored` the other one. */
  readonly disputed: readonly string[];
  /** Fields that were taken over from elsewhere since the form was opened, the latest last. */
  readonly taken: readonly string[];
  /** When the last own save was answered. */
  readonly savedAt: number | null;
  /** Own saves that can be undone, the latest last. */
  readonly steps: readonly Step[];
}

export const mostSteps = 50;

export const draftOf = <Values extends object>(stored: Values): Draft<Values> => ({
  stored,
  values: stored,
  sent: null,
  past: {},
  disputed: [],
  taken: [],
  savedAt: null,
  steps: [],
});

export const sending = <Values extends object>(draft: Draft<Values>, sent: Values | null): Draft<Values> => ({
  ...draft,
  sent,
});

/** One of two values of a disputed field. */
export function decided<Values extends object>(
  rules: DraftRules<Values>,
  draft: Draft<Values>,
  name: string,
  choice: "mine" | "theirs",
): Draft<Values> {
  const fields = groupsOf(rules, draft.values).find(([first]) => first === name) ?? [];
  return {
    ...draft,
    disputed: draft.disputed.filter((each) => each !== name),
    ...(choice === "theirs" && { values: { ...draft.values, ...part(draft.stored, fields) } }),
  };
}
