import { cookieBanner } from "./cookie-banner.ts";
import { test as base, type Page } from "@playwright/test";

/** A shopper declines the cookies when they come into the way, as people do. */
export async function declineCookies(page: Page): Promise<void> {
  const banner = cookieBanner(page);
  const decline = banner.getByRole("button", { name: /^(?:Ablehnen|Nur was nötig ist)$/ });
  // The console takes the banner away by itself as soon as the board is there: then nothing is left to press. Behind a
  // dialog that came after it, it can be pressed only later.
  await page.addLocatorHandler(
    banner,
    async () => {
      if ((await page.locator("dialog[open]").count()) > 0) return;
      await decline.click({ timeout: 2_000 }).catch(() => undefined);
    },
    { noWaitAfter: true },
  );
}

export const test = base.extend({
  page: async ({ page }, hand) => {
    await declineCookies(page);
    await hand(page);
  },
});

export { expect } from "@playwright/test";
