import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { cards, payByCard } from "./support/pay-page.ts";
import { mailTo, titlesReceived } from "./support/services.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, orderButton, placeOrder } from "./support/shopper.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const desk = { width: 1280, height: 900 };

test("PRC-09 a gift card is bought online, mailed, spent in an order, and what is left of it is seen by its shop", async ({
  page,
  context,
  browser,
}) => {
  const shopper = watch(context);
  const [buyer, receiver] = ["kauft", "bekommt"].map((who) => `${who}-${crypto.randomUUID().slice(0, 8)}@post.example`);
  await page.goto(`${storefrontUrl}/${farmShop.slug}/ueber-uns`);
  await page.getByRole("link", { name: "Gutschein verschenken" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Gutschein von ${farmShop.name}` })).toBeVisible();
  await test.step("says what is missing, and keeps what was typed over a reload", async () => {
    await page.getByRole("textbox", { name: "Deine E-Mail" }).fill(buyer ?? "");
    await orderButton(page).click();
    await expect(page.getByText("Wähle bitte einen Betrag.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Deine E-Mail" })).toHaveValue(buyer ?? "");
  });
  await page.getByRole("radio", { name: "Anderer Betrag" }).check();
  await page.getByRole("textbox", { name: "Betrag in Euro" }).fill("30");
  await page.getByRole("radio", { name: "Herzen" }).check();
  await page.getByRole("textbox", { name: "Für" }).fill("Kundin 12");
  await page.getByRole("textbox", { name: "E-Mail der beschenkten Person" }).fill(receiver ?? "");
  await orderButton(page).click();
  await test.step("turned back at the provider's page nothing is bought, and the same page goes on", async () => {
    await page.waitForURL(/\/pay\//);
    await page.getByRole("link", { name: /Abbrechen und zurück/ }).click();
    await expect(page.getByText("Der Gutschein ist noch nicht bezahlt.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: /^30,00\s€ bezahlen$/ }).click();
  });
  await payByCard(page, cards.works);
  await expect(page.getByRole("heading", { name: "Dein Gutschein ist bezahlt." })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(`und den Gutschein als PDF schicken wir an ${buyer}`)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF herunterladen" }).click();
  expect((await download).suggestedFilename()).toBe("gutschein.pdf");
  expect(await mailTo(buyer ?? "")).toContain("Widerrufsbelehrung");
  const code = /GS(?:-[2-9A-HJKMNP-Z]{4}){3}/.exec(await mailTo(receiver ?? ""))?.[0] ?? "";
  expect(code).not.toBe("");

  await page.setViewportSize(desk);
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await goToCheckout(page);
  await fillCheckout(page);
  await page.getByLabel("Rabattcode oder Gutschein").fill(code);
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText(`Gutschein „${code}“`)).toBeVisible();
  await placeOrder(page);
  expectQuiet(shopper);
  // The code is money: nothing of it stands in an address or goes to analytics.
  expect(page.url()).not.toContain(code);
  expect((await titlesReceived("event")).join(" ")).not.toContain(code);

  const { page: office } = await openBoard(browser, "inhaber@hofladen.example", desk);
  await office.goto(`${consoleUrl}/${farmShop.id}/rabatte`);
  const row = office.getByRole("listitem").filter({ hasText: code });
  await expect(row.getByText(buyer ?? "")).toBeVisible();
  await expect(row.getByText(/ von 30,00\s€ übrig/)).toBeVisible();
  // Part of it is spent, so it does not go back.
  await expect(row.getByRole("button", { name: /zurückzahlen$/ })).toHaveCount(0);
  await expectAccessible(office);
});
