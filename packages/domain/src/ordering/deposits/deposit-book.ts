import { type DepositPiece, groupPieces, pieceKey } from "../../pricing/totals/deposit-piece.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { DepositEntry, DepositReturn } from "./deposit-fields.ts";

export interface DepositBook {
  readonly deposits?: readonly DepositEntry[];
  readonly depositReturns?: readonly DepositReturn[];
}

const mostReturns = 20;

/** The pieces that a customer has at home. More may be back than is out, where an order was taken back after its pieces: that is none. */
export const openPieces = ({ deposits = [] }: DepositBook): readonly DepositPiece[] =>
  deposits.flatMap(({ kind, cents, out, back }) => (out > back ? [{ kind, cents, pieces: out - back }] : []));

export const piecesCents = (pieces: readonly DepositPiece[]): Cents =>
  pieces.reduce((sum, { cents, pieces: count }) => sum + cents * count, 0);

/** The open pieces of many customers, as a shop sums them. */
export const openOfAll = (books: readonly DepositBook[]): readonly DepositPiece[] =>
  groupPieces(books.flatMap(openPieces)).toSorted((a, b) => b.cents * b.pieces - a.cents * a.pieces);

/** The entries after an order counts other pieces than before. */
export const withOut = (
  entries: readonly DepositEntry[],
  before: readonly DepositPiece[],
  after: readonly DepositPiece[],
): readonly DepositEntry[] => moved(moved(entries, "out", before, -1), "out", after, 1);

/** Two customers were one. */
export const mergedEntries = (one: readonly DepositEntry[], other: readonly DepositEntry[]): readonly DepositEntry[] =>
  (["out", "back"] as const).reduce(
    (entries, side) =>
      moved(
        entries,
        side,
        other.map(({ kind, cents, [side]: pieces }) => ({ kind, cents, pieces })),
        1,
      ),
    one,
  );

/** Never more back than is open. */
export function takeBack<Book extends DepositBook>(
  book: Book,
  taken: Omit<DepositReturn, "pieces">,
  pieces: readonly DepositPiece[],
): Result<Book, { readonly type: "deposit-not-open" }> {
  const { deposits = [], depositReturns = [] } = book;
  const open = new Map(openPieces(book).map((one) => [pieceKey(one), one.pieces]));
  const grouped = groupPieces(pieces);
  const fits = grouped.every((one) => one.pieces <= (open.get(pieceKey(one)) ?? 0));
  if (!fits) return refuse({ type: "deposit-not-open" });
  return ok({
    ...book,
    deposits: moved(deposits, "back", grouped, 1),
    depositReturns: latestReturns([{ ...taken, pieces: grouped }, ...depositReturns]),
  });
}

/** A mistaken press; the very same book where it was taken back already. */
export function withoutReturn<Book extends DepositBook>(book: Book, returnId: string): Book {
  const { deposits = [], depositReturns = [] } = book;
  const gone = depositReturns.find(({ id }) => id === returnId);
  if (gone === undefined) return book;
  return {
    ...book,
    deposits: moved(deposits, "back", gone.pieces, -1),
    depositReturns: depositReturns.filter((one) => one !== gone),
  };
}

export const latestReturns = (returns: readonly DepositReturn[]): readonly DepositReturn[] =>
  returns.toSorted((a, b) => b.at - a.at).slice(0, mostReturns);

function moved(
  entries: readonly DepositEntry[],
  side: "out" | "back",
  pieces: readonly DepositPiece[],
  sign: 1 | -1,
): readonly DepositEntry[] {
  const byKey = new Map(entries.map((entry) => [pieceKey(entry), entry]));
  for (const { kind, cents, pieces: count } of pieces) {
    const key = pieceKey({ kind, cents });
    const known = byKey.get(key) ?? { kind, cents, out: 0, back: 0 };
    byKey.set(key, { ...known, [side]: known[side] + sign * count });
  }
  return [...byKey.values()].filter(({ out, back }) => out !== 0 || back !== 0);
}
