import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anOrder } from "../../testing/builders.ts";
import { formatDayCode, formatOrderNo, leaseBlock, type NumberBlock, takeNumber } from "./order-number.ts";
import { counterMethod, openCents } from "./payment-rules.ts";

describe("order numbers", () => {
  test("read 'A-1042', call numbers start again after 999", () => {
    expect(formatOrderNo(1042)).toBe("A-1042");
    expect(formatOrderNo(7, "B")).toBe("B-7");
    expect([1, 37, 999, 1000, 1998, 1999].map(formatDayCode)).toEqual(["1", "37", "999", "1", "999", "1"]);
  });

  test("never repeat, however many processes lease blocks and lose them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ worker: fc.nat(3), size: fc.integer({ min: 1, max: 20 }), crash: fc.boolean() }), {
          maxLength: 200,
        }),
        (takes) => {
          let counter = 1000;
          const blocks = new Map<number, NumberBlock>();
          const issued: number[] = [];
          for (const { worker, size, crash } of takes) {
            if (crash) blocks.delete(worker);
            let taken = takeNumber(blocks.get(worker) ?? { next: 0, end: 0 });
            if (!taken) {
              const lease = leaseBlock(counter, size);
              counter = lease.counter;
              taken = takeNumber(lease.block);
            }
            if (!taken) throw new Error("a fresh block has a number");
            blocks.set(worker, taken.block);
            issued.push(taken.number);
          }
          expect(new Set(issued).size).toBe(issued.length);
          expect(issued.every((number) => number >= 1000 && number < counter)).toBe(true);
        },
      ),
    );
  });

  test("come one after the other until the block is used up", () => {
    const { block, counter } = leaseBlock(1000, 2);
    const first = takeNumber(block);
    const second = first && takeNumber(first.block);
    expect([first?.number, second?.number, counter]).toEqual([1000, 1001, 1002]);
    expect(second && takeNumber(second.block)).toBeNull();
  });

  test("blocks of no size are our mistake", () => {
    expect(() => leaseBlock(1, 0)).toThrow("whole size");
  });
});

describe("payment at the counter", () => {
  test("what is open", () => {
    expect(openCents(anOrder())).toBe(480);
    expect(openCents(anOrder({ paymentStatus: "paid" }))).toBe(0);
    const deposit = {
      id: "counter-1",
      provider: "counter",
      method: "cash",
      state: "captured",
      authorizedCents: 100,
      capturedCents: 100,
      at: 0,
    } as const;
    expect(openCents(anOrder({ payments: [deposit] }))).toBe(380);
  });

  test("starts open, unless there is nothing to pay", () => {
    expect([counterMethod("cashOnPickup"), counterMethod("cardOnPickup")]).toEqual(["cash", "card"]);
  });
});
