import { at, comparable, equal, groupsOf, part, unsavedGroups, wrongGroups, type DraftRules } from "./draft-groups.ts";
import { mostSteps, type Draft } from "./draft.ts";

/** The values that can be saved by themselves now: the typed values, except for groups that are wrong, disputed or held back. */
export function savable<Values extends object>(
  rules: DraftRules<Values>,
  draft: Draft<Values>,
  held: readonly string[] = [],
): Values | null {
  const wrong = wrongGroups(rules, draft.values);
  const left = new Set([...wrong, ...draft.disputed, ...held]);
  const groups = groupsOf(rules, draft.values);
  const kept = groups.filter(([name = ""]) => left.has(name)).flat();
  const wanted: Values = { ...draft.values, ...part(draft.stored, kept) };
  const changed = unsavedGroups(rules, { stored: draft.stored, values: wanted });
  const wrongAfter = wrongGroups(rules, wanted);
  return changed.length === 0 || changed.some((name) => wrongAfter.has(name)) ? null : wanted;
}

/** `sent` is stored; `over` were the stored values as it was sent. An undone step is none itself. */
export function savedAs<Values extends object>(
  rules: DraftRules<Values>,
  draft: Draft<Values>,
  {
    sent,
    over,
    isStep = true,
    savedAt = 0,
  }: { readonly sent: Values; readonly over: Values; readonly isStep?: boolean; readonly savedAt?: number },
): Draft<Values> {
  const tidied = rules.tidy(sent);
  const names = unsavedGroups(rules, { stored: over, values: sent });
  const groups = groupsOf(rules, sent).filter(([name = ""]) => names.includes(name));
  const past = { ...draft.past };
  const stored = { ...draft.stored };
  for (const fields of groups) {
    const name = fields[0] ?? "";
    // Where it came back already nothing older can follow.
    if (!equal(rules.tidy(draft.stored), rules.tidy(over), fields)) continue;
    past[name] = [...(past[name] ?? []), part(comparable(rules, over), fields)];
    Object.assign(stored, part(tidied, fields));
  }
  const fields = groups.flat();
  // Of choices only what was stored goes on being chosen; texts stay as they are typed.
  const chosen = fields.filter((name) => isChoice(at(tidied, name)) && equal(draft.values, sent, [name]));
  const values = { ...draft.values, ...part(tidied, chosen) };
  const step = { from: part(over, fields), to: part(tidied, fields) };
  const steps = isStep && fields.length > 0 ? [...draft.steps, step].slice(-mostSteps) : draft.steps;
  return { ...draft, stored, values, past, sent: null, steps, savedAt };
}

/** Typed values that are not saved go first; else the last save is taken back, but for fields that changed since. */
export function undone<Values extends object>(rules: DraftRules<Values>, draft: Draft<Values>): Draft<Values> {
  const unsaved = unsavedGroups(rules, draft).filter((name) => !draft.disputed.includes(name));
  const groups = groupsOf(rules, draft.values);
  if (unsaved.length > 0) {
    const fields = groups.filter(([name = ""]) => unsaved.includes(name)).flat();
    return { ...draft, values: { ...draft.values, ...part(draft.stored, fields) } };
  }
  const step = draft.steps.at(-1);
  if (step === undefined) return draft;
  const own = groups
    .filter((names) => names.some((name) => name in step.to) && equal(draft.stored, step.to, names))
    .flat();
  return { ...draft, steps: draft.steps.slice(0, -1), values: { ...draft.values, ...part(step.from, own) } };
}

const isChoice = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each !== "object");
