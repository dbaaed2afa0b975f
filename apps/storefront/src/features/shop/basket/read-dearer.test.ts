import { expect, test } from "vitest";
import { dearerError, editableEuros, readDearer } from "./read-dearer.ts";

test("K-FS-7 the limit of a substitute is read as euros are typed, and says what is wrong with it", () => {
  expect(["", "2", "2,5", "2.50 €", "100"].map(readDearer)).toEqual([0, 200, 250, 250, 10_000]);
  expect(["zwei", "2,555", "100,01"].map((typed) => typeof dearerError(typed))).toEqual(["string", "string", "string"]);
  expect([dearerError(""), editableEuros(250)]).toEqual([undefined, "2,50"]);
});
