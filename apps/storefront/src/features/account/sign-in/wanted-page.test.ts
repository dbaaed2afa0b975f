import { expect, it } from "vitest";
import { wantedPage } from "./wanted-page.ts";

it("leads to our own pages alone", () => {
  expect(wantedPage("/hofladen/kasse")).toBe("/hofladen/kasse");
  for (const other of ["//fremd.example", "https://fremd.example", undefined, ["/a"], "/a?b=1"])
    expect(wantedPage(other)).toBe("/konto");
});
