import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

const farmer = "inhaber@hofladen.example";
const baker = "inhaber@backstube.example";
const bakery = "backstube-sonnenkruste";
const desktop = { width: 1280, height: 900 };

/** The changes of this file stay, so no other spec is about these. */
const own = { item: "Naturjoghurt im Glas", price: "3,33", area: "Traunstein", zip: "83278", code: "PROBE-TISCH" };

const open = (merchant: Page, page: string): Promise<unknown> =>
  merchant.goto(merchant.url().replace(/\/[^/]*$/, `/${page}`));
const bar = (merchant: Page) => merchant.getByRole("complementary", { name: "Ungespeicherte Änderungen" });
async function save(merchant: Page): Promise<void> {
  await bar(merchant).getByRole("button", { name: "Speichern" }).click();
  await expect(bar(merchant)).toBeHidden();
}
async function publish(merchant: Page): Promise<void> {
  const inShop = merchant.getByRole("complementary", { name: "Im Laden" });
  await inShop.getByRole("button", { name: "Veröffentlichen" }).click();
  await merchant.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(merchant.getByText("Der Laden ist aktuell.")).toBeVisible();
}

/** By keys alone, and taken away again. */
async function drawCircle(merchant: Page): Promise<void> {
  await merchant.getByRole("button", { name: "Auf der Karte" }).click();
  await merchant.getByRole("button", { name: "Umkreis ziehen" }).click();
  const radius = merchant.getByLabel("Umkreis", { exact: true }).last();
  await expect(radius).toHaveValue("3");
  await merchant.getByRole("button", { name: "Rand des Umkreises, 3 km" }).press("Shift+ArrowRight");
  await expect(radius).not.toHaveValue("3");
  await expectAccessible(merchant);
  await merchant.getByRole("button", { name: "Letzte Änderung zurücknehmen" }).click();
  await expect(radius).toHaveValue("3");
  const away = merchant.getByRole("button", { name: "Gebiet „Neues Gebiet“ entfernen" });
  await away.click();
  await expect(away).toHaveCount(0);
}

test("M-S13 a changed price, a new area and a new code reach the shop, and an area is drawn on a map", async ({
  browser,
  page,
  viewport,
}) => {
  const { page: merchant, watch } = await openBoard(browser, farmer, viewport ?? desktop);

  await open(merchant, "angebot");
  await merchant.getByRole("link", { name: own.item }).click();
  const price = merchant.getByRole("textbox", { name: "Preis", exact: true });
  await expect(price).not.toHaveValue("");
  await expectAccessible(merchant);
  await price.fill("gratis");
  await price.press("Enter");
  await expect(merchant.getByText("Bitte einen Betrag wie 5 oder 12,50 eingeben.")).toBeVisible();
  await expect(price).toBeFocused();
  await expect(merchant.getByText("Noch nicht gespeichert: Preis prüfen")).toBeVisible();
  await expect(merchant.getByText("Bitte einen Betrag wie 5 oder 12,50 eingeben.")).toBeInViewport({ ratio: 1 });
  await merchant.getByRole("link", { name: "Zurück zur Liste" }).click();
  await merchant.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(price).toHaveValue("gratis");
  // Saved by itself, it is left without a question.
  await price.fill(own.price);
  await merchant.getByRole("link", { name: "Zurück zur Liste" }).click();
  await merchant.getByRole("link", { name: own.item }).click();
  await expect(price).toHaveValue(own.price);

  await open(merchant, "lieferung?weg=lieferung-chiemgau");
  await expect(merchant.getByLabel("Name", { exact: true }).first()).toHaveValue("Lieferung im Chiemgau");
  await expectAccessible(merchant);
  await drawCircle(merchant);
  await merchant.getByRole("button", { name: "Liefergebiet", exact: true }).click();
  await merchant.getByLabel("Name", { exact: true }).last().fill(own.area);
  const codes = merchant.getByRole("textbox", { name: "Postleitzahlen" }).last();
  await codes.fill("8327");
  await bar(merchant).getByRole("button", { name: "Speichern" }).click();
  await expect(merchant.getByText("Das ist keine Postleitzahl: 8327.")).toBeVisible();
  await codes.fill(own.zip);
  await expect(merchant.getByRole("button", { name: new RegExp(own.area) }).first()).toBeVisible();
  await merchant.getByLabel("Postleitzahl ausprobieren").fill(own.zip);
  await expect(merchant.getByText(new RegExp(`Gebiet „${own.area}“, 3,90\\s€`))).toBeVisible();
  const examples = merchant.getByRole("region", { name: "Drei Beispiele" });
  await expect(examples.getByText(new RegExp(`Vorher: Nach ${own.zip} liefern wir noch nicht`))).toBeVisible();
  await expect(examples.getByText(new RegExp(`Nachher: Lieferung nach ${own.zip}: 3,90`)).first()).toBeVisible();
  await save(merchant);

  await open(merchant, "rabatte");
  await merchant.getByRole("button", { name: "Neuer Code" }).click();
  const dialog = merchant.getByRole("dialog");
  await dialog.getByLabel("Code", { exact: true }).fill(own.code);
  await dialog.getByLabel("Bezeichnung").fill("Probe");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  // The list shows the code before it is stored, and leaving at once would take it back.
  await expect(dialog).toHaveCount(0);
  await expect(merchant.getByText(own.code).first()).toBeVisible();

  await open(merchant, "angebot");
  await publish(merchant);
  await expect
    .poll(async () => {
      await page.goto(`${storefrontUrl}/${farmShop.slug}`);
      return page.getByText(new RegExp(`${own.price}\\s€`)).count();
    })
    .toBeGreaterThan(0);
  await addToBasket(page, own.item);
  await goToCheckout(page);
  await page.getByLabel("Rabattcode oder Gutschein").fill(own.code.toLowerCase());
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText(`Rabatt „${own.code}“`)).toBeVisible();
  await page.getByRole("radio", { name: /^Lieferung/ }).check();
  await page.getByLabel("PLZ").fill(own.zip);
  await expect(page.getByText(`Lieferung nach ${own.zip} ist möglich.`)).toBeVisible();
  expectQuiet(watch);
  await merchant.context().close();
});

test("a campaign and tips reach the basket without a code, and end with the next publication", async ({
  browser,
  page,
  viewport,
}) => {
  const { page: merchant, watch } = await openBoard(browser, baker, viewport ?? desktop);
  const name = `Backtag ${viewport?.width ?? 0}`;
  await open(merchant, "zahlung");
  await merchant.getByLabel("Wonach wird gefragt?").selectOption("Prozent vom Warenwert");
  await merchant.getByLabel("Vorschlag 1").fill("viel");
  await bar(merchant).getByRole("button", { name: "Speichern" }).click();
  await expect(merchant.getByText("Bitte eine ganze Zahl eingeben.")).toBeVisible();
  await merchant.getByLabel("Vorschlag 1").fill("20");
  await merchant.getByRole("button", { name: "Bedingungen für „Karte bei Abholung“" }).click();
  await merchant.getByLabel("Ab einem Betrag von").filter({ visible: true }).fill("500");
  await expectAccessible(merchant);
  await save(merchant);

  await open(merchant, "rabatte");
  await merchant.getByRole("button", { name: "Neuer Code" }).click();
  const dialog = merchant.getByRole("dialog");
  await dialog.getByLabel("Wie wirkt der Nachlass?").selectOption("Von selbst, als Aktion für alle");
  await expect(dialog.getByLabel("Code", { exact: true })).toBeHidden();
  await dialog.getByLabel("Bezeichnung").fill(name);
  await dialog.getByLabel("Nachlass in Prozent").fill("50");
  await expectAccessible(merchant);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(merchant.getByText(name, { exact: true })).toBeVisible();
  await publish(merchant);

  const discount = page.getByText(`Rabatt „${name}“`);
  await addToBasket(page, "Handsemmel", bakery);
  await goToCheckout(page, bakery);
  await expect(discount).toBeVisible();
  await fillCheckout(page);
  await page.getByRole("radio", { name: /^20\s%/ }).check({ force: true });
  await expect(page.getByRole("radio", { name: /^Karte bei Abholung Ab 500,00\s€/ })).toBeDisabled();
  await page.getByLabel("Eigener Betrag").fill("250");
  await expect(page.getByText(/^Höchstens 100,00\s€\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Eigener Betrag").fill("2,50");

  // It ends while the shopper is on the page: what is sent is what stands there now.
  await merchant.getByRole("switch", { name: `${name} gilt` }).click();
  await publish(merchant);
  await expect(discount).toBeHidden();
  await placeOrder(page);
  await expect(page.getByText("Trinkgeld", { exact: true })).toBeVisible();
  await expect(discount).toBeHidden();

  await open(merchant, "zahlung");
  await merchant.getByLabel("Wonach wird gefragt?").selectOption("Nicht fragen");
  await merchant.getByLabel("Ab einem Betrag von").filter({ visible: true }).fill("");
  await save(merchant);
  await publish(merchant);
  expectQuiet(watch);
  await merchant.context().close();
});

test("a choice that is gone today cannot be chosen, without publishing", async ({ browser, page, viewport }) => {
  const { page: merchant, watch } = await openBoard(browser, baker, viewport ?? desktop);
  await page.goto(`${storefrontUrl}/${bakery}/apfelstrudel`);
  const sauce = page.getByRole("checkbox", { name: /^Vanillesauce/ });
  await expect(sauce).toBeEnabled();
  // From the first sign of a hand the page hears what changes.
  await page.keyboard.press("Tab");
  await open(merchant, "angebot?ansicht=optionen");
  const onSale = merchant.getByRole("switch", { name: "Vanillesauce ist verfügbar" });
  await onSale.click();
  await expect(merchant.getByText("Ausverkauft bis morgen")).toBeVisible();
  await expectAccessible(merchant);
  await expect(sauce).toBeDisabled();
  await expect(page.getByText("Ausverkauft", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await onSale.click();
  await expect(sauce).toBeEnabled();
  expectQuiet(watch);
  await merchant.context().close();
});
