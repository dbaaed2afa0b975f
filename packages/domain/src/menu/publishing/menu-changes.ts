import type { Menu } from "../menu.ts";

export const menuChangePlaces = [
  "item",
  "group",
  "option",
  "bundle",
  "category",
  "method",
  "payment",
  "campaign",
  "ordering",
  "shop",
  "imprint",
] as const;
export type MenuChangePlace = (typeof menuChangePlaces)[number];

/** Short enough to be said old to new. */
export type ShortValue = string | number | boolean | readonly string[];

export interface FieldChange {
  /** As the menu names it; `order` is the place among the others. */
  readonly field: string;
  /** Absent: there was or is none, or it is too long to be shown. */
  readonly before?: ShortValue;
  readonly after?: ShortValue;
}

/** One part of the menu that the next publication adds, removes or changes. */
export interface MenuChange {
  readonly place: MenuChangePlace;
  readonly id?: string;
  readonly name?: string;
  readonly kind: "added" | "removed" | "changed";
  /** Of what changed. */
  readonly fields: readonly FieldChange[];
}

type Part = Readonly<Record<string, unknown>>;
interface NamedPart extends Part {
  readonly id: string;
  readonly name: string;
}

const longestText = 60;
const mostEntries = 14;

/** All that the shop changed from one menu to the second, for a person to read. */
export const menuChanges = (before: Menu | null, after: Menu): readonly MenuChange[] =>
  allChanges(before, after).flatMap((change) => {
    const fields = change.fields.filter((each) => each.field !== "lowest30Cents" || isRepriced(change));
    return change.kind === "changed" && fields.length === 0 ? [] : [{ ...change, fields }];
  });

/** PRC-07: without another price, days alone have moved the lowest one before it. */
const isRepriced = ({ fields }: MenuChange): boolean =>
  fields.some(({ field }) => field === "priceCents" || field === "priceRules" || field === "catchWeight");

/**
 * All that shoppers find different with the second menu. It compares each field the menu has instead of those it knows, so
 * that none is published unseen.
 */
function allChanges(before: Menu | null, after: Menu): readonly MenuChange[] {
  return [
    ...partChanges("item", Object.values(before?.items ?? {}), Object.values(after.items)),
    ...partChanges("group", Object.values(before?.groups ?? {}), Object.values(after.groups)),
    ...partChanges("option", Object.values(before?.options ?? {}), Object.values(after.options)),
    ...partChanges("bundle", Object.values(before?.bundles ?? {}), Object.values(after.bundles)),
    ...listChanges("category", before?.categories ?? [], after.categories),
    ...listChanges("method", before?.distributionOptions ?? [], after.distributionOptions),
    ...wholeChange("payment", before && paymentOf(before), paymentOf(after)),
    ...partChanges("campaign", campaignsOf(before), campaignsOf(after)),
    ...wholeChange("ordering", before && orderingOf(before), orderingOf(after)),
    ...wholeChange("shop", before && profileOf(before), profileOf(after)),
    ...wholeChange("imprint", before && imprintOf(before), imprintOf(after)),
  ];
}

/** A menu says the same as another one, whenever and under whichever number it was published. */
export const saysTheSame = (before: Menu | null, after: Menu): boolean =>
  before !== null && allChanges(before, after).length === 0;

const paymentOf = ({ paymentMethods, paymentTerms, tips }: Menu): Part => ({ paymentMethods, paymentTerms, tips });
const orderingOf = ({ ordering, priceListId }: Menu): Part => ({ ...ordering, priceListId });
const imprintOf = ({ shop: { imprint, taxScheme, organicControlNo } }: Menu): Part => ({
  ...imprint,
  taxScheme,
  organicControlNo,
});
function profileOf({ shop: { imprint: _imprint, taxScheme: _scheme, organicControlNo: _no, ...profile } }: Menu): Part {
  return profile;
}
const campaignsOf = (menu: Menu | null): readonly NamedPart[] =>
  (menu?.campaigns ?? []).map((campaign) => ({ ...campaign, id: campaign.codeId }));

function wholeChange(place: MenuChangePlace, before: Part | null, after: Part): readonly MenuChange[] {
  const fields = before === null ? [] : fieldChanges(before, after);
  if (before === null) return [{ place, kind: "added", fields }];
  return fields.length === 0 ? [] : [{ place, kind: "changed", fields }];
}

function partChanges(
  place: MenuChangePlace,
  before: readonly NamedPart[],
  after: readonly NamedPart[],
): readonly MenuChange[] {
  const old = new Map(before.map((part) => [part.id, part]));
  const left = new Set(after.map(({ id }) => id));
  const named = ({ id, name }: NamedPart) => ({ place, id, name });
  return [
    ...after.flatMap((part): MenuChange[] => {
      const was = old.get(part.id);
      if (was === undefined) return [{ ...named(part), kind: "added", fields: [] }];
      const fields = fieldChanges(was, part);
      return fields.length === 0 ? [] : [{ ...named(part), kind: "changed", fields }];
    }),
    ...before
      .filter(({ id }) => !left.has(id))
      .map((part): MenuChange => ({ ...named(part), kind: "removed", fields: [] })),
  ];
}

/** Of these the order among each other is seen, too. */
function listChanges(
  place: MenuChangePlace,
  before: readonly NamedPart[],
  after: readonly NamedPart[],
): readonly MenuChange[] {
  const idsIn = (list: readonly NamedPart[], other: readonly NamedPart[]): readonly string[] =>
    list.flatMap(({ id }) => (other.some((each) => each.id === id) ? [id] : []));
  const isMoved = !isSame(idsIn(before, after), idsIn(after, before));
  return [
    ...partChanges(place, before.map(withoutPosition), after.map(withoutPosition)),
    ...(isMoved ? [{ place, kind: "changed" as const, fields: [{ field: "order" }] }] : []),
  ];
}

const withoutPosition = ({ position: _position, ...part }: NamedPart): NamedPart => ({ ...part }) as NamedPart;

function fieldChanges(before: Part, after: Part): readonly FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => {
      const [was, is] = [shortOf(before[field]), shortOf(after[field])];
      return { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
    });
}

function shortOf(value: unknown): ShortValue | undefined {
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return value !== "" && value.length <= longestText ? value : undefined;
  const isShort = Array.isArray(value) && value.length <= mostEntries && value.every(isWord);
  return isShort ? value : undefined;
}

const isWord = (entry: unknown): entry is string => typeof entry === "string" && entry.length <= longestText;

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Part, other as Part];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}
