import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { farmShop, orderButton, shownOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";

const pressesAtMost = 150;

/** Name and place of what has the focus. */
function focused(page: Page): Promise<{ readonly name: string; readonly isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { name: "", isSeen: true };
    const { top, bottom } = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
    return { name: name.replace(/\s+/g, " ").trim(), isSeen: bottom > 0 && top < innerHeight };
  });
}

/** Presses one key until something with this name has the focus, which is in sight then. */
async function goTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  while (passed.length < pressesAtMost) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (name.test(now.name)) {
      await expect.poll(async () => (await focused(page)).isSeen).toBe(true);
      return;
    }
    passed.push(now.name.slice(0, 40));
  }
  throw new Error(`${name} is not reached by ${key}: ${passed.join(" | ")}`);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(
    0,
  );
}

test("A11-02 A11-04 A2 an order is placed by keyboard alone, from the first page on, on a screen of 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(storefrontUrl);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await goTo(page, /^Zum Inhalt springen$/);
  await page.keyboard.press("Enter");
  await goTo(page, new RegExp(farmShop.name));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: farmShop.name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await goTo(page, /^Bergkäse, zwölf Monate: in den Korb$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Bergkäse, zwölf Monate: 1 im Korb/ }).first()).toBeVisible();
  await page.goto(`${storefrontUrl}/${farmShop.slug}/kasse`);
  await expect(orderButton(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await goTo(page, /^Name oder Firma/);
  await page.keyboard.type("Testküche 9");
  await goTo(page, /^E-Mail/);
  await page.keyboard.type("testkueche-9@lokalkorb.example");
  await goTo(page, /^(?:\d{1,2}:\d{2}|morgen$)/);
  await page.keyboard.press("Space");
  await goTo(page, /^\d{1,2}:\d{2}/);
  await page.keyboard.press("Space");
  await goTo(page, /bei Abholung|Online/);
  await page.keyboard.press("Space");
  if (!(await focused(page)).name.startsWith("Bar bei Abholung")) await goTo(page, /^Bar bei Abholung/, "ArrowDown");
  await goTo(page, /^zahlungspflichtig bestellen$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/bestellung\//);
  expect((await shownOrder(page)).dayCode).toMatch(/^\d+$/);
});
