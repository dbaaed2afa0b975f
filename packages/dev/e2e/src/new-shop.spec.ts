import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { countMailsTo, mailTo } from "./support/services.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const linkIn = (mail: string): string => /https?:\S+\/anmelden\/link\S+/.exec(mail)?.[0] ?? "";

test("M-B2 a baker comes from the storefront, opens the link of a mail, and stands in the catalogue of her own shop", async ({
  page,
  context,
}) => {
  const baker = watch(context);
  const email = `baeckerei-${Date.now()}@betrieb.example`;
  await page.goto(storefrontUrl);
  await page.getByRole("link", { name: "Betrieb anmelden" }).click();

  await test.step("asks for a link", async () => {
    await expect(page).toHaveURL(`${consoleUrl}/registrieren`);
    await expectAccessible(page);
    await page.getByLabel("E-Mail-Adresse").fill("baeckerei");
    await page.getByRole("button", { name: "Link zum Loslegen schicken" }).click();
    await expect(page.getByText(/Diese E-Mail-Adresse ist nicht vollständig/)).toBeVisible();
    await page.getByLabel("E-Mail-Adresse").fill(email);
    await page.getByRole("button", { name: "Link zum Loslegen schicken" }).click();
    await expect(page.getByText(`Der Link ist unterwegs an ${email}.`)).toBeVisible();
    await expectAccessible(page);
  });

  const link = linkIn(await mailTo(email));
  await test.step("answers a few questions, which a reload keeps", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Betrieb anlegen" })).toBeVisible();
    await page.getByRole("button", { name: "Betrieb anlegen" }).click();
    await expect(page.getByLabel("Name des Betriebs")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Name des Betriebs").fill("Bäckerei Testanger");
    await page.getByRole("button", { name: "Bäckerei", exact: true }).click();
    await page.getByLabel("Telefon").fill("+49 8051 000000");
    await page.getByLabel("Straße").fill("Anger");
    await page.getByLabel("Hausnummer").fill("1");
    await page.getByLabel("Postleitzahl").fill("8325");
    await page.getByLabel("Ort", { exact: true }).fill("Rimsting");
    await page.getByLabel("Dein Name").fill("Inhaberin");
    await page.getByLabel("Firma oder Inhaberin").fill("Bäckerei Testanger (Demo)");
    await expect(page.getByText("Fünf Ziffern, zum Beispiel 83253.")).toBeVisible();
    await page.getByLabel("Postleitzahl").fill("83253");
    await page.reload();
    await expect(page.getByLabel("Name des Betriebs")).toHaveValue("Bäckerei Testanger");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Betrieb anlegen" }).click();
  });

  await test.step("stands in an own catalogue, which nobody sees yet", async () => {
    await expect(page).toHaveURL(`${consoleUrl}/baeckerei-testanger/einrichten`);
    await page.getByRole("link", { name: /Erste Artikel/ }).click();
    await expect(page).toHaveURL(`${consoleUrl}/baeckerei-testanger/angebot`);
    await expect(page.getByText("Hier gibt es noch keine Artikel.")).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get(`${storefrontUrl}/baeckerei-testanger`)).status()).toBe(404);
  });

  await test.step("the link opens nothing a second time", async () => {
    const stranger = await context.browser()?.newContext({ locale: "de-DE" });
    const other = await stranger?.newPage();
    if (other === undefined) throw new Error("no second browser");
    await other.goto(link);
    await other.getByLabel("E-Mail-Adresse").fill(email);
    await other.getByRole("button", { name: "Anmelden" }).click();
    await expect(other.getByText(/Dieser Link gilt nicht mehr/)).toBeVisible();
    await stranger?.close();
  });
  expectQuiet(baker);
});

test("M-B2 who has forgotten the password comes in by a link, to the page that was wanted", async ({
  page,
  context,
}) => {
  const member = watch(context);
  const email = "ofen@backstube.example";
  await page.goto(`${consoleUrl}/backstube-sonnenkruste/angebot`);
  await page.waitForURL(/anmelden/);
  await page.getByRole("link", { name: "Ohne Passwort anmelden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ohne Passwort anmelden" })).toBeVisible();
  // A press before the page is alive does nothing: people press again.
  await expect(async () => {
    await page.getByRole("button", { name: "Link per E-Mail schicken" }).click();
    await expect(page.getByText("Bitte gib deine E-Mail-Adresse ein.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Link per E-Mail schicken" }).click();
  await expect(page.getByText(`Der Link ist unterwegs an ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(linkIn(await mailTo(email)));
  await expect(page).toHaveURL(`${consoleUrl}/backstube-sonnenkruste/angebot`);
  expectQuiet(member);
});

test("a link that is asked for without a network, and then by two taps at once, is mailed once, and the page stays", async ({
  page,
  context,
}) => {
  const email = `zweimal-${Date.now()}@betrieb.example`;
  await page.goto(`${consoleUrl}/anmelden/ohne-passwort`);
  await page.getByLabel("E-Mail").fill(email);
  const send = page.getByRole("button", { name: "Link per E-Mail schicken" });
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText("Der Link konnte nicht geschickt werden")).toBeVisible();
  await context.setOffline(false);
  await send.dblclick();
  await expect(page.getByText(`Der Link ist unterwegs an ${email}.`)).toBeVisible();
  expect(await countMailsTo(email)).toBe(1);
});
