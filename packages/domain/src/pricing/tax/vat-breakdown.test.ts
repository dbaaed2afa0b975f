import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupByRate, vatBreakdown } from "./vat-breakdown.ts";

const part = fc.record({
  rateBp: fc.constantFrom(0, 490, 700, 1000, 1900, 2000),
  grossCents: fc.integer({ min: -100_000, max: 100_000 }),
});

describe("vatBreakdown", () => {
  test("VAT-20 gives the reference figures", () => {
    expect(
      vatBreakdown([
        { rateBp: 1900, grossCents: 1492 },
        { rateBp: 700, grossCents: 5602 },
      ]),
    ).toEqual([
      { rateBp: 700, netCents: 5236, vatCents: 366, grossCents: 5602 },
      { rateBp: 1900, netCents: 1254, vatCents: 238, grossCents: 1492 },
    ]);
    expect(
      vatBreakdown([
        { rateBp: 490, grossCents: 5602 },
        { rateBp: 2000, grossCents: 1492 },
      ]),
    ).toEqual([
      { rateBp: 490, netCents: 5340, vatCents: 262, grossCents: 5602 },
      { rateBp: 2000, netCents: 1243, vatCents: 249, grossCents: 1492 },
    ]);
  });

  test("VAT-20 net and tax add up to the gross of each rate, within 0.6 cent of the exact tax", () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const lines = vatBreakdown(parts);
        for (const { netCents, vatCents, grossCents, rateBp } of lines) {
          expect(netCents + vatCents).toBe(grossCents);
          expect(Math.abs(vatCents * 10_000 - netCents * rateBp)).toBeLessThanOrEqual(6000);
        }
        const whole = parts.reduce((total, { grossCents }) => total + grossCents, 0);
        expect(lines.reduce((total, { grossCents }) => total + grossCents, 0)).toBe(whole);
      }),
    );
  });

  test("VAT-20 agrees with fractions in arbitrary precision", () => {
    fc.assert(
      fc.property(part, ({ rateBp, grossCents }) => {
        fc.pre(grossCents > 0);
        const [numerator, denominator] = [BigInt(grossCents) * 10_000n, BigInt(10_000 + rateBp)];
        const floor = numerator / denominator;
        const net = (numerator - floor * denominator) * 2n >= denominator ? floor + 1n : floor;
        expect(vatBreakdown([{ rateBp, grossCents }])[0]?.netCents).toBe(Number(net));
      }),
    );
  });

  test("VAT-20 a full refund mirrors its payment, whatever the order of the parts", () => {
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const back = vatBreakdown(
          parts.map(({ rateBp, grossCents }) => ({ rateBp, grossCents: 0 - grossCents })).reverse(),
        );
        const there = vatBreakdown(parts);
        expect(back.map(({ rateBp, vatCents }) => [rateBp, vatCents + 0])).toEqual(
          there.map(({ rateBp, vatCents }) => [rateBp, 0 - vatCents]),
        );
      }),
    );
  });

  test("groups without a sum disappear", () => {
    expect(
      groupByRate([
        { rateBp: 700, grossCents: 5 },
        { rateBp: 700, grossCents: -5 },
      ]),
    ).toEqual([]);
  });
});
