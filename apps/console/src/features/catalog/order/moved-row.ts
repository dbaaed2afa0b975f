/** The list with one row in another place. */
export const movedRow = <Row>(rows: readonly Row[], from: number, to: number): readonly Row[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));

/** Where a row belongs whose middle was dragged to `y`: behind all others whose middle is above that. */
export const placeAt = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;
