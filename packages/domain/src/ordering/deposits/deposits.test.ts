import { expect, test } from "vitest";
import { depositPiecesText, pieceName } from "../../labels/deposit-labels.ts";
import { depositPieces } from "../../pricing/totals/deposit-piece.ts";
import { repriceOrder } from "../change/reprice-order.ts";
import { anOrder, anOrderLine } from "../../testing/builders.ts";
import { customerAfter, derivedCustomer, newCustomer, recountedCustomer } from "../customers/count-customer.ts";
import { mergedCustomer } from "../customers/merge-customers.ts";
import { metricsOf } from "../metrics/order-metrics.ts";
import type { Refund } from "../order/payment.ts";
import { openOfAll, openPieces, piecesCents, takeBack, withoutReturn } from "./deposit-book.ts";
import { soldDeposits } from "./sold-deposits.ts";

const glass = (pieces: number) => ({ kind: "glass", cents: 15, pieces }) as const;
const crate = (pieces: number) => ({ kind: "box", cents: 240, pieces }) as const;
const placed = anOrder({ status: "ready", lines: [anOrderLine({ lineId: "a", qty: 3, deposits: [glass(3)] })] });
const done = { ...placed, status: "completed", completedAt: 7 } as const;
const counted = (known: Parameters<typeof customerAfter>[0], from: typeof placed, to: typeof placed) =>
  customerAfter(known, to, metricsOf(from), metricsOf(to));
const taken = { id: "r1", at: 9, by: "Inhaberin" };
function value<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value as Value;
}

test("K-BEY-5 an order counts its pieces once, however often it is handed over, taken back and handed over", () => {
  const first = counted(null, placed, done);
  expect(openPieces(first)).toEqual([glass(3)]);
  const back = counted(first, done, placed);
  expect(openPieces(back)).toEqual([]);
  expect(openPieces(counted(back, placed, done))).toEqual([glass(3)]);
  // Steps are counted in any order.
  expect(openPieces(counted(counted(null, done, placed), placed, done))).toEqual([]);
});

test("K-BEY-5 pieces come back at most as they are out, and a mistaken press is taken back once", () => {
  const known = counted(null, placed, done);
  const book = value(takeBack(known, { ...taken, orderId: "o2" }, [glass(1), glass(1)]));
  expect(openPieces(book)).toEqual([glass(1)]);
  expect(book.depositReturns).toEqual([{ ...taken, orderId: "o2", pieces: [glass(2)] }]);
  expect(derivedCustomer("k", book)).toMatchObject({ marks: ["deposit"], stats: { depositBalanceCents: 15 } });
  const refused = { ok: false, refusal: { type: "deposit-not-open" } };
  expect(takeBack(book, taken, [glass(2)])).toEqual(refused);
  expect(takeBack(book, taken, [crate(1)])).toEqual(refused);
  expect(takeBack({}, taken, [crate(1)])).toEqual(refused);
  expect(openPieces(withoutReturn(book, "r1"))).toEqual([glass(3)]);
  expect(withoutReturn({}, "r1")).toEqual({});
  expect(derivedCustomer("k", value(takeBack(known, taken, [glass(3)])))).toMatchObject({
    marks: [],
    stats: { depositBalanceCents: 0 },
  });
});

test("K-BEY-5 counting anew keeps what came back, and two records of one person are one book", () => {
  const known = counted(null, placed, done);
  const book = value(takeBack(known, taken, [glass(2)]));
  expect(recountedCustomer(book, [done]).deposits).toEqual([{ kind: "glass", cents: 15, out: 3, back: 2 }]);
  const other = counted(null, placed, { ...done, lines: [anOrderLine({ qty: 1, deposits: [crate(2)] })] });
  const merged = mergedCustomer(book, { id: "g_1", ...other });
  expect(openPieces(merged)).toEqual([glass(1), crate(2)]);
  expect(merged.depositReturns).toEqual(book.depositReturns);
  const twice = mergedCustomer(book, {
    id: "g_1",
    ...value(takeBack(known, { ...taken, id: "r2", at: 10 }, [glass(1)])),
  });
  expect(openPieces(twice)).toEqual([glass(3)]);
  expect(twice.depositReturns?.map(({ id }) => id)).toEqual(["r2", "r1"]);
  expect(openOfAll([book, other, newCustomer(placed.customer)])).toEqual([crate(2), glass(1)]);
  expect(piecesCents([crate(2), glass(1)])).toBe(495);
});

test("K-BEY-5 whose deposit was paid back with the goods is none that is out", () => {
  const refund = (line: object): Refund =>
    ({ id: "x", state: "succeeded", cents: 1, reason: "", at: 1, from: [], vat: [], lines: [line] }) as never;
  const of = (...lines: object[]) => soldDeposits({ ...done, refunds: lines.map(refund) });
  expect(of({ lineId: "a", cents: 99, qty: 1, depositCents: 15 })).toEqual([glass(2)]);
  expect(
    of({ lineId: "a", cents: 99, qty: 1, depositCents: 15 }, { lineId: "a", cents: 99, qty: 2, depositCents: 30 }),
  ).toEqual([]);
  expect(of({ lineId: "a", cents: 99, qty: 1 }, { lineId: "a", cents: 10, depositCents: 5 })).toEqual([glass(3)]);
  expect(soldDeposits(anOrder())).toEqual([]);
});

test("K-BEY-5 VAT-05 single-use deposits are no piece of the shop, and one without a kind comes back", () => {
  expect(depositPieces("glass", 15, 3)).toEqual([glass(3)]);
  expect(depositPieces(undefined, 15, 1)).toEqual([{ kind: "other", cents: 15, pieces: 1 }]);
  expect([depositPieces("can", 25, 6), depositPieces("glass", undefined, 1), depositPieces("glass", 0, 1)]).toEqual([
    [],
    [],
    [],
  ]);
  expect(depositPieces("glass", 15, 0)).toEqual([]);
  expect(depositPiecesText([glass(3), crate(1)])).toBe("3 Gläser, 1 Kiste oder Schale");
  expect(pieceName("bottle")).toBe("Flasche");
});

test("K-BEY-5 fewer of a product are fewer pieces, and none of one that was taken out", () => {
  const two = { ...placed, lines: [...placed.lines, anOrderLine({ lineId: "b" })] };
  const after = (edit: Parameters<typeof repriceOrder>[1][number]) => value(repriceOrder(two, [edit], 1)).lines[0];
  expect(after({ kind: "quantity", lineId: "a", qty: 1 })?.deposits).toEqual([glass(1)]);
  expect(after({ kind: "remove", lineId: "a", reason: "Aus." })?.deposits).toBeUndefined();
});
