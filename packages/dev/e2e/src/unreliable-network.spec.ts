import { expect, test } from "./support/test.ts";
import { countOrders, findOrder, openBoard, showLane } from "./support/merchant.ts";
import {
  addToBasket,
  fillCheckout,
  fillCheckoutWith,
  goToCheckout,
  orderButton,
  shownOrder,
} from "./support/shopper.ts";
import { killBackend } from "./support/kill-backend.ts";

test("the network goes in the middle of an order: the basket stays, and there is one order in the end", async ({
  page,
  context,
  browser,
  viewport,
}) => {
  const name = `Funkloch ${Date.now() % 100_000}`;
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await goToCheckout(page);
  await fillCheckout(page, name);
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(page.getByText(/Dein Korb bleibt erhalten/)).toBeVisible();
  await expect(page.getByText("Bergkäse, zwölf Monate").first()).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL(/\/bestellung\//, { timeout: 30_000 });
  await shownOrder(page);

  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? { width: 1280, height: 900 });
  await showLane(merchant.page, "Neu");
  await expect.poll(() => countOrders(merchant.page, name), { timeout: 20_000 }).toBe(1);
  await merchant.page.context().close();
});

test("a double press makes one order", async ({ page, browser, viewport }) => {
  const name = `Doppelt ${Date.now() % 100_000}`;
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await goToCheckout(page);
  await fillCheckout(page, name);
  await orderButton(page).dblclick();
  await page.waitForURL(/\/bestellung\//);
  await shownOrder(page);
  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? { width: 1280, height: 900 });
  await showLane(merchant.page, "Neu");
  await expect.poll(() => countOrders(merchant.page, name), { timeout: 20_000 }).toBe(1);
  await merchant.page.context().close();
});

test("the basket survives a reload", async ({ page }) => {
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Bergkäse, zwölf Monate: 1 im Korb/ }).first()).toBeVisible();
});

test("backend and functions are killed: open pages recover by themselves and nothing is lost", async ({
  page,
  browser,
  viewport,
}) => {
  await fillCheckoutWith(page, "Bergkäse, zwölf Monate");
  await orderButton(page).click();
  await page.waitForURL(/\/bestellung\//);
  const order = await shownOrder(page);
  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? { width: 1280, height: 900 });
  await showLane(merchant.page, "Neu");
  const card = await findOrder(merchant.page, order.id);

  await killBackend();

  await expect(merchant.page.getByText("Verbunden").first()).toBeVisible({ timeout: 30_000 });
  await card.getByRole("button", { name: /^Annehmen/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung ist angenommen." })).toBeVisible({
    timeout: 30_000,
  });
  await merchant.page.context().close();
});
