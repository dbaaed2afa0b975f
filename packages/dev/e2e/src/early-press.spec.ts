import { expect, test, type Page } from "@playwright/test";
import { cookieBanner } from "./support/cookie-banner.ts";
import { farmShop } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { declineCookies } from "./support/test.ts";

/** Opens a page whose scripts are on their way still; answers how they arrive. */
async function openPainted(page: Page, path: string, late = "**/api/config"): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // The document counts as read only once its scripts have run.
  await page.goto(`${storefrontUrl}/${path}`, { waitUntil: "commit" });
  return scripts.resolve;
}

test("P5 what is pressed as soon as it is painted is in the basket once the scripts are there", async ({ page }) => {
  const arrive = await openPainted(page, farmShop.slug);
  await page.getByRole("button", { name: "Heumilch, 1 l: in den Korb" }).first().click();
  arrive();
  await expect(page.getByRole("button", { name: "Heumilch, 1 l: 1 im Korb" }).first()).toBeVisible();
});

test("P5 the same on a product's own page", async ({ page }) => {
  const arrive = await openPainted(page, `${farmShop.slug}/heumilch-1l`);
  await page.getByRole("button", { name: "In den Korb" }).click();
  arrive();
  await page.waitForURL(`${storefrontUrl}/${farmShop.slug}`);
  await expect(page.getByRole("button", { name: "Heumilch, 1 l: 1 im Korb" }).first()).toBeVisible();
});

test("a double tap on a product's own page puts in one piece, as the page leaves with the first tap", async ({
  page,
}) => {
  await page.goto(`${storefrontUrl}/${farmShop.slug}/bergkaese`);
  await page.getByRole("button", { name: "In den Korb" }).dblclick();
  await page.waitForURL(`${storefrontUrl}/${farmShop.slug}`);
  await expect(page.getByRole("button", { name: "Bergkäse, zwölf Monate: 1 im Korb" }).first()).toBeVisible();
});

test("P5 whoever only walks over a button with the keyboard puts nothing into the basket", async ({ page }) => {
  const arrive = await openPainted(page, farmShop.slug);
  const button = page.getByRole("button", { name: "Heumilch, 1 l: in den Korb" }).first();
  await button.waitFor();
  while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  arrive();
  // Asked once the page is alive and has answered what came before.
  await cookieBanner(page).waitFor();
  await expect(button).toBeVisible();
});

test("what is typed as soon as a field is painted stays, and goes along with the press of later", async ({ page }) => {
  const arrive = await openPainted(page, "konto/anmelden", "**/_next/static/chunks/**");
  const email = `frueh-${Date.now()}@post.example`;
  await page.getByLabel("E-Mail").fill(email);
  arrive();
  // It comes once the page is alive.
  await cookieBanner(page).waitFor();
  await declineCookies(page);
  await page.getByRole("button", { name: "Link schicken" }).click();
  await expect(page.getByText(`Sieh in dein Postfach: ${email}`)).toBeVisible();
});

test("a way that is chosen as soon as it is painted stays chosen, and comes along to the next page", async ({
  page,
}) => {
  const arrive = await openPainted(page, farmShop.slug);
  const delivery = page.getByRole("radio", { name: /^Lieferung/ });
  const pickup = page.getByRole("radio", { name: /^Abholung/ });
  await expect(pickup.first()).toBeChecked();
  await delivery.first().check();
  arrive();
  await cookieBanner(page).waitFor();
  await expect(delivery.first()).toBeChecked();
  await page.reload();
  await cookieBanner(page).waitFor();
  await expect(delivery.first()).toBeChecked();
});
