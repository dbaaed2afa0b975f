import type { FieldChange, MenuChange, ShortValue } from "@lokalkorb/domain/menu/publishing/menu-changes";

/** Changes of a menu as contracts carry them, and how many are left out. */
export const sentChanges = (changes: readonly MenuChange[], most: number) => ({
  changes: changes.slice(0, most).map(({ fields, ...change }) => ({ ...change, fields: fields.map(sentField) })),
  more: Math.max(0, changes.length - most),
});

const sentField = ({ before, after, ...field }: FieldChange) => ({
  ...field,
  ...(before !== undefined && { before: sentValue(before) }),
  ...(after !== undefined && { after: sentValue(after) }),
});

const sentValue = (value: ShortValue) => (typeof value === "object" ? [...value] : value);
