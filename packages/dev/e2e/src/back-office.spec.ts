import { declineCookies, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { demoPassword } from "./support/merchant.ts";
import { mailTo } from "./support/services.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

test("PLT-03 staff of the platform hold a shop with reasons, and let it be seen again", async ({ page, context }) => {
  const staff = watch(context);
  const slug = "wirtshaus-silberfuchs";
  const shopIsThere = async (): Promise<number> => (await page.request.get(`${storefrontUrl}/${slug}`)).status();
  await declineCookies(page);

  await test.step("signs in, and sees all shops", async () => {
    await page.goto(`${consoleUrl}/plattform`);
    await page.getByLabel("E-Mail").fill("plattform@lokalkorb.example");
    await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Betriebe" })).toBeVisible();
    await page.getByRole("searchbox", { name: "Name, Ort oder E-Mail" }).fill("silberfuchs");
    await expect(page.locator("[data-shop]")).toHaveCount(1);
    await expectAccessible(page);
  });

  const row = page.locator("[data-shop]");
  await test.step("holds one, not without reasons", async () => {
    await row.getByRole("button", { name: "Anhalten" }).click();
    await page.getByRole("button", { name: "Anhalten und Gründe senden" }).click();
    await expect(page.getByText("Bitte schreib mindestens einen ganzen Satz.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Gründe").fill("Bei drei Speisen fehlen die Angaben zu Allergenen.");
    await page.getByRole("button", { name: "Anhalten und Gründe senden" }).click();
    await expect(row.getByText("angehalten")).toBeVisible();
    expect(await mailTo("inhaber@wirtshaus.example")).toContain("Bei drei Speisen fehlen die Angaben zu Allergenen.");
    await expect.poll(shopIsThere, { timeout: 20_000 }).toBe(404);
  });

  await test.step("releases it", async () => {
    await row.getByRole("button", { name: "Freigeben" }).click();
    await expect(row.getByText("für alle sichtbar")).toBeVisible();
    await expect.poll(shopIsThere, { timeout: 20_000 }).toBe(200);
  });

  await test.step("GDP-05 looks at it as support, with a reason, and can change nothing", async () => {
    await row.getByRole("button", { name: "Als Support ansehen" }).click();
    await page.getByLabel("Grund").fill("Der Inhaber bittet um Hilfe mit der Speisekarte.");
    await page.getByRole("button", { name: "Ansehen", exact: true }).click();
    await expect(page.getByText("Du siehst Wirtshaus zum Silberfuchs als Support – nur lesen")).toBeVisible();
    await page.getByRole("link", { name: "Angebot" }).click();
    const shown = page.locator("[data-item]").first();
    await expect(shown).toBeVisible();
    await expect(shown.getByRole("switch")).toBeDisabled();
    await expectAccessible(page);
    const look = page.url();
    await page.getByRole("link", { name: "Beenden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Betriebe" })).toBeVisible();
    await page.goto(look);
    await expect(page.getByText("Diesen Betrieb verwaltest du nicht.").first()).toBeVisible();
  });
  expectQuiet(staff);
});

test("the platform's desk says to others that it is not theirs", async ({ page }) => {
  await declineCookies(page);
  await page.goto(`${consoleUrl}/plattform`);
  await page.getByLabel("E-Mail").fill("inhaber@wirtshaus.example");
  await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByText("Diese Seite ist für die Leute der Plattform.")).toBeVisible();
  await expect(page.locator("[data-shop]")).toHaveCount(0);
  await expectAccessible(page);
});

test("PLT-02 content is reported from its page, confirmed, decided with reasons, and all who are concerned are told", async ({
  page,
  context,
}) => {
  const visit = watch(context);
  await declineCookies(page);

  await test.step("from the foot of a shop, with its address filled in", async () => {
    await page.goto(`${storefrontUrl}/wirtshaus-silberfuchs`);
    await page.getByRole("link", { name: "Inhalt melden" }).click();
    await expect(page.getByLabel("Adresse der Seite")).toHaveValue(`${storefrontUrl}/wirtshaus-silberfuchs`);
    await page.getByRole("button", { name: "Meldung senden" }).click();
    await expect(page.getByText("Bitte wähle einen Grund.")).toBeVisible();
    await expect(page.getByLabel("Worum geht es?")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Worum geht es?").selectOption("labelling");
    await page.getByLabel("Was ist falsch, und warum?").fill("Bei den Knödeln fehlen die Allergene.");
    await page.getByLabel("Name").fill("Mira Muster");
    await page.getByLabel("E-Mail").fill("mira@melder.example");
    await page.getByRole("checkbox").check();
    await page.reload();
    await expect(page.getByLabel("Was ist falsch, und warum?")).toHaveValue("Bei den Knödeln fehlen die Allergene.");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Meldung senden" }).click();
    await expect(page.getByText("Deine Meldung ist da")).toBeVisible();
    expect(await mailTo("mira@melder.example")).toContain("Deine Meldung ist da.");
  });

  await test.step("is decided at the platform's desk", async () => {
    await page.goto(`${consoleUrl}/plattform/nachrichten`);
    await page.getByLabel("E-Mail").fill("plattform@lokalkorb.example");
    await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    const message = page.locator("[data-message]").filter({ hasText: "Bei den Knödeln" });
    await message.getByRole("button", { name: "Entscheiden" }).click();
    await page.getByRole("button", { name: "Entscheiden und Gründe senden" }).click();
    await expect(page.getByText("Bitte wähle, wie du entscheidest.")).toBeVisible();
    await page.getByRole("radio", { name: /^Inhalt ist entfernt/ }).check();
    await page.getByRole("textbox", { name: "Gründe" }).fill("Die Angaben zu Allergenen sind Pflicht und fehlten.");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Entscheiden und Gründe senden" }).click();
    await expect(message).toHaveCount(0);
    for (const address of ["mira@melder.example", "inhaber@wirtshaus.example"])
      expect(await mailTo(address)).toContain("Die Angaben zu Allergenen sind Pflicht und fehlten.");
    await page.getByRole("radio", { name: "Erledigt" }).check();
    await expect(page.locator("[data-message]").filter({ hasText: "Inhalt ist entfernt" })).toBeVisible();
  });
  expectQuiet(visit);
});
