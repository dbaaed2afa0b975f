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
