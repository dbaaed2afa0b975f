import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { callAs } from "./support/office.ts";
import { cards, expectHeadline, payByCard } from "./support/pay-page.ts";
import { farmShop, fillCheckoutWith, orderButton, shownOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const cheese = "Bergkäse, zwölf Monate";
const arrived = "Deine Bestellung ist angekommen.";

test("a card that asks its holder: paid at the provider's page, placed once, and the basket is empty", async ({
  page,
  context,
}) => {
  const shopper = watch(context);
  await fillCheckoutWith(page, cheese);
  await page.getByRole("radio", { name: /Online bezahlen/ }).check();
  await expect(page.getByText(/Danach geht es weiter zur Zahlungsseite/)).toBeVisible();
  await test.step("S-B3 how it is paid is the same after a reload", async () => {
    await page.reload();
    await expect(page.getByRole("radio", { name: /Online bezahlen/ })).toBeChecked();
    await expect(page.getByText(/Danach geht es weiter zur Zahlungsseite/)).toBeVisible();
  });
  await expectAccessible(page);
  await orderButton(page).click();
  await payByCard(page, cards.asksEachTime);
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await page.waitForURL(/\/bestellung\//);
  await expectHeadline(page, arrived);
  await expect(page.getByText(/sind (bezahlt|reserviert)/)).toBeVisible();
  await expectAccessible(page);
  await shownOrder(page);
  await page.goto(`${storefrontUrl}/${farmShop.slug}/kasse`);
  await expect(page.getByText("Dein Korb ist leer.")).toBeVisible();
  expectQuiet(shopper);
});

test("PAY-05 a declined card: nothing is lost, and the same basket is ordered with cash", async ({ page }) => {
  await fillCheckoutWith(page, cheese);
  await page.getByRole("radio", { name: /Online bezahlen/ }).check();
  await orderButton(page).click();
  await payByCard(page, cards.declined);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("link", { name: /Abbrechen und zurück/ }).click();
  await page.waitForURL(/zahlung=abbruch/);
  await expectHeadline(page, "Wir warten auf deine Zahlung.");
  await expect(page.getByText(/Alles ist bis .* für dich reserviert/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Anders bezahlen" }).click();
  await expect(page.getByText(cheese).first()).toBeVisible();
  await page.getByRole("radio", { name: /Bar bei Abholung/ }).check();
  await orderButton(page).click();
  await expectHeadline(page, arrived);
  await expect(page.getByText(/bar bei der Abholung/)).toBeVisible();
});

test("K-FS-8 the shopper pays for what comes into a placed order, and sees what the shop gives back", async ({
  page,
}) => {
  await fillCheckoutWith(page, cheese);
  await page.getByRole("radio", { name: /Online bezahlen/ }).check();
  await orderButton(page).click();
  await payByCard(page, cards.works);
  await page.waitForURL(/\/bestellung\//);
  await expectHeadline(page, arrived);
  const { id: orderId } = await shownOrder(page);
  await test.step("K-FS-8 changes the order: the price comes from the server, and the order waits for exactly the difference", async () => {
    await expect(page.getByText(/^Änderbar, bis der Betrieb annimmt, längstens bis /)).toBeVisible();
    await page.getByRole("button", { name: "Bestellung ändern" }).click();
    const dialog = page.getByRole("dialog", { name: "Bestellung ändern" });
    await expect(dialog.getByText("Noch ist nichts geändert.")).toBeVisible();
    await dialog.getByLabel("Artikel suchen").fill("butter");
    await dialog.getByRole("button", { name: /Sauerrahmbutter dazulegen$/ }).click();
    await dialog.getByLabel("Artikel suchen").fill("holzofenbrot");
    await dialog.getByRole("button", { name: /auswählen$/ }).click();
    const sheet = page.getByRole("dialog", { name: /Holzofenbrot/ });
    await sheet.getByRole("radio", { name: "In Scheiben" }).check();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: /^Dazulegen/ }).click();
    await expect(dialog.getByText(/In Scheiben · /)).toBeVisible();
    await dialog.getByLabel("Wunsch an den Betrieb").fill("Gern im Papier");
    await expect(dialog.getByText(/mehr\. Das zahlst du gleich online/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "zahlungspflichtig bestellen" }).click();
    await payByCard(page, cards.works);
    await page.waitForURL(/\/bestellung\//);
    await expect(page.getByText(/^Deine Bestellung wurde geändert\. Das sind .* mehr, zusammen /)).toBeVisible();
    await expect(page.getByText("Dein Wunsch: Gern im Papier")).toBeVisible();
  });
  const staff = "inhaber@hofladen.example";
  const address = { restaurantId: farmShop.id, orderId };
  await callAs(staff, "changeOrderStatus", { ...address, requestId: crypto.randomUUID(), action: "accept" });
  await expectHeadline(page, "Deine Bestellung ist angenommen.");
  await test.step("the reserved money is captured a moment after the order was accepted", () =>
    expect(page.getByText(/sind bezahlt/)).toBeVisible());
  await callAs(staff, "refundOrder", {
    ...address,
    requestId: crypto.randomUUID(),
    reason: "Ein Stück war zu klein",
    wish: { kind: "amount", cents: 100 },
  });
  await expect(page.getByRole("heading", { name: "Erstattungen" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Ein Stück war zu klein")).toBeVisible();
  await expect(page.getByText("erstattet", { exact: true })).toBeVisible({ timeout: 30_000 });
});

test("a cancelled order says what becomes of the money", async ({ page }) => {
  await fillCheckoutWith(page, cheese);
  await orderButton(page).click();
  await expectHeadline(page, arrived);
  await page.getByRole("button", { name: /^Stornieren, kostenlos bis/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/Du zahlst nichts/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ja, stornieren" }).click();
  await expectHeadline(page, "Die Bestellung ist storniert.");
  await expect(page.getByText("Du musst nichts bezahlen.")).toBeVisible();
});
