import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";

test.use({ serviceWorkers: "allow" });

const shopUrl = `${storefrontUrl}/${farmShop.slug}`;

test("S-C5 without a network the menu and the order are there as they were seen last, and nobody orders from them", async ({
  page,
  context,
}) => {
  const isKept = (path: string) =>
    expect.poll(() => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path));
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await isKept(`/${farmShop.slug}`).toBe(true);
  await isKept("/offline").toBe(true);
  await goToCheckout(page);
  await fillCheckout(page);
  const { dayCode } = await placeOrder(page);
  await isKept("/bestellung/").toBe(true);
  const orderUrl = page.url();

  await context.setOffline(true);
  await page.goto(shopUrl);
  await expect(page.getByRole("status").filter({ hasText: /^Gerade kein Netz/ })).toContainText(
    /Stand heute, \d\d:\d\d/,
  );
  await expect(page.getByText("Bergkäse, zwölf Monate").first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${shopUrl}/kasse`);
  await expect(page.getByRole("heading", { level: 1, name: "Gerade kein Netz." })).toBeVisible();
  await expect(page.getByText("Bestellen geht, sobald du wieder Netz hast.")).toBeVisible();
  await expect(page.getByRole("link").filter({ hasText: `Deine Abrufnummer${dayCode}` })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`^${farmShop.name}`) })).toBeVisible();
  await expectAccessible(page);

  await page.goto(orderUrl);
  await expect(page.getByText(/So hat dieser Browser sie zuletzt gesehen/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(dayCode, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Deine Abrufnummer" })).toContainText(dayCode, { timeout: 30_000 });
});
