import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { findOrder, openBoard, openDetails, orderCard, showLane } from "./support/merchant.ts";
import { PromisedTime } from "./support/promised-time.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, orderButton, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

test("CHK-11 CHK-01 A11-01 a shopper orders with options for pickup and without an account, the board rings, and every step shows at once", async ({
  page,
  context,
  browser,
  viewport,
}) => {
  const shopper = watch(context);
  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? { width: 1280, height: 900 });

  await test.step("finds the shop", async () => {
    await page.goto(storefrontUrl);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Lokale Produkte");
    await expectAccessible(page);
    await page
      .getByRole("link", { name: new RegExp(farmShop.name) })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: farmShop.name })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("S-S3 configures a product, which the way back only closes, and sees what it costs and contains", async () => {
    await page
      .getByRole("button", { name: /Holzofenbrot.*: auswählen/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/${farmShop.slug}$`));
    await page
      .getByRole("button", { name: /Holzofenbrot.*: auswählen/ })
      .first()
      .click();
    await expect(sheet.getByText(/Weizen|Roggen|Gluten/).first()).toBeVisible();
    await sheet.getByRole("radio", { name: /In Scheiben/ }).check();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: /In den Korb/ }).click();
    await expect(sheet).toBeHidden();
    await addToBasket(page, "Heumilch, 1 l");
    await expectAccessible(page);
  });

  await test.step("GDP-02 says a wish for one line and what becomes of it if it runs out, which the board shows later", async () => {
    const openBasket = page.getByRole("button", { name: /Korb ansehen/ });
    if (await openBasket.isVisible()) await openBasket.click();
    await page.getByRole("button", { name: /^Heumilch.*: Wunsch dazu$/ }).click();
    const wish = page.getByLabel(/^Dein Wunsch zu Heumilch/);
    await expect(wish).toBeFocused();
    await wish.fill("Bitte die kalte");
    await page
      .getByRole("group", { name: /^Wenn Heumilch.* fehlt$/ })
      .getByRole("radio", { name: "Ersetzen" })
      .check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Übernehmen" }).click();
    await expect(page.getByText(/Wunsch: Bitte die kalte, Wenn es fehlt: ersetzen/)).toBeVisible();
  });

  const order = await test.step("orders", async () => {
    await goToCheckout(page);
    await expect(orderButton(page)).toHaveCount(1);
    await orderButton(page).click();
    await expect(page.getByText("Bitte gib deinen Namen an.")).toBeVisible();
    await expectAccessible(page);
    await fillCheckout(page);
    await expect(page.getByText("In Scheiben").first()).toBeVisible();
    await expectAccessible(page);
    return placeOrder(page);
  });

  await test.step("the board rings", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung ist angekommen." })).toBeVisible();
    await expectAccessible(page);
    await showLane(merchant.page, "Neu");
    const card = await findOrder(merchant.page, order.id);
    await expect(card).toHaveAttribute("data-ringing", "true");
    await expect(card.getByText("In Scheiben")).toBeVisible();
    await expect(card.getByText("Bitte die kalte")).toBeVisible();
    await expect(card.getByText("Wenn es fehlt: ersetzen")).toBeVisible();
    await expectAccessible(merchant.page);
  });

  const shown = new PromisedTime();
  const expectHeadline = (headline: string): Promise<void> =>
    shown.until(() => page.getByRole("heading", { level: 1, name: headline }).isVisible());

  await test.step("accepts", async () => {
    await showLane(merchant.page, "Neu");
    await orderCard(merchant.page, order.id)
      .getByRole("button", { name: /^Annehmen/ })
      .click();
    await expectHeadline("Deine Bestellung ist angenommen.");
  });

  await test.step("begins before the board would ask for it", async () => {
    await openDetails(merchant.page, order);
    await expectAccessible(merchant.page);
    await merchant.page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Jetzt schon beginnen|Beginnen)/ })
      .click();
    await expectHeadline("Dein Korb wird gepackt.");
  });

  await test.step("is ready", async () => {
    await showLane(merchant.page, "In Arbeit");
    await orderCard(merchant.page, order.id)
      .getByRole("button", { name: /^Fertig/ })
      .click();
    await expectHeadline("Dein Korb ist fertig.");
  });

  await test.step("pays at the counter and takes it home", async () => {
    await showLane(merchant.page, "Fertig");
    await orderCard(merchant.page, order.id)
      .getByRole("button", { name: /Abrechnen/ })
      .click();
    const dialog = merchant.page.getByRole("dialog");
    await expectAccessible(merchant.page);
    await dialog.getByRole("button", { name: /bonniert und übergeben/ }).click();
    await expectHeadline("Abgeholt. Lass es dir schmecken!");
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Abgeholt. Lass es dir schmecken!" })).toBeVisible();
  });

  await test.step("the promise: what the shop does stands on the shopper's screen within a second", () =>
    shown.expectWithin(1_000));

  expectQuiet(shopper);
  expectQuiet(merchant.watch);
  await merchant.page.context().close();
});
