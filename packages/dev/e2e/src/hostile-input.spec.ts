import { expect, test } from "./support/test.ts";
import { findOrder, openBoard, showLane } from "./support/merchant.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, orderButton, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";

const markup = `<img src=x onerror="document.title='gekapert'"><b>fett</b>`;

test("HTML in a name and in a wish is text on every screen", async ({ page, browser, viewport }) => {
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await goToCheckout(page);
  await fillCheckout(page, markup);
  await page.getByLabel(/Wunsch an den Betrieb/).fill(markup);
  const order = await placeOrder(page);
  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? { width: 1280, height: 900 });
  await showLane(merchant.page, "Neu");
  await expect(await findOrder(merchant.page, order.id)).toContainText("<b>fett</b>");
  for (const screen of [page, merchant.page]) {
    await expect(screen.locator("img[src='x']")).toHaveCount(0);
    expect(await screen.title()).not.toContain("gekapert");
  }
  await merchant.page.context().close();
});

test("somebody else's order shows nothing", async ({ page, browser }) => {
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await goToCheckout(page);
  await fillCheckout(page, "Geheim 5");
  await placeOrder(page);
  const stranger = await browser.newPage({ locale: "de-DE" });
  await stranger.goto(page.url());
  await expect(stranger.getByText("Diese Bestellung können wir dir hier nicht zeigen.")).toBeVisible();
  await expect(stranger.getByText("Geheim 5")).toHaveCount(0);
  await stranger.close();
});

test("a shop that pauses takes no order for now and says so; the basket stays", async ({ page, browser, viewport }) => {
  const merchant = await openBoard(browser, "inhaber@backstube.example", viewport ?? { width: 1280, height: 900 });
  const slug = "backstube-sonnenkruste";
  await page.goto(`${storefrontUrl}/${slug}`);
  await page
    .getByRole("button", { name: /: in den Korb$/ })
    .first()
    .click();
  const closed = page.getByText(/Gerade geschlossen|Kurze Pause/);
  // Outside its hours it says so anyway.
  const before = await closed.count();
  await merchant.page
    .getByRole("radiogroup", { name: "Betrieb" })
    .or(merchant.page.getByRole("group", { name: "Betrieb" }))
    .getByText("Pause")
    .click();
  await merchant.page
    .getByRole("dialog")
    .getByRole("button", { name: /Für heute schließen/ })
    .click();
  await expect(closed.first()).toBeVisible();
  await expect(page.getByRole("button", { name: /1 im Korb/ }).first()).toBeVisible();
  await merchant.page
    .getByRole("radiogroup", { name: "Betrieb" })
    .or(merchant.page.getByRole("group", { name: "Betrieb" }))
    .getByText("Offen")
    .click();
  await expect(closed).toHaveCount(before);
  await merchant.page.context().close();
});

test("an empty basket cannot be ordered, an unknown shop is a friendly 404", async ({ page }) => {
  await page.goto(`${storefrontUrl}/${farmShop.slug}/kasse`);
  await expect(page.getByText("Dein Korb ist leer.")).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
  const response = await page.goto(`${storefrontUrl}/gibt-es-nicht`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("link").first()).toBeVisible();
});
