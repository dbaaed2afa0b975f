import { expect, it } from "vitest";
import { aMoment, anOrder } from "../../testing/builders.ts";
import { answerBy } from "./answer-by.ts";

const minute = 60_000;
const order = anOrder();
const chosen = order.distribution.slot.start;
const promised = (minutes: number) => ({ timeline: { ...order.timeline, promisedAt: chosen + minutes * minute } });

it("M-S12 shoppers have until the promised time to answer, also once it was delayed", () => {
  expect(answerBy(promised(0), aMoment)).toBe(chosen);
  expect(answerBy(promised(90), chosen + 20 * minute)).toBe(chosen + 90 * minute);
});

it("M-S12 a question about an order that is late or nearly due stands for half an hour", () => {
  const late = chosen + 45 * minute;
  expect(answerBy(promised(0), late)).toBe(late + 30 * minute);
  expect(answerBy(promised(40), late)).toBe(late + 30 * minute);
  expect(answerBy(promised(0), chosen - 30 * minute)).toBe(chosen);
  expect(answerBy(promised(0), chosen - 29 * minute)).toBe(chosen + minute);
});
