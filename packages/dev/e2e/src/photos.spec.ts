import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { breadPhoto } from "./support/photos.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expect, test } from "./support/test.ts";
import { expectQuiet } from "./support/watched-page.ts";

const desk = { width: 1280, height: 900 };
const rye = "Roggenvollkornbrot";

test("M-B4 S-B1 a baker photographs a bread, and shoppers see it", async ({ browser, page: shopper }) => {
  await shopper.goto(storefrontUrl);
  // The cookies are answered before a dialog covers their banner.
  await expect(async () => {
    await expect(shopper.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await shopper.evaluate<unknown>("localStorage.getItem('lokalkorb:consent')")).not.toBeNull();
  }).toPass();
  const { page, watch } = await openBoard(browser, "inhaber@backstube.example", desk);
  await page.goto(`${consoleUrl}/backstube-sonnenkruste/angebot`);
  await page.getByRole("link", { name: rye }).first().click();
  const field = page.getByRole("group", { name: "Foto", exact: true });
  const pick = field.locator("input[type=file]");
  await expect(field.getByRole("button", { name: "Foto wählen" })).toBeVisible();

  // Whatever calls itself a photo is opened before anything is sent.
  await pick.setInputFiles({
    name: "brot.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<svg onload='alert(1)'/>"),
  });
  const dialog = page.getByRole("dialog", { name: `Foto zu „${rye}“` });
  await expect(dialog.getByText(/kein Foto, das sich öffnen lässt/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Übernehmen" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();

  await pick.setInputFiles(breadPhoto);
  await expect(dialog.getByText(/^1280 × 960/)).toBeVisible();
  await dialog.getByRole("button", { name: "Nach rechts drehen" }).click();
  await dialog.getByRole("button", { name: "Nach links drehen" }).click();
  const straighten = dialog.getByRole("slider", { name: "Begradigen" });
  for (let step = 0; step < 5; step += 1) await straighten.press("ArrowRight");
  await expect(dialog.getByText("2,5\u00a0°")).toBeVisible();
  await dialog.getByLabel("Was ist zu sehen?").fill("Dunkler Laib auf Holz");
  await expectAccessible(page);
  // Without network the browser itself complains.
  expectQuiet(watch);
  // Cut off, it is said at once; nothing of it is lost, and the next press sends it.
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await expect(dialog.getByText(/Keine Internetverbindung/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByLabel("Was ist zu sehen?")).toHaveValue("Dunkler Laib auf Holz");
  await dialog.getByRole("button", { name: "Übernehmen" }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(field.getByRole("img", { name: "Dunkler Laib auf Holz" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(`${rye}: neues Foto`)).toBeVisible();
  await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText(/^Der Laden ist aktuell/)).toBeVisible();

  const card = shopper.locator(".product", { hasText: rye });
  await expect(async () => {
    await shopper.goto(`${storefrontUrl}/backstube-sonnenkruste`);
    await expect(card.locator(".photo")).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await card.scrollIntoViewIfNeeded();
  const photo = card.locator("picture img");
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(320);
  await card.getByRole("link").click();
  await expect(shopper.getByRole("dialog").getByRole("img", { name: "Dunkler Laib auf Holz" })).toBeVisible();
  await expectAccessible(shopper);

  // A drawing is a choice, too.
  await field.getByRole("button", { name: "Foto entfernen" }).click();
  await page.getByRole("button", { name: "Andere Zeichnung" }).click();
  await page.getByRole("radio", { name: "Baguette" }).check({ force: true });
  await expect(page.getByText("Zeichnung, solange es kein Foto gibt: Baguette")).toBeVisible();
  await expectAccessible(page);
  // Saved in one step or in two.
  await expect(async () => {
    await page.getByRole("button", { name: "Rückgängig" }).click({ timeout: 1_000 });
    // Pressed again too soon it would take back what was before the photo.
    await expect(field.getByRole("img", { name: "Dunkler Laib auf Holz" })).toBeVisible({ timeout: 8_000 });
  }).toPass();
});
