import * as f from "../../kernel/fields/field.ts";
import type { DepositKind } from "../../catalog/goods/item.ts";

/** Kinds of what comes back to its shop. Single-use cans go back to any trader, so no shop keeps a book of them. */
export const reusableKinds = ["bottle", "glass", "box", "reusableCup", "other"] as const;
export type ReusableKind = (typeof reusableKinds)[number];

/** Pieces of one kind and deposit; both together tell one from another. */
export const depositPiece = f.object({
  kind: f.oneOf(reusableKinds),
  /** Of one piece. */
  cents: f.cents(),
  pieces: f.count(),
});
export type DepositPiece = f.ValueOf<typeof depositPiece>;

/** Without a kind it is something that comes back: a single-use deposit is marked as one. */
export const depositPieces = (
  kind: DepositKind | undefined,
  cents: DepositPiece["cents"] | undefined,
  pieces: number,
): readonly DepositPiece[] =>
  kind === "can" || cents === undefined || cents === 0 || pieces === 0
    ? []
    : [{ kind: kind ?? "other", cents, pieces }];

/** The same pieces, each kind and deposit once. */
export function groupPieces(pieces: readonly DepositPiece[]): readonly DepositPiece[] {
  const byKey = new Map<string, DepositPiece>();
  for (const piece of pieces) {
    const known = byKey.get(pieceKey(piece))?.pieces ?? 0;
    byKey.set(pieceKey(piece), { ...piece, pieces: known + piece.pieces });
  }
  return [...byKey.values()];
}

export const pieceKey = ({ kind, cents }: Pick<DepositPiece, "kind" | "cents">): string => `${kind} ${cents}`;
