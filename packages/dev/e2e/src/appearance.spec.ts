import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

const desktop = { width: 1280, height: 900 };
const bakery = { slug: "backstube-sonnenkruste", owner: "inhaber@backstube.example", staff: "theke@backstube.example" };

test("F36 an owner sees all 33 themes, chooses one, publishes it, and the shop wears it", async ({
  browser,
  page,
  viewport,
}) => {
  const { page: merchant, watch } = await openBoard(browser, bakery.owner, viewport ?? desktop);
  await merchant.getByRole("link", { name: "Einstellungen" }).click();
  await merchant.getByRole("link", { name: "Aussehen" }).click();
  await merchant.waitForURL(/\/aussehen$/);
  await expect(merchant.getByRole("radio", { name: /./ })).toHaveCount(34);
  await expectAccessible(merchant);

  await merchant.getByRole("radio", { name: "Blaue Nacht" }).check();
  const bar = merchant.getByRole("complementary", { name: "Aussehen speichern" });
  await expect(bar).toContainText("noch nicht gespeichert");
  // M-S16 A choice is not lost by leaving the page.
  await merchant.getByRole("link", { name: "Angebot" }).click();
  await merchant.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(bar).toContainText("noch nicht gespeichert");
  await bar.getByRole("button", { name: "Speichern" }).click();
  await expect(bar).toContainText("Gespeichert, aber noch nicht im Laden.");
  await bar.getByRole("button", { name: "Veröffentlichen" }).click();
  // M-S8 It says what else goes live with the look, and asks once.
  await expect(merchant.getByRole("dialog")).toContainText("Aussehen geändert");
  await merchant.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(bar).toContainText("„Blaue Nacht“ ist gespeichert.");

  await expect
    .poll(async () => {
      await page.goto(`${storefrontUrl}/${bakery.slug}`);
      return page.locator("[data-theme]").first().getAttribute("data-theme");
    })
    .toBe("blue_night");
  expectQuiet(watch);
});

test("F36 own colours that cannot be read are corrected while they are typed, and stored corrected", async ({
  browser,
  viewport,
}) => {
  const { page: merchant } = await openBoard(browser, bakery.owner, viewport ?? desktop);
  await merchant.getByRole("link", { name: "Einstellungen" }).click();
  await merchant.getByRole("link", { name: "Aussehen" }).click();
  await merchant.getByRole("radio", { name: "Eigene Farben" }).check();
  await merchant.getByRole("radio", { name: "Weiß" }).check();
  await merchant.getByLabel("Hauptfarbe", { exact: true }).fill("#ffe11a");
  await expect(
    merchant.getByText("Auf dieser Hauptfarbe ist nur schwarze Schrift gut zu lesen.").first(),
  ).toBeVisible();
  await expectAccessible(merchant);
  const bar = merchant.getByRole("complementary", { name: "Aussehen speichern" });
  await bar.getByRole("button", { name: "Speichern" }).click();
  await expect(bar).toContainText("noch nicht im Laden");
  await merchant.reload();
  await expect(merchant.getByRole("radio", { name: "Eigene Farben" })).toBeChecked();
  await expect(merchant.getByLabel("Hauptfarbe", { exact: true })).toHaveValue("#ffe11a");
  await expect(merchant.getByRole("radio", { name: "Schwarz", exact: true })).toBeChecked();
});

test("the look is chosen by those who run the shop, not by everybody who works there", async ({
  browser,
  viewport,
}) => {
  const { page: staff } = await openBoard(browser, bakery.staff, viewport ?? desktop);
  await expect(staff.getByRole("link", { name: "Angebot" })).toBeVisible();
  await expect(staff.getByRole("link", { name: "Aussehen" })).toHaveCount(0);
  await staff.goto(staff.url().replace(/bestellungen$/, "aussehen"));
  await expect(staff.getByText("Dafür fehlt dir die Berechtigung.")).toBeVisible();
});
