import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { cards, expectHeadline, keepCard, payByCard } from "./support/pay-page.ts";
import { addToBasket, fillCheckoutWith, goToCheckout, orderButton } from "./support/shopper.ts";
import { storedWithoutNeed } from "./support/stored.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const cheese = "Bergkäse, zwölf Monate";
const arrived = "Deine Bestellung ist angekommen.";

test("a card that is kept: typed in once at the provider, then paid with in one press, and forgotten", async ({
  page,
  context,
}) => {
  const shopper = watch(context);
  await fillCheckoutWith(page, cheese);
  await page.getByRole("radio", { name: /Online bezahlen/ }).check();
  await page.getByRole("button", { name: "Karte merken" }).click();
  await keepCard(page, cards.works);
  const kept = page.getByRole("radio", { name: /Visa •••• 4242/ });
  await expect(kept).toBeChecked();
  await expect(page.getByText("Gemerkt, gültig bis 12/34.")).toBeVisible();
  await expect(page).toHaveURL(/\/kasse#zahlung$/);
  await expect(page.getByText(/zahlst du mit Visa •••• 4242/)).toBeVisible();
  await expectAccessible(page);
  expect(await storedWithoutNeed(page)).toEqual([]);
  await orderButton(page).click();
  await expectHeadline(page, arrived);
  await expect(page.getByText(/sind (bezahlt|reserviert)/)).toBeVisible();

  await addToBasket(page, cheese);
  await goToCheckout(page);
  await expect(kept).toBeVisible();
  await page.getByRole("button", { name: "Karte Visa •••• 4242 entfernen" }).click();
  await expect(kept).toBeHidden();
  await page.reload();
  await expect(page.getByRole("radio", { name: /Online bezahlen/ })).toBeVisible();
  await expect(kept).toBeHidden();
  expectQuiet(shopper);
});

test("a kept card that is declined: nothing is lost, and the same basket is paid on the provider's page", async ({
  page,
}) => {
  await fillCheckoutWith(page, cheese);
  await page.getByRole("radio", { name: /Online bezahlen/ }).check();
  await page.getByRole("button", { name: "Karte merken" }).click();
  await keepCard(page, cards.declinedLater);
  await expect(page.getByRole("radio", { name: /Visa •••• 0341/ })).toBeChecked();
  await orderButton(page).click();
  await expect(page.getByText("Die Zahlung wurde nicht ausgeführt. Dein Korb ist noch da.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Online bezahlen wählen" }).click();
  await orderButton(page).click();
  await payByCard(page, cards.works);
  await page.waitForURL(/\/bestellung\//);
  await expectHeadline(page, arrived);
});

test("a kept card whose bank asks: confirmed there, and back at the order that has come about", async ({ page }) => {
  await fillCheckoutWith(page, cheese);
  await page.getByRole("radio", { name: /Online bezahlen/ }).check();
  await page.getByRole("button", { name: "Karte merken" }).click();
  await keepCard(page, cards.asksEachTime);
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByRole("radio", { name: /Visa •••• 3184/ })).toBeChecked();
  await orderButton(page).click();
  await page.waitForURL(/\/pay\/authorize\//);
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await page.waitForURL(/\/bestellung\//);
  await expectHeadline(page, arrived);
});
