import { test as base } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Somebody who wants to order declines the cookies when they come into the way, as people do. */
export async function declineCookies(page: Page): Promise<void> {
  const banner = page
    .getByRole("region", { name: "Deine Privatsphäre" })
    .or(page.getByRole("dialog", { name: "Deine Privatsphäre" }));
  await page.addLocatorHandler(banner, () =>
    banner.getByRole("button", { name: /^(?:Ablehnen|Nur was nötig ist)$/ }).click(),
  );
}

export const test = base.extend({
  page: async ({ page }, hand) => {
    await declineCookies(page);
    await hand(page);
  },
});

export { expect } from "@playwright/test";
