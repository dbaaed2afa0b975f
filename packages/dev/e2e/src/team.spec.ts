import { declineCookies, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { mailTo } from "./support/services.ts";
import { consoleUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const linkIn = (mail: string): string => /https?:\S+\/anmelden\/link\S+/.exec(mail)?.[0] ?? "";

test("M-C6 an owner invites a helper, who comes in by the mail with the own role, and is out the moment she is removed", async ({
  browser,
}) => {
  const owner = await openBoard(browser, "inhaber@backstube.example", { width: 1280, height: 900 });
  const { page } = owner;
  const email = `aushilfe-${crypto.randomUUID().slice(0, 8)}@backstube.example`;
  const row = page.locator(`[data-member="${email}"]`);

  await test.step("invites", async () => {
    await page.getByRole("link", { name: "Einstellungen" }).click();
    await page.getByRole("link", { name: "Team", exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Wer dabei ist" })).toBeVisible();
    await expect(page.getByText(/zuletzt angemeldet (gerade eben|vor)/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Einladung senden" }).click();
    await expect(page.getByLabel("E-Mail-Adresse")).toBeFocused();
    await page.getByLabel("E-Mail-Adresse").fill(email);
    await page.getByLabel("Name", { exact: true }).fill("Ofen Samstag");
    await page.getByRole("radio", { name: /Küche/ }).check();
    await page.getByRole("button", { name: "Einladung senden" }).click();
    await expect(page.getByText(`Die Einladung ist unterwegs an ${email}.`)).toBeVisible();
    await expect(page.locator(`[data-invited="${email}"]`)).toBeVisible();
    await expectAccessible(page);
  });

  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  const helper = watch(context);
  const phone = await context.newPage();
  await test.step("the helper comes in by the mail, with nothing but the board of this shop", async () => {
    await declineCookies(phone);
    await phone.goto(linkIn(await mailTo(email)));
    await phone.getByLabel("E-Mail").fill(email);
    await phone.getByRole("button", { name: "Anmelden" }).click();
    await expect(phone.getByRole("heading", { level: 1, name: "Du bist eingeladen" })).toBeVisible();
    await expectAccessible(phone);
    const tickets = phone.waitForResponse(/openKitchen$/);
    await phone.getByRole("button", { name: "Einladung annehmen" }).click();
    await expect(phone).toHaveURL(`${consoleUrl}/backstube-sonnenkruste/bestellungen`);
    // Answered after the next step, the kitchen's question would be that of another role.
    expect((await tickets).ok()).toBe(true);
    await expect(phone.getByText("Verbunden").first()).toBeVisible();
    await expect(phone.getByRole("link", { name: "Einstellungen" })).toHaveCount(0);
  });

  await test.step("gets another role, and sees it", async () => {
    await row.getByRole("combobox", { name: "Rolle von Ofen Samstag" }).selectOption("staff");
    await expect(row.getByText("Bestellungen, Ausverkauft, Bestand und Pause")).toBeVisible();
    await expect(phone.getByRole("link", { name: "Angebot" })).toBeVisible();
  });

  // Afterwards its open listeners are refused, as they must be.
  expectQuiet(helper);
  await test.step("is removed, and out", async () => {
    await row.getByRole("button", { name: "Ofen Samstag entfernen" }).click();
    const dialog = page.getByRole("dialog", { name: "Ofen Samstag entfernen?" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Entfernen" }).click();
    await expect(row).toHaveCount(0);
    // GDP-05: the owner reads who did what.
    await expect(page.getByText("Inhaberin der Backstube nahm Ofen Samstag aus dem Team")).toBeVisible();
    await expect(page.getByText("Ofen Samstag ist dabei: Küche")).toBeVisible();
    await expect(phone.getByText("Diesen Betrieb verwaltest du nicht.")).toBeVisible();
    await context.close();
  });

  await test.step("the one owner cannot go", async () => {
    const own = page.locator('[data-member="inhaber@backstube.example"]');
    await own.getByRole("combobox").selectOption("manager");
    await expect(page.getByText(/Einer muss den Betrieb besitzen/).first()).toBeVisible();
    await expect(own.getByRole("combobox")).toHaveValue("owner");
  });
  expectQuiet(owner.watch);
});
