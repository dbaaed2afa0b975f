import { expect, test } from "vitest";
import { mayGoBack, tipPaymentStates } from "./tip-payment.ts";

test("a paid tip may go back, and one whose way back failed may once more", () => {
  const may = (problem?: string) => tipPaymentStates.filter((state) => mayGoBack({ state, problem }));
  expect(may()).toEqual(["paid"]);
  expect(may("sent-back")).toEqual(["paid", "refunding", "refunded"]);
});
