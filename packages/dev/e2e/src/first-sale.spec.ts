import { Effort } from "./support/effort.ts";
import type { Page } from "@playwright/test";
import { declineCookies, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { findOrder, showLane } from "./support/merchant.ts";
import { breadPhoto } from "./support/photos.ts";
import { mailTo } from "./support/services.ts";
import { addToBasket, fillCheckout, goToCheckout, placeOrder } from "./support/shopper.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const linkIn = (mail: string): string => /https?:\S+\/anmelden\/link\S+/.exec(mail)?.[0] ?? "";
const goods = [
  ["Bergroggen", "5,90"],
  ["Kaisersemmel", "0,55"],
  ["Mohnweckerl", "0,95"],
  ["Kornspitz", "1,10"],
  ["Salzstangerl", "0,95"],
  ["Buttercroissant", "1,60"],
  ["Dinkelvollkornbrot", "5,20"],
  ["Nussschnecke", "2,40"],
] as const;

test("M-B2 a new owner registers, fills a shop, rehearses an order, goes live, and accepts the first one", async ({
  page,
  context,
  browser,
}) => {
  const owner = watch(context);
  const effort = new Effort(page);
  const email = `erste-${crypto.randomUUID().slice(0, 8)}@betrieb.example`;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const step = (name: string) => page.locator(`[data-step="${name}"]`);
  const toSteps = () => effort.press(page.getByRole("link", { name: "Einrichten" }));

  await test.step("registers and answers a few questions", async () => {
    await page.goto(`${consoleUrl}/registrieren`);
    await effort.type(page.getByLabel("E-Mail-Adresse"), email);
    await effort.press(button("Link zum Loslegen schicken"));
    await expect(page.getByText(`Der Link ist unterwegs an ${email}.`)).toBeVisible();
    await page.goto(linkIn(await mailTo(email)));
    await effort.type(page.getByLabel("Name des Betriebs"), "Backhaus Erlenbach");
    await effort.press(page.getByRole("button", { name: "Bäckerei", exact: true }));
    await effort.type(page.getByLabel("Telefon"), "+49 8051 000000");
    await effort.type(page.getByLabel("Straße"), "Anger");
    await effort.type(page.getByLabel("Hausnummer"), "1");
    await effort.type(page.getByLabel("Postleitzahl"), "83253");
    await effort.type(page.getByLabel("Ort", { exact: true }), "Rimsting");
    await effort.type(page.getByLabel("Dein Name"), "Inhaberin");
    await effort.type(page.getByLabel("Firma oder Inhaberin"), "Backhaus Erlenbach (Demo)");
    await effort.press(button("Betrieb anlegen"));
  });

  await test.step("sees what is done already, and what is not", async () => {
    await expect(page).toHaveURL(/\/einrichten$/);
    for (const done of ["profile", "imprint", "times", "payment"])
      await expect(step(done)).toHaveAttribute("data-state", "done");
    await expect(step("testOrder")).toHaveAttribute("data-state", "locked");
    await expect(button("Live gehen")).toBeDisabled();
    await expectAccessible(page);
  });
  const slug = new URL(page.url()).pathname.split("/")[1] ?? "";

  await test.step("fills the catalogue and publishes it", async () => {
    await effort.press(step("products").getByRole("link"));
    for (const [index, [name, price]] of goods.entries()) {
      if (index === 0) await effort.press(page.getByRole("link", { name: "Neuer Artikel" }).first());
      await effort.type(page.getByLabel("Name", { exact: true }), name);
      // The others begin in the category of the first.
      if (index === 0) await effort.choose(page.getByLabel("Kategorie"), "Gebäck");
      await expect(page.getByLabel("Kategorie")).toHaveValue("gebaeck");
      await effort.type(page.getByRole("textbox", { name: "Preis", exact: true }), price);
      const allergens = (group: string) => page.getByRole("group", { name: group, exact: true });
      await effort.press(allergens("Enthält").getByRole("button", { name: "Glutenhaltiges Getreide" }));
      await effort.press(allergens("Glutenhaltiges Getreide: welche?").getByRole("button", { name: "Weizen" }));
      if (index === 0) await photograph(page, effort);
      const isLast = index === goods.length - 1;
      await effort.press(page.getByRole("button", { name: isLast ? "Speichern" : "Speichern & neu", exact: true }));
      await expect(page.getByText(`„${name}“ ist gespeichert.`).first()).toBeVisible();
    }
    await effort.press(page.getByRole("link", { name: "Zurück zur Liste" }));
    await effort.press(button("Veröffentlichen"));
    await effort.press(button("Jetzt veröffentlichen"));
    await expect(page.getByText(/Version 1/).first()).toBeVisible();
    await toSteps();
    await expect(step("products")).toHaveAttribute("data-state", "done");
  });

  await test.step("accepts the contracts, which open beside it", async () => {
    const [terms] = await Promise.all([
      context.waitForEvent("page"),
      step("contracts").getByRole("link", { name: "Nutzungsbedingungen für Betriebe" }).click(),
    ]);
    await expect(terms.getByRole("heading", { level: 1, name: "Nutzungsbedingungen für Betriebe" })).toBeVisible();
    await expectAccessible(terms);
    await terms.close();
    await effort.press(button("Beides annehmen"));
    await expect(step("contracts")).toHaveAttribute("data-state", "done");
  });

  await test.step("rehearses an order on the board", async () => {
    await effort.press(button("Testbestellung auslösen"));
    await effort.press(step("testOrder").getByRole("link", { name: "Zur Tafel" }));
    await handOver(page, effort);
    await toSteps();
    await expect(step("testOrder")).toHaveAttribute("data-state", "done");
    await expectAccessible(page);
  });

  await test.step("goes live", async () => {
    expect((await page.request.get(`${storefrontUrl}/${slug}`)).status()).toBe(404);
    // The other tests of this stack look for shops: this one is not among what they find.
    await effort.press(page.getByRole("radio", { name: /Nur mit Link/ }));
    await effort.press(button("Live gehen"));
    await expect(page.getByRole("heading", { level: 1, name: "Dein Laden ist offen." })).toBeVisible();
    await expectAccessible(page);
  });
  process.stdout.write(`Up to the first sale: ${effort.toString()}\n`);
  expect(effort.minutes).toBeLessThanOrEqual(20);
  expect(effort.presses).toBeLessThanOrEqual(60);

  await test.step("accepts the order of a shopper", async () => {
    const visit = await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" });
    const shopper = await visit.newPage();
    await declineCookies(shopper);
    await expect
      .poll(async () => (await shopper.request.get(`${storefrontUrl}/${slug}`)).status(), { timeout: 20_000 })
      .toBe(200);
    // For those who have the link, and for no search engine.
    const shopPage = await shopper.request.get(`${storefrontUrl}/${slug}`);
    expect(await shopPage.text()).toContain('content="noindex, nofollow"');
    await addToBasket(shopper, "Bergroggen", slug);
    await goToCheckout(shopper, slug);
    await fillCheckout(shopper);
    const order = await placeOrder(shopper);
    await page.getByRole("link", { name: "Zur Tafel" }).click();
    await (await findOrder(page, order.id)).getByRole("button", { name: /^Annehmen/ }).click();
    await expect(shopper.getByRole("heading", { level: 1, name: "Deine Bestellung ist angenommen." })).toBeVisible();
    await visit.close();
  });
  expectQuiet(owner);
});

/** The first of the goods gets a photo. */
async function photograph(page: Page, effort: Effort): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    effort.press(page.getByRole("button", { name: "Foto wählen" })),
  ]);
  await chooser.setFiles(breadPhoto);
  const dialog = page.getByRole("dialog", { name: /^Foto zu/ });
  await effort.press(dialog.getByRole("button", { name: "Übernehmen" }));
  // A dialog that stays says why.
  await expect.poll(() => dialog.allInnerTexts()).toEqual([]);
}

/** From the ringing card to the empty board; a test order asks for no money. */
async function handOver(page: Page, effort: Effort): Promise<void> {
  const card = page.locator("[data-order]").first();
  await showLane(page, "Neu");
  await effort.press(card.getByRole("button", { name: /^Annehmen/ }));
  await showLane(page, "Angenommen");
  await expectAccessible(page);
  await effort.press(card.getByRole("button", { name: /^(Beginnen|Fertig)/ }));
  await showLane(page, "In Arbeit");
  await effort.press(card.getByRole("button", { name: /^Fertig/ }));
  await showLane(page, "Fertig");
  await effort.press(card.getByRole("button", { name: /^Übergeben/ }));
}
