import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { mailTo } from "./support/services.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, placeOrder } from "./support/shopper.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

const product = "Bergkäse, zwölf Monate";

test("WDR-05 an order comes again every second week: its days are left out, paused and changed, the shop sees it, and a notice without sign-in ends it", async ({
  page,
  browser,
  viewport,
}) => {
  const email = `wochenkiste-${Date.now()}@post.example`;

  await test.step("an account orders, and its order becomes one that comes again", async () => {
    await page.goto(`${storefrontUrl}/konto/anmelden`);
    await page.getByLabel("E-Mail").fill(email);
    await page.getByRole("button", { name: "Link schicken" }).click();
    await expect(page.getByText(`Sieh in dein Postfach: ${email}`)).toBeVisible();
    await page.goto(/https?:\S+\/konto\/anmelden\/link\S+/.exec(await mailTo(email))?.[0] ?? "");
    await expect(page.getByRole("heading", { name: "Dein Konto", exact: true })).toBeVisible();
    await addToBasket(page, product);
    await goToCheckout(page);
    await fillCheckout(page);
    await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
    await placeOrder(page);
    await page.getByRole("link", { name: "Jede Woche bestellen" }).click();
    await expect(page.getByRole("heading", { name: "Deine ersten vier Termine" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("radio", { name: /^Alle 2 Wochen/ }).check();
    await expect(page.getByText(/^Alle 2 Wochen, das erste Mal am/)).toBeVisible();
    await page.getByRole("button", { name: "zahlungspflichtig bestellen" }).click();
    await expect(page.getByText(/^Dein Dauerauftrag läuft/)).toBeVisible();
    await expect.poll(() => mailTo(email)).toContain("Dein Dauerauftrag läuft.");
    await expectAccessible(page);
  });

  const dialog = page.getByRole("dialog");

  await test.step("one day is left out and taken back, the number changes with its price, and it pauses", async () => {
    await page
      .getByRole("button", { name: /aussetzen$/ })
      .first()
      .click();
    await expect(page.getByText("Es kommt nichts, und es kostet nichts.")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /doch bestellen$/ }).click();
    await expect(page.getByText("Es kommt nichts, und es kostet nichts.")).toBeHidden();
    await page.getByRole("button", { name: "Menge ändern" }).click();
    await dialog.getByRole("button", { name: "mehr" }).click();
    await expect(dialog.getByText(/^Je Termin dann \d+,\d\d\s€/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "zahlungspflichtig bestellen" }).click();
    await expect(page.getByText(`2 × ${product}`)).toBeVisible();
    await page
      .getByRole("button", { name: /^Menge für .* ändern$/ })
      .first()
      .click();
    await expect(dialog.getByText("Das gilt nur für diesen Termin.", { exact: false })).toBeVisible();
    await dialog.getByRole("button", { name: "weniger" }).click();
    await expect(dialog.getByText(/^Dieser Termin kostet dann \d+,\d\d\s€/)).toBeVisible();
    await dialog.getByRole("button", { name: "Ändern", exact: true }).click();
    await expect(page.getByText(`Diesmal 1 × ${product} für`, { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Pausieren" }).click();
    await dialog.getByRole("radio", { name: /^4 Wochen/ }).check();
    await dialog.getByRole("button", { name: "Pausieren" }).click();
    await expect(page.getByText("Pausiert").first()).toBeVisible();
    await page.getByRole("button", { name: "Weiter bestellen" }).click();
    await expect(page.getByText("Läuft", { exact: true })).toBeVisible();
  });

  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? { width: 1280, height: 900 });

  await test.step("the shop sees what comes again, for whom and how it is paid", async () => {
    await merchant.page.goto(`${consoleUrl}/${farmShop.id}/abos`);
    await merchant.page
      .getByRole("button", { name: new RegExp(`2 × ${product}`) })
      .first()
      .click();
    await expect(merchant.page.getByText(email, { exact: false })).toBeVisible();
    await expect(merchant.page.getByText(/^alle 2 Wochen, /)).toBeVisible();
    await expectAccessible(merchant.page);
  });

  await test.step("it is ended without sign-in by the words of the law", async () => {
    const stranger = await (await browser.newContext({ viewport, locale: "de-DE" })).newPage();
    await stranger.goto(`${storefrontUrl}/`);
    await stranger.getByRole("link", { name: "Verträge hier kündigen" }).click();
    await stranger.getByRole("button", { name: "Weiter" }).click();
    await expect(stranger.getByText("Bitte gib deinen Namen an.")).toBeVisible();
    await expectAccessible(stranger);
    await stranger.getByLabel("Name").fill("Kundin");
    await stranger.getByLabel("E-Mail").fill(email);
    await stranger.getByLabel("Bei welchem Betrieb?").fill("Hofladen Lindenanger");
    await stranger.getByRole("button", { name: "Weiter" }).click();
    await stranger.getByRole("button", { name: "jetzt kündigen" }).click();
    await expect(stranger.getByText("Deine Kündigung ist da")).toBeVisible();
    await expect(stranger.getByRole("button", { name: "Kündigung speichern" })).toBeVisible();
    await expectAccessible(stranger);
    await stranger.context().close();
    await expect.poll(() => mailTo(email)).toContain("Deine Kündigung ist da.");
    await page.reload();
    await expect(page.getByText("Du hast keinen Dauerauftrag")).toBeVisible();
    await expect(merchant.page.getByText(email, { exact: false })).toBeHidden();
  });
  expectQuiet(merchant.watch);
  await merchant.page.context().close();
});
