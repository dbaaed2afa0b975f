import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportIllustrations } from "./export-illustrations.ts";
import { illustrations, isIllustrationName } from "./illustrations.ts";

test("every good becomes a small, self-contained drawing", () => {
  const folder = mkdtempSync(join(tmpdir(), "goods-"));
  expect(exportIllustrations(folder)).toBe(Object.keys(illustrations).length);
  for (const file of readdirSync(folder)) {
    const drawing = readFileSync(join(folder, file), "utf8");
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="128"/);
    expect(drawing, file).not.toMatch(/<script|href="http|undefined/);
    expect(drawing.length, file).toBeLessThan(20_000);
  }
});

test("only names in the table are goods", () => {
  expect(isIllustrationName("bread")).toBe(true);
  expect(isIllustrationName("constructor")).toBe(false);
});
