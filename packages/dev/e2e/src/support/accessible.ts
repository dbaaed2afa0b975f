import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe finds nothing on what is on screen now (WCAG 2.2 AA, best practice, target size). */
export async function expectAccessible(page: Page): Promise<void> {
  // From the top: what a sticky bar covers by half would be called too small to hit, wherever the page happens to stand.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: standards }, resultTypes: ["violations"] })
    // No page here has foreign frames, for whose sake a blank page would be opened each time: a quarter of the time without.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
