import { codeAt } from "firebase-local-backend/totp";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { countMailsTo, mailTo } from "./support/services.ts";
import { consoleUrl } from "./support/stack.ts";

/** The code that an app with this key shows; `steps` later counts as one that was not used yet. */
const codeOf = (key: string, steps = 0): string => codeAt(key, Date.now() + steps * 30_000);

test("an account that came by a link gets a password, and the next sign-in goes by it, back to the page that was wanted", async ({
  page,
  context,
}) => {
  const email = `konto-${Date.now()}@betrieb.example`;
  const password = "drei graue Ziegen";
  await page.goto(`${consoleUrl}/registrieren`);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Link zum Loslegen schicken" }).click();
  await expect(page.getByText(`Der Link ist unterwegs an ${email}.`)).toBeVisible();
  await page.goto(linkIn(await mailTo(email)));
  await expect(page.getByRole("heading", { level: 1, name: "Betrieb anlegen" })).toBeVisible();

  await page.goto(`${consoleUrl}/konto`);
  const field = page.getByLabel("Neues Passwort");
  const save = page.getByRole("button", { name: "Passwort speichern" });
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue(email);
  await field.fill("kurz");
  await save.click();
  await expect(page.getByText("Das Passwort braucht mindestens 10 Zeichen.")).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(password);
  await page.getByLabel("Passwort zeigen").check();
  await expect(field).toHaveAttribute("type", "text");
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText("Das Passwort wurde nicht gespeichert")).toBeVisible();
  await expect(field).toHaveValue(password);
  await context.setOffline(false);
  await save.click();
  await expect(page.getByText("Das neue Passwort gilt.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(`${consoleUrl}/anmelden?weiter=%2Fkonto`);
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(`${consoleUrl}/konto`);
});

test("a second factor is set up by QR code and key, asked for after password and link, and removed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = `faktor-${Date.now()}@betrieb.example`;
  const password = "drei graue Ziegen";
  await page.goto(`${consoleUrl}/registrieren`);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Link zum Loslegen schicken" }).click();
  await page.goto(linkIn(await mailTo(email)));
  await expect(page.getByRole("heading", { level: 1, name: "Betrieb anlegen" })).toBeVisible();

  await page.goto(`${consoleUrl}/konto`);
  await page.getByLabel("Neues Passwort").fill(password);
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByText("Das neue Passwort gilt.")).toBeVisible();
  await page.getByRole("button", { name: "Einrichten" }).click();
  await expect(page.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Schlüssel kopieren" }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator("[data-key]")).toHaveText(key.match(/.{4}/g)?.join(" ") ?? "");
  const code = page.getByLabel("Code aus der App");
  const confirm = page.getByRole("button", { name: "Bestätigen" });
  await code.fill("123");
  await confirm.click();
  await expect(page.getByText("Der Code hat sechs Ziffern.")).toBeVisible();
  await code.fill(codeOf(key, 20));
  await confirm.click();
  await expect(page.getByText("Dieser Code stimmt nicht oder wurde schon benutzt.")).toBeVisible();
  await code.fill(codeOf(key));
  await confirm.click();
  await expect(page.getByText("Der zweite Faktor ist eingerichtet.")).toBeVisible();
  await expect(page.getByText(/^Authenticator-App, eingerichtet am \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Abmelden" }).click();
  const submit = page.getByRole("button", { name: "Anmelden", exact: true });
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await submit.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Zurück zum Anfang" }).click();
  await page.getByRole("link", { name: "Ohne Passwort anmelden" }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole("heading", { level: 1, name: "Ohne Passwort anmelden" })).toBeVisible();
  await page.getByLabel("E-Mail-Adresse").fill(email);
  const mails = await countMailsTo(email);
  await page.getByRole("button", { name: "Link per E-Mail schicken" }).click();
  await expect.poll(() => countMailsTo(email), { timeout: 20_000 }).toBe(mails + 1);
  await page.goto(linkIn(await mailTo(email)));
  await expect(code).toBeFocused();
  await page.goto(`${consoleUrl}/anmelden?weiter=%2Fkonto`);
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await submit.click();
  await code.fill(codeOf(key, 20));
  await submit.click();
  await expect(page.getByText("Dieser Code stimmt nicht oder wurde schon benutzt.")).toBeVisible();
  const next = codeOf(key, 1);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await submit.click();
  await expect(page).toHaveURL(`${consoleUrl}/konto`);

  await page.getByRole("button", { name: "Entfernen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Entfernen" }).click();
  await expect(page.getByText("Der zweite Faktor ist entfernt.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Einrichten" })).toBeVisible();
});

const linkIn = (mail: string): string => /https?:\S+\/anmelden\/link\S+/.exec(mail)?.[0] ?? "";

test("M-B1 a press before the page is alive sends no password anywhere", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${consoleUrl}/anmelden`);
  await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
  await page.getByLabel("Passwort", { exact: true }).fill("geheim und lang");
  await page.getByLabel("Passwort", { exact: true }).press("Enter");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByLabel("Passwort", { exact: true })).toHaveValue("geheim und lang");
  expect(page.url()).toBe(`${consoleUrl}/anmelden`);
  await context.close();
});
