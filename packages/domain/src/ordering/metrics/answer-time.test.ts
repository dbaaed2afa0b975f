import { expect, it } from "vitest";
import { toldAnswerMinutes } from "./answer-time.ts";

it("F14 a shop's time until acceptance is told from twenty orders on, in full minutes, and up to half an hour", () => {
  expect(toldAnswerMinutes(64, 20)).toBe(2);
  expect(toldAnswerMinutes(0, 20)).toBe(1);
  expect(toldAnswerMinutes(60, 20)).toBe(1);
  expect(toldAnswerMinutes(30 * 60, 500)).toBe(30);
  expect(toldAnswerMinutes(30 * 60 + 1, 500)).toBeNull();
  expect(toldAnswerMinutes(64, 19)).toBeNull();
  expect(toldAnswerMinutes(null, 20)).toBeNull();
});
