import { expect, expectTypeOf, test } from "vitest";
import type { Order } from "../ordering/order/order.ts";
import type { Id, Unit } from "./branded.ts";
import * as f from "./fields/field.ts";
import type { BasisPoints, Cents } from "./money/cents.ts";
import type { Instant, LocalDate, LocalTime, Minutes } from "./time/instant.ts";

test("an amount of another unit is refused, a plain number of arithmetic is not", () => {
  expectTypeOf<number>().toExtend<Cents>();
  expectTypeOf<Cents>().toExtend<number>();
  const price: Cents = 500;
  const sum: Cents = price + price;
  const grams: Unit<"grams"> = 250;
  // @ts-expect-error: a weight is no price
  const wrong: Cents = grams;
  expect(wrong + sum).toBe(1250);
  expectTypeOf<Unit<"grams"> | undefined>().not.toExtend<Cents | undefined>();
  expectTypeOf<BasisPoints>().not.toExtend<Cents>();
  expectTypeOf<Minutes>().not.toExtend<Cents>();
  expectTypeOf<Instant>().not.toExtend<Cents>();
  expectTypeOf<Unit<"count">>().not.toExtend<Cents>();
  expectTypeOf<Minutes>().not.toExtend<Instant>();
  expectTypeOf<LocalTime>().not.toExtend<LocalDate>();
});

test("an id of another thing is refused, wherever it stands", () => {
  expectTypeOf<string>().toExtend<Id<"shop">>();
  expectTypeOf<Id<"order">>().not.toExtend<Id<"shop">>();
  expectTypeOf<{ readonly shop: Id<"order"> }>().not.toExtend<{ readonly shop: Id<"shop"> }>();
  expectTypeOf<(shop: Id<"shop">) => void>().not.toExtend<(order: Id<"order">) => void>();
  expectTypeOf<readonly Id<"order">[]>().not.toExtend<readonly Id<"shop">[]>();
});

test("fields say their unit", () => {
  const fields = f.object({ price: f.cents(), at: f.optional(f.instant()), parts: f.list(f.cents()) });
  expectTypeOf<f.ValueOf<typeof fields>>().toEqualTypeOf<{
    readonly price: Cents;
    readonly at?: Instant;
    readonly parts: readonly Cents[];
  }>();
  expectTypeOf<Order["placedAt"]>().not.toExtend<Order["totals"]["totalCents"]>();
});
