/** Goods of which law asks for more than of other goods (FOO-05, LEG-06). */
export const goodsKinds = [
  "rawMilk",
  "oliveOil",
  "jam",
  "juice",
  "honey",
  "eggs",
  "fish",
  "beef",
  "meat",
  "wine",
  "produce",
  "nonFood",
] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** One thing that shoppers have to read before they order. */
export interface LabelQuestion {
  readonly id: string;
  /** Its name beside the goods. */
  readonly label: string;
  /** How the shop is asked. */
  readonly question: string;
  readonly hint?: string;
  /** Asked, but not owed. */
  readonly isOptional?: true;
  /** The answers that there are. */
  readonly choices?: readonly string[];
  /** Asked only after one of these answers to an earlier question. */
  readonly after?: { readonly id: string; readonly answers: readonly string[] };
  /** The form of an answer. */
  readonly form?: "eggCode" | "shares" | "strength";
  /** The item has a field of its own for it. */
  readonly field?: "origin" | "ingredients" | "images";
}

export interface GoodsKindRow {
  readonly name: string;
  /** Ends of words by which goods and categories are recognized, with spaces between them. */
  readonly ends: string;
  readonly law: string;
  readonly questions: readonly LabelQuestion[];
  /** A sentence that stands beside all of them. */
  readonly notice?: { readonly label: string; readonly text: string };
}
