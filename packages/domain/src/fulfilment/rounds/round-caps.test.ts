import { expect, test } from "vitest";
import { capsOfMethod, leftInRound, shortInRound } from "./round-caps.ts";

const rounds = [{ methodIds: ["pickup", "delivery"], itemCaps: { salad: 10 } }, { methodIds: ["parcel"] }];

test("all ways of a round share its goods, and a round without caps has as much as is wanted", () => {
  expect(capsOfMethod(rounds, "delivery")).toEqual(rounds[0]);
  expect(capsOfMethod(rounds, "parcel")).toEqual({ methodIds: ["parcel"], itemCaps: {} });
  expect(capsOfMethod(rounds, "table")).toBeNull();
});

test("what other orders hold is gone, what the order itself holds is free to it", () => {
  const pickup = { held: { one: { items: { salad: 4, bread: 9 } }, before: {} } };
  const delivery = { held: { two: { items: { salad: 5 } } } };
  const left = leftInRound({ itemCaps: { salad: 10, leek: 2 } }, [pickup, null, delivery]);
  expect([left("salad"), left("bread"), left("leek")]).toEqual([1, null, 2]);
  expect(leftInRound({ itemCaps: { salad: 10 } }, [pickup, delivery], "two")("salad")).toBe(6);
  // A shop set it below what is ordered.
  expect(leftInRound({ itemCaps: { salad: 3 } }, [pickup])("salad")).toBe(0);
});

test("goods are short by what is wanted more than the round has; an order that takes less of them may", () => {
  const left = (itemId: string) => (itemId === "salad" ? 2 : null);
  const short = (wanted: number, before?: ReadonlyMap<string, number>) =>
    shortInRound(Object.entries({ salad: wanted, bread: 50 }), left, (id) => id.toUpperCase(), before);
  expect(short(2)).toEqual([]);
  expect(short(3)).toEqual([{ itemId: "salad", name: "SALAD", available: 2 }]);
  expect(short(3, new Map([["salad", 5]]))).toEqual([]);
});
