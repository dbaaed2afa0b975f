import { expect, it } from "vitest";
import { wantedPage } from "./wanted-page.ts";

it("leads to our own pages alone", () => {
  for (const own of ["/hofladen/kasse", "/hofladen~wirte/kasse"]) expect(wantedPage(own)).toBe(own);
  for (const other of ["//fremd.example", "https://fremd.example", undefined, ["/a"], "/a?b=1"])
    expect(wantedPage(other)).toBe("/konto");
});
