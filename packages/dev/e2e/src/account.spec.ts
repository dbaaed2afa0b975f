import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { mailTo } from "./support/services.ts";
import { consoleUrl } from "./support/stack.ts";

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
  await page.goto(/https?:\S+\/anmelden\/link\S+/.exec(await mailTo(email))?.[0] ?? "");
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
