import { describe, expect, it } from "vitest";
import { compactIban, formatIban, isBic, isIban } from "./iban.ts";

describe("ADR-02 account numbers", () => {
  it("are right by country, length and check digits", () => {
    for (const right of ["DE02120300000000202051", "AT611904300234573201", "NL91ABNA0417164300"])
      expect(isIban(right), right).toBe(true);
    for (const wrong of [
      "AT611904300234573202",
      "DE0212030000000020205",
      "XX02120300000000202051",
      "DE02 1203",
      "DE00",
      "",
    ])
      expect(isIban(wrong), wrong).toBe(false);
  });
  it("lose the gaps in which they are typed, and are shown in fours", () => {
    expect(compactIban(" de02 1203 0000 0000 2020 51 ")).toBe("DE02120300000000202051");
    expect(formatIban("DE02120300000000202051")).toBe("DE02 1203 0000 0000 2020 51");
  });
  it("of a bank have eight or eleven letters", () => {
    expect(["BYLADEM1001", "GIBAATWW", "GIBAATW", "byladem1001"].map(isBic)).toEqual([true, true, false, false]);
  });
});
