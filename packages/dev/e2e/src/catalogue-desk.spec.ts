import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { readStored } from "./support/database.ts";
import { openBoard } from "./support/merchant.ts";
import { expect, test } from "./support/test.ts";
import { expectQuiet } from "./support/watched-page.ts";

const desktop = { width: 1280, height: 900 };
const owner = "inhaber@wirtshaus.example";
const categories = "offerings/angebot-silberfuchs/storefronts/web-silberfuchs/categories";

/** Ids of the inn's categories by the places that the database has for them. */
async function storedOrder(): Promise<readonly string[]> {
  const ids = ["suppen", "hauptgerichte", "fleischlos", "nachspeisen", "getraenke"];
  const placed = await Promise.all(
    ids.map(async (id) => {
      const { position } = await readStored(`${categories}/${id}`);
      return { id, position: Number((position as { readonly integerValue: string }).integerValue) };
    }),
  );
  return placed.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
}
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
    await page.getByLabel("Artikel suchen").fill("nachspeisen");
    const desserts = page.getByRole("region", { name: "Nachspeisen" });
    for (const answer of ["Ausverkauft", "Verfügbar"]) {
      await desserts.getByRole("checkbox", { name: "Alle in dieser Kategorie" }).check();
      await bar.getByRole("button", { name: "Ausverkauft" }).click();
      await expect(sheet.getByRole("radio", { name: answer })).toBeChecked();
      await sheet.getByRole("button", { name: "2 Artikel ändern" }).click();
      await expect(sheet).toBeHidden();
      await expect(row(page, "Kaiserschmarrn")).toContainText(answer);
    }
    await page.getByLabel("Artikel suchen").fill("");
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

test("M-C21 the items go out as a table and come in again, with what was changed in it", async ({ browser }) => {
  const { page, watch } = await openBoard(browser, owner, desktop);
  await page.getByRole("link", { name: "Angebot" }).click();
  const open = page.getByRole("button", { name: "Als Tabelle" });
  const sheet = page.getByRole("dialog", { name: "Artikel als Tabelle" });
  await open.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("button", { name: /^\d+ Artikel herunterladen$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^artikel-wirtshaus-silberfuchs-\d{4}-\d{2}-\d{2}\.csv$/);
  const table = await readFile(await download.path(), "utf8");
  const choose = (text: string): Promise<void> =>
    sheet.getByLabel(/Datei/).setInputFiles({ name: "artikel.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

  await test.step("as it is, it changes nothing", async () => {
    await choose(table);
    await expect(sheet.getByText("0 neu · 0 geändert · 22 unverändert · 0 Zeilen mit Fehlern")).toBeVisible();
    await expect(sheet.getByRole("button", { name: /übernehmen/ })).toHaveCount(0);
  });

  await test.step("one row changed, one new and one wrong: nothing is written before it was looked at", async () => {
    const changed = table
      .replace(/(;Forelle[^;]*;[^;]*;)[\d,]+;/, "$117,77;")
      .replace(/(;Kaiserschmarrn[^;]*;[^;]*;)[\d,]+;/, "$1gratis;");
    expect(changed).not.toBe(table);
    await choose(`${changed};;Brotsuppe;Suppen & Brotzeit;4,90\r\n`);
    await expect(sheet.getByText("1 neu · 1 geändert · 20 unverändert · 1 Zeile mit Fehlern")).toBeVisible();
    await expect(sheet.getByText(/^Zeile \d+, Preis: Bitte einen Betrag/)).toBeVisible();
    await expect(sheet.getByText(/^Preis: \d+,\d\d → 17,77$/)).toBeVisible();
    await expect(sheet.getByText("Brotsuppe")).toBeVisible();
    await expectAccessible(page);
    const take = sheet.getByRole("button", { name: "2 Artikel übernehmen" });
    await expect(take).toBeDisabled();
    await sheet.getByRole("checkbox", { name: "Nur die fehlerfreien Zeilen übernehmen" }).check();
    await take.click();
    await expect(sheet).toBeHidden();
    await page.getByLabel("Artikel suchen").fill("forelle");
    await expect(row(page, "Forelle")).toContainText("17,77\u00a0€");
    await page.getByLabel("Artikel suchen").fill("brotsuppe");
    await expect(page.getByRole("region", { name: "Suppen & Brotzeit" })).toContainText("4,90\u00a0€");
  });
  expectQuiet(watch);
  await page.context().close();
});

test("M-C21 categories and what is in them are put in order by hand, with a mouse, a finger or keys", async ({
  browser,
}) => {
  const { page, watch } = await openBoard(browser, owner, desktop);
  await page.getByRole("link", { name: "Angebot" }).click();
  await page.getByRole("link", { name: "Kategorien" }).click();
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[data-drag]") });
  const handle = (index: number): Locator => rows.nth(index).locator("[data-drag]");
  const names = ["Suppen & Brotzeit", "Hauptgerichte", "Ohne Fleisch", "Nachspeisen", "Getränke"] as const;
  const inOrder = (...order: readonly number[]): Promise<void> =>
    expect(rows).toContainText(order.map((index) => names[index] ?? ""));
  const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
    const box = await of.boundingBox();
    if (box === null) throw new Error("not in sight");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await inOrder(0, 1, 2, 3, 4);

  await test.step("a mouse", async () => {
    const [from, to] = [await middle(handle(0)), await middle(handle(2))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 4, { steps: 6 });
    await page.mouse.up();
    await inOrder(1, 2, 0, 3, 4);
  });
  await test.step("a finger", async () => {
    const session = await page.context().newCDPSession(page);
    const [from, to] = [await middle(handle(4)), await middle(handle(3))];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [from]);
    for (const part of [0.3, 0.7, 1.2]) await touch("touchMove", [{ x: from.x, y: from.y + (to.y - from.y) * part }]);
    await touch("touchEnd", []);
    await inOrder(1, 2, 0, 4, 3);
  });
  await test.step("keys", async () => {
    await page.getByRole("button", { name: "Suppen & Brotzeit nach oben" }).press("Enter");
    await inOrder(1, 0, 2, 4, 3);
    // It is shown before it is stored, and a page that is loaded anew shows what is stored.
    await expect.poll(storedOrder).toEqual(["hauptgerichte", "suppen", "fleischlos", "getraenke", "nachspeisen"]);
    await page.reload();
    await inOrder(1, 0, 2, 4, 3);
    await expectAccessible(page);
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
