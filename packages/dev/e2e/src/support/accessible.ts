import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe finds nothing on what is on screen now (WCAG 2.2 AA, best practice, target size). */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // To read the engine takes as long as to run it: once for each document.
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axe.source);
  }
  const found = await page.evaluate(async (values) => {
    // From the top: what a sticky bar covers by half would be called too small to hit, wherever the page happens to stand.
    scrollTo({ top: 0, behavior: "instant" });
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await engine.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  }, standards);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
