import * as f from "../kernel/fields/field.ts";
import { type Instant, minuteMs } from "../kernel/time/instant.ts";

/** The documents of a shop that its members write from their browsers. */
export const editKinds = [
  "item",
  "option",
  "bundle",
  "category",
  "group",
  "storefront",
  "catalog",
  "profile",
  "settings",
  "account",
  "payment",
  "invoices",
  "method",
  "discount",
] as const;
export type EditKind = (typeof editKinds)[number];

const edit = f.object({
  name: f.text(),
  how: f.oneOf(["made", "changed", "gone"]),
  /** Names of the fields that are others now. */
  fields: f.list(f.text()),
  /** The price before the first and after the last of these edits. */
  wasCents: f.optional(f.cents()),
  nowCents: f.optional(f.cents()),
  /** Of the last one. */
  at: f.instant(),
});
export type Edit = f.ValueOf<typeof edit>;

/** By the id of what was edited. */
export const edited = f.mapOf(edit);
export type Edited = f.ValueOf<typeof edited>;

const window = 10 * minuteMs;
/** A document holds a megabyte, and people count no further. */
export const mostEdited = 1000;

/** Edits of one person to documents of one kind within ten minutes are one line of the log. */
export const editWindow = (at: Instant): number => Math.floor(at / window);

/** The edits with those that came later; told twice, an edit changes nothing. */
export function foldEdits(before: Edited, news: readonly (readonly [id: string, edit: Edit])[]): Edited {
  const all = new Map(Object.entries(before));
  for (const [id, next] of news) {
    const known = all.get(id);
    if (known !== undefined) all.set(id, joined(known, next));
    else if (all.size < mostEdited) all.set(id, next);
  }
  return Object.fromEntries(all);
}

function joined(one: Edit, other: Edit): Edit {
  const [first, last] = one.at <= other.at ? [one, other] : [other, one];
  const wasCents = first.wasCents ?? last.wasCents;
  const nowCents = last.nowCents ?? first.nowCents;
  return {
    name: last.name === "" ? first.name : last.name,
    how: last.how === "gone" ? "gone" : first.how,
    fields: [...new Set([...first.fields, ...last.fields])],
    ...(wasCents === undefined ? {} : { wasCents }),
    ...(nowCents === undefined ? {} : { nowCents }),
    at: last.at,
  };
}
