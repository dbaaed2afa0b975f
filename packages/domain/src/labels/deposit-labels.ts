import type { DepositPiece, ReusableKind } from "../pricing/totals/deposit-piece.ts";

const names: Readonly<Record<ReusableKind, readonly [one: string, more: string]>> = {
  bottle: ["Flasche", "Flaschen"],
  glass: ["Glas", "Gläser"],
  box: ["Kiste oder Schale", "Kisten oder Schalen"],
  reusableCup: ["Becher", "Becher"],
  other: ["Pfandstück", "Pfandstücke"],
};

/** '3 Gläser' */
export const piecesText = ({ kind, pieces }: Pick<DepositPiece, "kind" | "pieces">): string =>
  `${pieces} ${names[kind][pieces === 1 ? 0 : 1]}`;

export const pieceName = (kind: ReusableKind): string => names[kind][0];

/** '3 Gläser, 1 Kiste oder Schale' */
export const depositPiecesText = (pieces: readonly DepositPiece[]): string => pieces.map(piecesText).join(", ");
