import { same } from "../state/patch-of.ts";
import { comparable, equal, groupsOf, part, type DraftRules } from "./draft-groups.ts";
import type { Draft } from "./draft.ts";

/**
 * The document arrives anew. A field that was changed elsewhere alone is taken over, one that was changed here alone
 * stays, and one that was changed to two different values is disputed. `isNewest`: what is known until now may arrive
 * after it.
 */
export function received<Values extends object>(
  rules: DraftRules<Values>,
  draft: Draft<Values>,
  next: Values,
  isNewest = false,
): Draft<Values> {
  const before = comparable(rules, draft.stored);
  const mine = comparable(rules, draft.values);
  const theirs = comparable(rules, next);
  const sent = draft.sent && rules.tidy(draft.sent);
  const past: Record<string, readonly unknown[]> = { ...draft.past };
  const disputed = new Set(draft.disputed);
  const taken = new Set(draft.taken);
  const stored = { ...draft.stored };
  const values = { ...draft.values };
  for (const names of groupsOf(rules, next)) {
    const name = names[0] ?? "";
    const arrived = part(theirs, names);
    if (equal(before, theirs, names)) {
      if (!isNewest) delete past[name];
      continue;
    }
    if (!isNewest && past[name]?.some((known) => same(known, arrived))) continue;
    delete past[name];
    if (isNewest) past[name] = [part(before, names)];
    Object.assign(stored, part(next, names));
    if (sent !== null && equal(sent, theirs, names)) continue;
    if (equal(before, mine, names)) {
      Object.assign(values, part(next, names));
      taken.delete(name);
      taken.add(name);
    } else if (equal(mine, theirs, names)) disputed.delete(name);
    else disputed.add(name);
  }
  return { ...draft, stored, values, past, disputed: [...disputed], taken: [...taken] };
}

/** Whatever was on its way has arrived: `next` is the document, even where it equals an older state of it. */
export const settled = <Values extends object>(
  rules: DraftRules<Values>,
  draft: Draft<Values>,
  next: Values,
): Draft<Values> => received(rules, { ...draft, past: {} }, next);
