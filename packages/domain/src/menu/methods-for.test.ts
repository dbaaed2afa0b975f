import { expect, test } from "vitest";
import { aFulfilmentMethod } from "../testing/builders.ts";
import { methodsFor } from "./methods-for.ts";

test("on account is offered to a company alone, on a way that takes only cash, and nowhere without a way", () => {
  const shop = { paymentMethods: ["cashOnPickup", "onAccount"] } as const;
  const option = aFulfilmentMethod({ paymentMethods: ["cashOnPickup"] });
  const names = (isOnAccount?: boolean) =>
    methodsFor(shop, { option, payCents: 500, isReturning: false, isOnAccount }).map(({ method }) => method);
  expect(names()).toEqual(["cashOnPickup"]);
  expect(names(true)).toEqual(["cashOnPickup", "onAccount"]);
  expect(methodsFor(shop, { option: undefined, payCents: null, isReturning: false, isOnAccount: true })).toEqual([]);
});
