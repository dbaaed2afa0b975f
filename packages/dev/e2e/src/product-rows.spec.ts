import { expect, test } from "./support/test.ts";
import { storefrontUrl } from "./support/stack.ts";

test("S-P15 on wide screens every row of products is filled to its end", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Sections of one, two, three and more.
  for (const slug of ["backstube-sonnenkruste", "wirtshaus-silberfuchs"]) {
    await page.goto(`${storefrontUrl}/${slug}`);
    const lists = page.locator(".products");
    for (const list of await lists.all()) {
      await list.scrollIntoViewIfNeeded();
      const short = await list.evaluate((element) => {
        const cards = [...element.children].map((card) => card.getBoundingClientRect());
        const end = element.getBoundingClientRect().right;
        return cards.filter(({ top, right }, index) => cards[index + 1]?.top !== top && Math.abs(right - end) > 2)
          .length;
      });
      expect(short, slug).toBe(0);
    }
  }
});
