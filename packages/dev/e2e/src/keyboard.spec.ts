import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { farmShop, orderButton, shownOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";

const pressesAtMost = 120;

/** Goes on by Tab until something with this name has the focus, and sees that a person sees it there. */
async function tabTo(page: Page, name: RegExp, count = { presses: 0 }): Promise<void> {
  for (; count.presses < pressesAtMost; count.presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = await focused.evaluate(
      (element) =>
        element.getAttribute("aria-label") ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        "",
    );
    if (!name.test(label.trim())) continue;
    await expect(focused, `${name} in sight`).toBeInViewport();
    return;
  }
  throw new Error(`${name} is not reached within ${pressesAtMost} presses of Tab.`);
}

/** Nothing is wider than the screen. */
const expectNarrow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(
    0,
  );

test("A11-02 A11-04 A2 an order is placed by keyboard alone, from the first page on, on a screen of 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(storefrontUrl);
  await expectNarrow(page);
  await tabTo(page, /Zum Inhalt springen/);
  await page.keyboard.press("Enter");
  await tabTo(page, new RegExp(farmShop.name));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: farmShop.name })).toBeVisible();
  await expectNarrow(page);
  await tabTo(page, /Heumilch, 1 l: in den Korb/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Heumilch, 1 l: 1 im Korb/ }).first()).toBeVisible();
  await tabTo(page, /Korb.*€|zur Kasse/i);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/kasse/);
  await expect(orderButton(page)).toBeVisible();
  await expectNarrow(page);
  await tabTo(page, /zahlungspflichtig bestellen/);
  await page.keyboard.press("Enter");
  const placed = await shownOrder(page);
  expect(placed.dayCode).toMatch(/^\d+$/);
});
