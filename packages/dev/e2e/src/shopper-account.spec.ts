import type { Route } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/accessible.ts";
import { cards } from "./support/pay-page.ts";
import { mailTo } from "./support/services.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expect, test } from "./support/test.ts";

/** Of Chromium: a phone that has just seen the right finger. */
const authenticator = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

const linkIn = (mail: string): string => /https?:\S+\/konto\/anmelden\/link\S+/.exec(mail)?.[0] ?? "";

test("S-C3 S-C10 S-C15 GDP-04 GDP-06 a guest orders and likes a shop, keeps the order in an account, is known at the checkout, keeps a card there, signs in with a passkey, takes the data out and erases all of it", async ({
  page,
}) => {
  const email = `konto-${Date.now()}@post.example`;
  await addToBasket(page, "Sauerrahmbutter");
  await addToBasket(page, "Heumilch, 1 l");
  await goToCheckout(page);
  await fillCheckout(page, "Kundin 12");
  const order = await placeOrder(page);
  await addToBasket(page, "Heumilch, 1 l");
  // A favourite of before the account comes along.
  await page.goto(`${storefrontUrl}/${farmShop.slug}/ueber-uns`);
  await page.getByRole("button", { name: `Liebling: ${farmShop.name}` }).click();
  await page.getByRole("link", { name: "Zu deinen Lieblingen" }).click();
  const liked = page.getByRole("main").getByRole("link", { name: farmShop.name });
  await expect(liked).toBeVisible();
  await expectAccessible(page);
  await page.goto(storefrontUrl);
  await expect(
    page.getByRole("region", { name: "Deine Lieblinge" }).getByRole("link", { name: farmShop.name }),
  ).toBeVisible();

  await page.getByRole("link", { name: "Konto", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Schön, dass du da bist." })).toBeVisible();
  await expect(page.getByText(/16 Jahre alt sein, in Österreich 14/)).toBeVisible();
  await expectAccessible(page);
  const openLink = async (): Promise<void> => {
    // The page of the link has a field of the same name.
    await expect(page.getByRole("heading", { name: "Schön, dass du da bist." })).toBeVisible();
    await page.getByLabel("E-Mail").fill(email);
    await page.getByRole("button", { name: "Link schicken" }).click();
    await expect(page.getByText(`Sieh in dein Postfach: ${email}`)).toBeVisible();
    await page.goto(linkIn(await mailTo(email)));
  };
  // A link is good for once. Where its answer gets lost on the way, the next one leads to the same account.
  const lost = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/accounts:signInWithEmailLink**", lost, { times: 1 });
  await openLink();
  await expect(page.getByText(/^Keine Internetverbindung/)).toBeVisible();
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByText(/^Dieser Link gilt nicht mehr/)).toBeVisible();
  await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
  await openLink();
  await expect(page.getByRole("heading", { name: "Dein Konto", exact: true })).toBeVisible();
  await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible();

  // The order is there, and so is its page.
  const shown = page.getByRole("region", { name: "Letzte Bestellungen" }).getByRole("listitem").getByRole("link");
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute("href", new RegExp(order.id));

  const field = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await page.getByLabel("Name oder Firma").fill("Kundin 12");
  await field("Telefon").fill("08051 700 12");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await expect(field("Telefon")).toHaveValue(/^\+49\s80/);
  const readyMail = page.getByRole("checkbox", { name: "Deine Bestellung ist fertig" });
  await readyMail.click();
  await expect(readyMail).not.toBeChecked();
  await page.getByRole("button", { name: "Adresse anlegen" }).click();
  await page.getByRole("button", { name: "Adresse speichern" }).click();
  await expect(page.getByText("Gib der Adresse einen Namen")).toBeVisible();
  await field("Bezeichnung").fill("Zuhause");
  await field("PLZ").fill("83253");
  await field("Ort").fill("Rimsting");
  await field("Straße").fill("Anger");
  await field("Hausnummer").fill("7");
  await field("Tür").fill("11");
  await page.getByRole("button", { name: "Adresse speichern" }).click();
  await expect(page.getByText("Anger 7, 83253 Rimsting")).toBeVisible();
  await expectAccessible(page);

  // A card, typed into the provider's form, which its bank asks about.
  await page.getByRole("link", { name: "Karte hinzufügen" }).click();
  await page.getByLabel("Kartennummer").fill(cards.asksEachTime);
  await page.getByLabel("Gültig bis").fill("12 / 34");
  await page.getByLabel("Prüfziffer").fill("123");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Karte speichern" }).click();
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "Visa •••• 3184" })).toBeVisible();
  await expect(page.getByText("Gültig bis 12/34")).toBeVisible();

  // The basket of before is still there, and the checkout knows the person.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${storefrontUrl}/${farmShop.slug}/kasse`);
  await expect(page.getByLabel("Name oder Firma")).toHaveValue("Kundin 12");
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue(email);
  await expect(page.getByText("Heumilch, 1 l").first()).toBeVisible();
  await expect(page.getByRole("radio", { name: /Visa •••• 3184/ })).toBeVisible();

  // A passkey instead of the mailbox, named by its person.
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", { options: authenticator });
  await page.goto(`${storefrontUrl}/konto`);
  await page.getByRole("button", { name: "Passkey anlegen" }).click();
  await page.getByRole("textbox", { name: "Name des Geräts" }).fill("Telefon in der Küche");
  await page.getByRole("button", { name: "Weiter zu Finger, Gesicht oder PIN" }).click();
  await expect(page.getByText("Der Passkey ist angelegt.")).toBeVisible();
  await page.getByRole("button", { name: "Passkey Telefon in der Küche umbenennen" }).click();
  await page.getByRole("textbox", { name: "Name des Geräts" }).fill("Altes Telefon");
  await page.getByRole("region", { name: "Passkeys" }).getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("heading", { name: "Altes Telefon" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Abmelden", exact: true }).click();
  await page.waitForURL(`${storefrontUrl}/`);
  await page.goto(`${storefrontUrl}/konto`);
  await page.getByRole("button", { name: "Mit Passkey anmelden" }).click();
  await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible();
  await expect(page.getByText("zuletzt benutzt am")).toBeVisible();
  // Signing out took them from the browser, the account brings them back.
  await page.getByRole("link", { name: "Zu deinen Lieblingen" }).click();
  await expect(liked).toBeVisible();

  await page.goto(`${storefrontUrl}/konto/daten`);
  const loading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Datei (JSON)" }).click();
  const json = await readFile(await (await loading).path(), "utf8");
  for (const word of [email, order.id, "Anger", "Kundin 12", "Altes Telefon", farmShop.name])
    expect(json).toContain(word);
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: "Ja, mein Konto soll gelöscht werden." }).check();
  await page.getByRole("button", { name: "Konto endgültig löschen" }).click();
  await expect(page.getByText("Du hast noch eine offene Bestellung.")).toBeVisible();
  await page.goto(`${storefrontUrl}/bestellung/${farmShop.id}.${order.id}`);
  await page.getByRole("button", { name: /^Stornieren, kostenlos bis/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ja, stornieren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Die Bestellung ist storniert." })).toBeVisible();
  // A second tab shows the list, and nothing of it once the account is gone.
  const secondTab = await page.context().newPage();
  await secondTab.goto(`${storefrontUrl}/bestellungen`);
  const card = secondTab.getByRole("link", { name: /24-Stunden-Hofladen/ }).first();
  await expect(card).toBeVisible();
  const erased = page.getByText("Dein Konto ist gelöscht.");
  const refused = page.getByText("Du hast noch eine offene Bestellung.");
  // A step that can still be taken back would bring figures after the end. The answer is waited for: to load the page
  // anew while an account is being erased leads to a page without the button.
  await expect(async () => {
    await page.goto(`${storefrontUrl}/konto/daten`);
    await page.getByRole("checkbox", { name: "Ja, mein Konto soll gelöscht werden." }).check();
    await page.getByRole("button", { name: "Konto endgültig löschen" }).click();
    await expect(erased.or(refused)).toBeVisible({ timeout: 30_000 });
    expect(await erased.isVisible()).toBe(true);
  }).toPass();
  await expect(card).toHaveCount(0);
  await secondTab.close();
  await expect(page.getByText("Eine Bestellung bleibt so lange gespeichert")).toBeVisible();
  await page.goto(`${storefrontUrl}/konto`);
  await expect(page.getByRole("heading", { name: "Schön, dass du da bist." })).toBeVisible();
});
