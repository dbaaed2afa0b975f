import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { mailTo } from "./support/services.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

const farmer = "inhaber@hofladen.example";
const right = "14 Tage Widerrufsrecht";
const none = "Kein Widerrufsrecht: schnell verderbliche Ware";

test("WDR-01 WDR-02 honey is withdrawn from by the law's button, milk is not, and both declarations lie on the shop's desk", async ({
  page,
  browser,
  viewport,
}) => {
  const email = `widerruf-${viewport?.width ?? 0}@lokalkorb.example`;
  await addToBasket(page, "Blütenhonig");
  await addToBasket(page, "Heumilch, 1 l");
  await goToCheckout(page);
  await expect(page.getByText(right).first()).toBeVisible();
  await expect(page.getByText(none).first()).toBeVisible();
  await fillCheckout(page, "Teeküche 3");
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  await placeOrder(page);

  // The footer has a link of the same name, which knows no order.
  await page.getByRole("main").getByRole("link", { name: "Vertrag widerrufen" }).click();
  await expect(page.getByRole("region", { name: "Das geht nicht" })).toContainText("Heumilch");
  await expect(page.getByRole("checkbox", { name: "1 × Blütenhonig" })).toBeChecked();
  await expect(page.getByLabel("Name oder Firma")).toHaveValue("Teeküche 3");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("region", { name: "Deine Erklärung" })).toContainText("1 × Blütenhonig");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Widerruf bestätigen", exact: true }).click();
  await expect(page.getByText("Dein Widerruf ist da")).toBeVisible();
  await expect.poll(() => mailTo(email)).toMatch(/Blütenhonig[^]*\d{2}:\d{2}/);

  // Anybody else, without sign-in and without a number: one press from the shop.
  const unknown = `unbekannt-${viewport?.width ?? 0}@lokalkorb.example`;
  await page.goto(`${storefrontUrl}/${farmShop.slug}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen", exact: true }).click();
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByText("Bitte gib deinen Namen an.")).toBeVisible();
  await page.getByLabel("Name oder Firma").fill("Hausgemeinschaft 12");
  await page.getByLabel("Welche Bestellung?").fill("Tee vom letzten Samstag");
  await page.getByLabel("E-Mail für die Bestätigung").fill(unknown);
  await page.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("button", { name: "Widerruf bestätigen", exact: true }).click();
  await expect(page.getByText("Dein Widerruf ist da")).toBeVisible();
  expect(await mailTo(unknown)).toContain("Tee vom letzten Samstag");

  const { page: merchant, watch } = await openBoard(browser, farmer, { width: 1180, height: 820 });
  await merchant.getByRole("link", { name: "Widerrufe", exact: true }).click();
  const known = merchant.getByRole("article", { name: "Widerruf Teeküche 3" });
  await expect(known.getByRole("list", { name: "Was zurückgeht" })).toHaveText("1 × Blütenhonig");
  await expect(known.getByText("Die E-Mail-Adresse ist die der Bestellung.")).toBeVisible();
  await expectAccessible(merchant);
  await known.getByRole("button", { name: "Annehmen" }).click();
  await expect(known.getByText("angenommen", { exact: true })).toBeVisible();
  // It was to be paid at the counter: no money has gone through us.
  await expect(known.getByText(/^Die Bestellung läuft noch/)).toBeVisible();
  await known.getByRole("button", { name: "Ohne Erstattung abschließen" }).click();
  await merchant.getByRole("dialog").getByRole("button", { name: "Abschließen" }).click();
  await expect(known).toHaveCount(0);
  const stranger = merchant.getByRole("article", { name: "Widerruf Hausgemeinschaft 12" });
  await stranger.getByRole("button", { name: "Ablehnen" }).click();
  const dialog = merchant.getByRole("dialog", { name: "Widerruf ablehnen" });
  await dialog.getByLabel("Grund").selectOption({ label: "Keine Bestellung hier" });
  await expectAccessible(merchant);
  await dialog.getByRole("button", { name: "Ablehnen und mitteilen" }).click();
  await expect(stranger).toHaveCount(0);
  await expect.poll(() => mailTo(unknown)).toContain("keine Bestellung gefunden");
  expectQuiet(watch);
  await merchant.context().close();
});
