import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The narrowest screen on which nothing may have to be pushed sideways (WCAG 1.4.10). */
const narrowest = 320;

/** axe finds nothing on what is on screen now (WCAG 2.2 AA, best practice, target size), and on a phone all of it fits the narrowest one. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectReflow(page);
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

async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null || size.width > 400) return;
  await page.setViewportSize({ width: narrowest, height: size.height });
  // The new size reaches a busy renderer in steps: the page first, its media queries and open dialogs a moment later.
  await expect
    .poll(() => tooWide(page), { message: `A11-04 wider than ${narrowest} px on ${page.url()}`, timeout: 3_000 })
    .toEqual([]);
  await page.setViewportSize(size);
}

const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate((width) => {
    if ((document.scrollingElement?.scrollWidth ?? 0) <= width) return [];
    const found = Array.from(document.querySelectorAll("body *"))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.slice(0, 120));
    return ["the page", ...found.slice(0, 12)];
  }, narrowest);
