import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { expect, test } from "./support/test.ts";
import { expectQuiet } from "./support/watched-page.ts";

const desktop = { width: 1280, height: 900 };
const owner = "inhaber@wirtshaus.example";
const waiter = "service@wirtshaus.example";

const row = (page: Page, name: string): Locator => page.locator("[data-item]").filter({ hasText: name });
const tick = (page: Page, name: string): Locator => page.getByRole("checkbox", { name: `${name} auswählen` });

test("M-C21 prices, the shelf and the place of several items change at once, each from old to new", async ({
  browser,
}) => {
  const { page, watch } = await openBoard(browser, owner, desktop);
  await page.getByRole("link", { name: "Angebot" }).click();
  const bar = page.getByRole("complementary", { name: "Auswahl bearbeiten" });
  const sheet = page.getByRole("dialog");

  await test.step("a range with the shift key, five percent more, rounded to five cents", async () => {
    await page.getByRole("button", { name: "Auswählen", exact: true }).click();
    await expect(bar.getByText("0 ausgewählt")).toBeVisible();
    await tick(page, "Leberknödelsuppe").check();
    await tick(page, "Obatzda mit Breze").click({ modifiers: ["Shift"] });
    await expect(tick(page, "Kürbiscremesuppe")).toBeChecked();
    await expect(bar.getByText("3 ausgewählt")).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole("button", { name: "Preis", exact: true }).click();
    await sheet.getByLabel("Um wie viel Prozent?").fill("5");
    await expect(sheet.getByRole("listitem")).toHaveText([
      "Leberknödelsuppe5,90\u00a0€ → 6,20\u00a0€",
      "Kürbiscremesuppe6,20\u00a0€ → 6,50\u00a0€",
      "Obatzda mit Breze9,80\u00a0€ → 10,30\u00a0€",
    ]);
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "3 Artikel ändern" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText("3 Artikel sind geändert.").first()).toBeAttached();
    await expect(row(page, "Obatzda mit Breze")).toContainText("10,30\u00a0€");
    await expect(bar.getByText("0 ausgewählt")).toBeVisible();
  });

  await test.step("a whole category is sold out, and there again", async () => {
    const soups = page.getByRole("region", { name: "Suppen & Brotzeit" });
    for (const [answer, button] of [
      ["Ausverkauft", "5 Artikel ändern"],
      ["Verfügbar", "5 Artikel ändern"],
    ] as const) {
      await soups.getByRole("checkbox", { name: "Alle in dieser Kategorie" }).check();
      await bar.getByRole("button", { name: "Ausverkauft" }).click();
      await expect(sheet.getByRole("radio", { name: answer })).toBeChecked();
      await sheet.getByRole("button", { name: button }).click();
      await expect(sheet).toBeHidden();
      await expect(row(page, "Leberknödelsuppe")).toContainText(answer);
    }
  });

  await test.step("two go to another category", async () => {
    await tick(page, "Obatzda mit Breze").check();
    await tick(page, "Bayerischer Wurstsalat").check();
    await bar.getByRole("button", { name: "Kategorie" }).click();
    await sheet.getByLabel("Kategorie").selectOption("Ohne Fleisch");
    await sheet.getByRole("button", { name: "2 Artikel ändern" }).click();
    await expect(sheet).toBeHidden();
    const shown = page.getByRole("region", { name: "Ohne Fleisch" }).locator("[data-item]");
    await page.getByLabel("Artikel suchen").fill("ohne fleisch salat");
    await expect(shown).toContainText(["Bayerischer Wurstsalat"]);
    await page.getByLabel("Artikel suchen").fill("ohne fleisch obatzda");
    await expect(shown).toContainText(["Obatzda mit Breze"]);
  });
  expectQuiet(watch);
  await page.context().close();
});

test("M-C21 the team sells several out, and changes no price", async ({ browser }) => {
  const { page, watch } = await openBoard(browser, waiter, desktop);
  await page.getByRole("link", { name: "Angebot" }).click();
  await page.getByRole("button", { name: "Auswählen", exact: true }).click();
  const bar = page.getByRole("complementary", { name: "Auswahl bearbeiten" });
  await expect(bar.getByRole("button")).toHaveText(["Ausverkauft", "Fertig"]);
  await bar.getByRole("button", { name: "Fertig" }).click();
  await expect(page.getByRole("complementary", { name: "Im Laden" })).toBeVisible();
  expectQuiet(watch);
  await page.context().close();
});
