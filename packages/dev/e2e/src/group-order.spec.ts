import { declineCookies, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard, openDetails } from "./support/merchant.ts";
import { cards, payByCard } from "./support/pay-page.ts";
import { addToBasket, farmShop, fillCheckout, orderButton, shownOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const cheese = "Bergkäse, zwölf Monate";
const milk = "Heumilch, 1 l";

test("S-C16 a host starts a group, guests join by the link and choose, each pays an own share or the host the rest, and the board says who gets which goods", async ({
  page,
  context,
  browser,
  viewport,
}) => {
  const hostErrors = watch(context);
  const guestContext = await browser.newContext({ viewport, locale: "de-DE" });
  const guestErrors = watch(guestContext);
  const guest = await guestContext.newPage();
  await declineCookies(guest);
  const otherContext = await browser.newContext({ viewport, locale: "de-DE" });
  const other = await otherContext.newPage();
  await declineCookies(other);

  const link = await test.step("makes a link of the basket", async () => {
    await addToBasket(page, cheese);
    const openBasket = page.getByRole("button", { name: /Korb ansehen/ });
    if (await openBasket.isVisible()) await openBasket.click();
    await page.getByRole("button", { name: "Gemeinsam bestellen" }).first().click();
    await page.getByRole("button", { name: "Link erstellen" }).click();
    await expect(page.getByText("Bitte gib an, was auf deinem Aufkleber steht.")).toBeVisible();
    await page.getByLabel("Was steht auf deinem Aufkleber?").fill("Empfang");
    await page.getByRole("button", { name: "Link erstellen" }).click();
    await page.waitForURL(/\/gruppe\?g=/);
    const shown = page.locator("[data-group-link]");
    await expect(shown).toContainText("#t=");
    await expect(page.getByRole("region", { name: "Eine Person bestellt mit" })).toContainText(cheese);
    await expectAccessible(page);
    return (await shown.innerText()).trim();
  });

  await test.step("a guest joins without an account; the link leaves the address", async () => {
    await guest.goto(link);
    await expect(guest.getByRole("heading", { level: 1, name: "Bestell mit!" })).toBeVisible();
    await expect(guest.getByText(`Empfang lädt ein · ${farmShop.name}`)).toBeVisible();
    await expect(guest).toHaveURL(/\/gruppe\?g=[^#]+$/);
    await expectAccessible(guest);
    await guest.getByLabel("Was steht auf deinem Aufkleber?").fill("Werkbank");
    await guest.getByRole("button", { name: "Mitbestellen" }).click();
    await expect(guest.getByRole("heading", { name: "Dein Teil" })).toBeVisible();
    await expect(page.getByRole("region", { name: "2 Personen bestellen mit" })).toContainText("Werkbank");
  });

  await test.step("the guest chooses in the shop, and the host sees it at once", async () => {
    await guest.getByRole("link", { name: "Etwas aussuchen" }).click();
    await addToBasket(guest, milk);
    const openBasket = guest.getByRole("button", { name: /Korb ansehen/ });
    if (await openBasket.isVisible()) await openBasket.click();
    await guest.getByRole("button", { name: "In den Gruppenkorb" }).first().click();
    await guest.getByRole("button", { name: "In den Gruppenkorb legen" }).click();
    await guest.waitForURL(/\/gruppe\?g=/);
    await expect(page.getByRole("region", { name: "2 Personen bestellen mit" })).toContainText(milk);
    await guest.getByRole("button", { name: "Ich bin fertig" }).click();
    await expect(page.getByText("1 ist fertig")).toBeVisible();
    await expectAccessible(guest);
  });

  await test.step("another one joins and chooses, too", async () => {
    await other.goto(link);
    await other.getByLabel("Was steht auf deinem Aufkleber?").fill("Lager");
    await other.getByRole("button", { name: "Mitbestellen" }).click();
    await other.getByRole("link", { name: "Etwas aussuchen" }).click();
    await addToBasket(other, milk);
    const openBasket = other.getByRole("button", { name: /Korb ansehen/ });
    if (await openBasket.isVisible()) await openBasket.click();
    await other.getByRole("button", { name: "In den Gruppenkorb" }).first().click();
    await other.getByRole("button", { name: "In den Gruppenkorb legen" }).click();
    await other.waitForURL(/\/gruppe\?g=/);
    await expect(page.getByRole("region", { name: "3 Personen bestellen mit" }).getByText(milk)).toHaveCount(2);
  });

  await test.step("the host closes, sees each one's share, and lets each pay", async () => {
    await page.getByRole("button", { name: "Korb schließen, zur Kasse" }).click();
    await page.waitForURL(/\/gruppenkasse\?g=/);
    await expect(guest.getByText(/Empfang ist an der Kasse/)).toBeVisible();
    await expect(orderButton(page)).toBeVisible();
    await fillCheckout(page);
    await page.getByRole("radio", { name: /Online bezahlen/ }).check();
    await expect(page.getByRole("heading", { name: "So teilt es sich auf" })).toBeVisible();
    await expect(page.locator("dl").filter({ hasText: "Werkbank" })).toContainText("Empfang");
    await page.getByRole("radio", { name: /Jeder zahlt selbst/ }).check();
    await expectAccessible(page);
    await orderButton(page).click();
    await page.waitForURL(/\/gruppe\?/);
    await expect(page.getByRole("region", { name: "Jeder zahlt selbst" })).toContainText("offen");
    await expectAccessible(page);
  });

  await test.step("one pays, one does not, and the host takes over the rest", async () => {
    await guest.getByRole("button", { name: /^Deinen Anteil zahlen: / }).click();
    await payByCard(guest, cards.works);
    await guest.waitForURL(/\/gruppe\?/);
    await expect(guest.getByText(/^Dein Anteil ist reserviert/)).toBeVisible();
    await expectAccessible(guest);
    await expect(page.getByRole("region", { name: "Jeder zahlt selbst" })).toContainText("reserviert");
    await page.getByRole("button", { name: /^Alles Offene zahlen: / }).click();
    await expect(other.getByText("Empfang übernimmt deinen Anteil. Du musst nichts zahlen.")).toBeVisible();
    await payByCard(page, cards.works);
    await page.waitForURL(/\/gruppe\?/);
  });

  await test.step("the guest sees the order's state, and the board whose goods are whose", async () => {
    for (const one of [page, guest, other])
      await expect(one.getByText("Die Bestellung ist beim Betrieb angekommen.")).toBeVisible();
    await page.goto(`${storefrontUrl}/bestellungen`);
    await page.locator('a[href^="/bestellung/"]').first().click();
    await page.waitForURL(/\/bestellung\//);
    const order = await shownOrder(page);
    await expect(guest.getByText(order.dayCode, { exact: true })).toBeVisible();
    const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? { width: 1280, height: 900 });
    await openDetails(merchant.page, order);
    const details = merchant.page.getByRole("dialog");
    await expect(details).toContainText("für Empfang");
    await expect(details).toContainText("für Werkbank");
    await expect(details).toContainText("für Lager");
  });
  expectQuiet(hostErrors);
  expectQuiet(guestErrors);
  await guestContext.close();
  await otherContext.close();
});
