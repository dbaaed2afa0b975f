import { expect, test } from "./support/test.ts";
import { callAs, patchDocument } from "./support/office.ts";
import { expectHeadline } from "./support/pay-page.ts";
import { farmShop, fillCheckoutWith, orderButton } from "./support/shopper.ts";

const arrived = "Deine Bestellung ist angekommen.";
const jam = "Erdbeermarmelade";

test("the time is taken meanwhile: the next one is offered with one press", async ({ page }) => {
  await fillCheckoutWith(page, "Bergkäse, zwölf Monate");
  const slotKey = await page.getByRole("radio", { name: /^\d{1,2}:\d{2}/, checked: true }).getAttribute("value");
  const slot = `restaurants/${farmShop.id}/distributionOptions/abholung-hofladen/slots/${slotKey ?? ""}`;
  const at = { timestampValue: new Date().toISOString() };
  // While the order is on its way, staff close this very time.
  await page.route(
    "**/placeOrder",
    async (route) => {
      await patchDocument(slot, {
        startsAt: at,
        endsAt: at,
        orders: { integerValue: "0" },
        units: { integerValue: "0" },
        closed: { booleanValue: true },
        held: { mapValue: { fields: {} } },
        createdAt: at,
        updatedAt: at,
        v: { integerValue: "1" },
      });
      await route.continue();
    },
    { times: 1 },
  );
  await orderButton(page).click();
  await expect(page.getByText(/Dieser Termin ist nicht mehr frei/)).toBeVisible();
  await page.getByRole("button", { name: /nehmen$/ }).click();
  await orderButton(page).click();
  await expectHeadline(page, arrived);
});

test("CHK-12 a price changes meanwhile: the new one is seen before it is ordered", async ({ page }) => {
  await fillCheckoutWith(page, jam);
  const total = page.locator(".sums-total dd").first();
  const before = await total.innerText();
  const cents = 500 + Math.round(Math.random() * 200);
  await patchDocument(`offerings/angebot-lindenanger/items/erdbeermarmelade`, {
    priceCents: { integerValue: String(cents) },
  });
  await callAs("inhaber@hofladen.example", "publishStorefront", {
    requestId: crypto.randomUUID(),
    restaurantId: farmShop.id,
    offeringId: "angebot-lindenanger",
    storefrontId: "web-lindenanger",
  });
  await expect(total).not.toHaveText(before, { timeout: 15_000 });
  const shown = await total.innerText();
  await orderButton(page).click();
  await expectHeadline(page, arrived);
  await expect(page.locator(".sums-total dd").first()).toHaveText(shown);
});

test("the answer gets lost: the order is being checked, and turns up by itself, once", async ({ page }) => {
  await fillCheckoutWith(page, "Bergkäse, zwölf Monate");
  let asked = 0;
  await page.route("**/placeOrder", async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    // It arrives, but its answer gets lost.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await orderButton(page).click();
  await expect(page.getByText("Deine Bestellung wird geprüft.")).toBeVisible();
  await expectHeadline(page, arrived);
  expect(asked).toBe(2);
});
