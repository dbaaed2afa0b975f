import type { Page } from "@playwright/test";
import { declineCookies, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { expectHeadline } from "./support/pay-page.ts";
import { addToBasket, farmShop, fillCheckout, fillCheckoutWith, goToCheckout, orderButton } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

/** A field that lies half under the bar at the top is no smaller for it: what is on the page is looked at where it begins. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
}

const arrived = "Deine Bestellung ist angekommen.";

test("CHK-04 delivery: too far away is said at the postal code, nearby it says what it costs", async ({
  page,
  context,
}) => {
  const shopper = watch(context);
  for (let piece = 0; piece < 4; piece += 1)
    await page.goto(piece === 0 ? `${storefrontUrl}/${farmShop.slug}` : page.url()).then(() =>
      page
        .getByRole("button", { name: /^Bergkäse, zwölf Monate: / })
        .first()
        .click(),
    );
  await goToCheckout(page);
  await page.getByRole("radio", { name: /^Lieferung/ }).check();
  await page.getByLabel("PLZ").fill("10115");
  await expect(page.getByText(/Nach 10115 liefern wir noch nicht/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Abholung wählen" })).toBeVisible();
  await expectAccessibleFromTop(page);
  await page.getByLabel("PLZ").fill("83209");
  await expect(page.getByText("Lieferung nach 83209 ist möglich.")).toBeVisible();
  await expect(page.getByText(/Kosten: 2,90/)).toBeVisible();
  await page.getByLabel("Name oder Firma").fill("Testküche 8");
  await page.getByRole("textbox", { name: "E-Mail" }).fill("testkueche@lokalkorb.example");
  await expect(page.getByLabel("Ort", { exact: true })).toHaveValue("Prien am Chiemsee");
  const street = page.getByLabel("Straße");
  await street.pressSequentially("see");
  const proposed = page.getByRole("option", { name: "Seestraße, 83209 Prien am Chiemsee" });
  await expect(proposed).toBeVisible();
  await street.press("ArrowDown");
  await expect(proposed).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await street.press("Enter");
  await expect(street).toHaveValue("Seestraße");
  await expect(page.getByLabel("Nr.")).toBeFocused();
  await page.getByLabel("Nr.").fill("12");
  await page.getByRole("radio", { name: /Bar bei Lieferung/ }).check();
  await orderButton(page).click();
  await expect(page.getByText("Der Betrieb braucht deine Telefonnummer für Rückfragen.").first()).toBeVisible();
  await page.getByLabel("Telefon").fill("08051 12345");
  await expectAccessibleFromTop(page);
  await orderButton(page).click();
  await expectHeadline(page, arrived);
  await expect(page.getByText(/Seestraße 12, 83209 Prien am Chiemsee/)).toBeVisible();
  await expect(page.getByText(/bar bei der Lieferung/)).toBeVisible();
  await expectAccessible(page);
  expectQuiet(shopper);
});

test("a bundle with a discount and a gift card: each stands in the sum with what it gives", async ({ page }) => {
  await page.goto(`${storefrontUrl}/${farmShop.slug}/brotzeitkorb`);
  await page.getByRole("radio", { name: /Bergkäse/ }).check();
  await page.getByRole("radio", { name: /Landjäger/ }).check();
  const more = (group: RegExp) => page.getByRole("group", { name: group }).getByRole("button", { name: "mehr" });
  await more(/^Apfelsaft/).click();
  await more(/^Apfelsaft/).click();
  await more(/^Anzahl Brotzeitkorb/).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: /In den Korb/ }).click();
  await page.waitForURL(new RegExp(`/${farmShop.slug}$`));
  await goToCheckout(page);
  await fillCheckout(page);
  const code = page.getByLabel("Rabattcode oder Gutschein");
  await code.fill("gibtsnicht");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText(/Den Code „GIBTSNICHT“ kennen wir hier nicht/)).toBeVisible();
  await expectAccessible(page);
  await code.fill("ernte5");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText("Rabatt „ERNTE5“")).toBeVisible();
  await code.fill("geschenk-linde");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect(page.getByText("Gutschein „GESCHENK-LINDE“")).toBeVisible();
  await expect(page.getByText("Zu zahlen", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await orderButton(page).click();
  await expectHeadline(page, arrived);
  await expect(page.getByText("Rabatt „ERNTE5“")).toBeVisible();
  await expect(page.getByText("Gutschein „GESCHENK-LINDE“")).toBeVisible();
});

test("ALC-01 alcohol is ordered only with a confirmed age", async ({ page }) => {
  await page.goto(`${storefrontUrl}/${farmShop.slug}/obstler`);
  await page.getByRole("button", { name: /In den Korb/ }).click();
  await page.waitForURL(new RegExp(`/${farmShop.slug}$`));
  await goToCheckout(page);
  await fillCheckout(page);
  await orderButton(page).click();
  await expect(page.getByText("Im Korb ist Alkohol. Bitte bestätige dein Alter.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /mindestens 18 Jahre/ }).check();
  await orderButton(page).click();
  await expectHeadline(page, arrived);
});

test("a second tab: what it adds stands in the first before it is ordered", async ({ page, context }) => {
  await fillCheckoutWith(page, "Bergkäse, zwölf Monate");
  const other = await context.newPage();
  await declineCookies(other);
  await addToBasket(other, "Sauerrahmbutter");
  await other.close();
  await expect(page.getByText(/Sauerrahmbutter/).first()).toBeVisible();
  await orderButton(page).click();
  await expectHeadline(page, arrived);
  await expect(page.getByText(/Sauerrahmbutter/)).toBeVisible();
});
