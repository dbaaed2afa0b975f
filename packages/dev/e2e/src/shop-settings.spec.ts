import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { fillCheckoutWith, placeOrder } from "./support/shopper.ts";

const owner = "inhaber@hofladen.example";
const desktop = { width: 1280, height: 900 };

const open = (merchant: Page, page: string): Promise<unknown> =>
  merchant.goto(merchant.url().replace(/\/[^/]*$/, `/${page}`));
const bar = (merchant: Page) => merchant.getByRole("complementary", { name: "Ungespeicherte Änderungen" });
async function save(merchant: Page): Promise<void> {
  await bar(merchant).getByRole("button", { name: "Speichern" }).click();
  await expect(bar(merchant)).toBeHidden();
}
/** An article saves itself. */
const expectSaved = (merchant: Page, timeout = 10_000) =>
  expect(merchant.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible({ timeout });
const publish = (merchant: Page) =>
  merchant.getByRole("complementary", { name: "Im Laden" }).getByRole("button", { name: "Veröffentlichen" });

test("what keeps a shop from publishing is named, and one press away", async ({ browser, viewport }) => {
  const { page: merchant } = await openBoard(browser, owner, viewport ?? desktop);
  await open(merchant, "angebot");
  await merchant.getByRole("link", { name: "Bergkäse, zwölf Monate" }).click();
  await merchant.getByRole("combobox", { name: "Allergene" }).selectOption("unknown");
  await expectSaved(merchant);
  await publish(merchant).click();
  await merchant.getByRole("link", { name: "Bergkäse, zwölf Monate: Die Allergene sind nicht angegeben." }).click();
  const state = merchant.getByRole("combobox", { name: "Allergene" });
  await expect(state).toBeFocused();
  await state.selectOption("declared");
  await merchant.getByRole("button", { name: "Milch" }).first().click();
  // M-S15 A cereal is named, not only said to be one.
  const cereal = merchant.getByRole("button", { name: "Glutenhaltiges Getreide" }).first();
  await cereal.click();
  await expectSaved(merchant);
  await publish(merchant).click();
  await merchant.getByRole("link", { name: /Bergkäse, zwölf Monate: Bitte nenne bei den Allergenen/ }).click();
  await expect(merchant.getByRole("button", { name: "Weizen" })).toBeFocused();
  await cereal.click();
  await expectSaved(merchant);
  // M-P15 A similar article begins with what this one says.
  await merchant.getByRole("link", { name: "Duplizieren" }).click();
  await expect(merchant.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(
    "Bergkäse, zwölf Monate (Kopie)",
  );
  await merchant.getByRole("button", { name: "Verwerfen" }).click();
  // M-P15 What is archived is in no list, and comes back from below it.
  const sausage = merchant.getByRole("link", { name: "Grobe Leberwurst im Glas" });
  const inShop = merchant.getByRole("combobox", { name: "Im Laden" });
  await sausage.click();
  await inShop.selectOption("archived");
  await merchant.getByRole("button", { name: "Ins Archiv legen" }).click();
  const archive = merchant.getByText("Archiv (1)");
  // The list grows while one scrolls; the archive stands where it ends.
  await expect(async () => {
    await merchant.keyboard.press("End");
    await expect(archive).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await archive.click();
  await expect(sausage).toBeHidden();
  await expectAccessible(merchant);
  await merchant.getByRole("button", { name: "Grobe Leberwurst im Glas zurückholen" }).click();
  await sausage.click();
  await inShop.selectOption("active");
  await expectSaved(merchant);
  await open(merchant, "angebot");
  // M-P4 Everything is one chord away, the search of the list one key, and a place two.
  const search = merchant.getByRole("searchbox", { name: "Artikel suchen" });
  await expect(search).toBeVisible();
  await merchant.keyboard.press("/");
  await expect(search).toBeFocused();
  await expect(merchant.locator("[data-keys]")).toBeAttached();
  await merchant.keyboard.press("Control+k");
  const palette = merchant.getByRole("dialog", { name: "Suchen" });
  const field = palette.getByRole("combobox");
  await expect(field).toBeFocused();
  await expectAccessible(merchant);
  await field.fill("grobe leber");
  await expect(palette.getByRole("option", { name: /^Grobe Leberwurst im Glas/ })).toBeVisible();
  await merchant.keyboard.press("Enter");
  await merchant.waitForURL(/angebot\?artikel=/);
  await expect(palette).toBeHidden();
  await merchant.getByRole("heading", { level: 1 }).click();
  await merchant.keyboard.press("g");
  await merchant.keyboard.press("r");
  await merchant.waitForURL(/\/rabatte$/);
  await expect(merchant.getByRole("button", { name: "Neuer Code" })).toBeVisible();
  await merchant.keyboard.press("n");
  const code = merchant.getByRole("dialog");
  await code.getByRole("textbox").first().fill("");
  await merchant.keyboard.press("Control+Enter");
  await expect(code.locator("[aria-invalid=true]").first()).toBeFocused();
  await merchant.keyboard.press("Escape");
  await merchant.context().close();
});

test("payment and rules are set by those who may, and seen by the others", async ({ browser, viewport }) => {
  const { page: merchant } = await openBoard(browser, owner, viewport ?? desktop);
  await open(merchant, "zahlung");
  await expect(merchant.getByRole("checkbox", { name: "Bar bei Abholung" })).toBeEnabled();
  await expectAccessible(merchant);
  await open(merchant, "einstellungen");
  await expect(merchant.getByLabel("Positionen höchstens")).not.toHaveValue("");
  await expectAccessible(merchant);
  // M-P5 The way past the navigation comes first.
  await merchant.keyboard.press("Tab");
  await merchant.keyboard.press("Enter");
  await expect(merchant.getByRole("main")).toBeFocused();
  // M-P20 A public holiday is one tap away from a day off.
  await open(merchant, "einstellungen?ansicht=ferien");
  await merchant.getByRole("button", { name: /Karfreitag/ }).click();
  await expect(merchant.getByLabel("Grund").last()).toHaveValue("Karfreitag");
  // M-P19 A day is written as people here write it, whatever language the browser speaks.
  const last = merchant.getByRole("textbox", { name: "Bis einschließlich" }).last();
  await expect(last).toHaveValue(/^\d\d\.\d\d\.20\d\d$/);
  await last.fill("1.5.2099");
  await last.blur();
  await expect(last).toHaveValue("01.05.2099");
  await expect(merchant.getByRole("button", { name: /Karfreitag/ })).toBeHidden();
  await expectAccessible(merchant);
  await bar(merchant).getByRole("button", { name: "Verwerfen" }).click();
  // K-FM-27 A function saves it, and takes it away again.
  await merchant.getByRole("button", { name: /Karfreitag/ }).click();
  await save(merchant);
  await merchant.reload();
  await expect(merchant.getByLabel("Grund").last()).toHaveValue("Karfreitag");
  await merchant.getByRole("button", { name: "Zeitraum entfernen" }).last().click();
  await save(merchant);
  await open(merchant, "einstellungen?ansicht=impressum");
  await expect(merchant.getByLabel("Rechtlicher Name")).not.toHaveValue("");
  await expectAccessible(merchant);
  // X-N4 K-DE-2 Who can be found by the address alone can be shown to everybody again.
  await merchant.getByRole("button", { name: "Nur mit Adresse zeigen" }).click();
  await expect(merchant.getByText("Nur wer die Adresse kennt, findet deinen Laden.")).toBeVisible();
  await merchant.getByRole("button", { name: "Laden zeigen" }).click();
  await expect(merchant.getByText("Dein Laden steht auf der Startseite und in der Suche.")).toBeVisible();
  await merchant.context().close();

  const { page: staff } = await openBoard(browser, "team@hofladen.example", viewport ?? desktop);
  await open(staff, "lieferung");
  await expect(staff.getByText("Du kannst das hier ansehen.")).toBeVisible();
  await expect(staff.getByLabel("Name", { exact: true }).first()).toBeDisabled();
  await staff.context().close();
});

test("K-FM-27 what is promised for a day that is to be closed moves to another one with one press, and then the day closes", async ({
  page,
  browser,
  viewport,
}) => {
  await fillCheckoutWith(page, "Sauerrahmbutter", "Heumilch, 1 l");
  const days = page.getByRole("radio", { name: /^[A-Z][a-z]\., \d\d\.\d\d\./ });
  const label = await days.last().evaluate((radio) => radio.closest("label")?.textContent ?? "");
  const [day = ""] = /\d\d\.\d\d\./.exec(label) ?? [];
  const now = new Date();
  const year = now.getFullYear() + (now.getMonth() === 11 && day.endsWith("01.") ? 1 : 0);
  await days.last().check();
  await page
    .getByRole("radio", { name: /^\d{1,2}:\d{2}/, disabled: false })
    .first()
    .check();
  await placeOrder(page);
  await expect(page.getByText(label).first()).toBeVisible();

  const { page: merchant } = await openBoard(browser, owner, viewport ?? desktop);
  await open(merchant, "einstellungen?ansicht=ferien");
  await merchant.getByRole("button", { name: "Zeitraum hinzufügen" }).click();
  for (const name of ["Von", "Bis einschließlich"])
    await merchant.getByRole("textbox", { name, exact: true }).last().fill(`${day}${year}`);
  await merchant.getByRole("textbox", { name: "Grund" }).last().fill("Betriebsausflug");
  await expect(merchant.getByText(/^Für diese Tage gibt es noch/)).toBeVisible();
  // Nothing is closed over them.
  await bar(merchant).getByRole("button", { name: "Speichern" }).click();
  await expect(bar(merchant)).toBeVisible();
  await merchant.getByRole("button", { name: /^Diese Bestellung(?:en)? verlegen$/ }).click();
  const dialog = merchant.getByRole("dialog");
  await expect(dialog.getByRole("listitem").filter({ hasText: "→" }).first()).toBeVisible();
  await expectAccessible(merchant);
  await dialog.getByRole("button", { name: /^\d+ Bestellung(?:en)? auf .* verlegen$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(merchant.getByText(/^\d+ Bestellung(?:en)? verlegt: /).first()).toBeVisible();
  await save(merchant);
  await expect(page.getByText(/^Der Betrieb hat die Zeit geändert: /)).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: label })).toHaveCount(0);
  await merchant.getByRole("button", { name: "Zeitraum entfernen" }).last().click();
  await save(merchant);
  await merchant.context().close();
});

test("M-S4 the second of two editors chooses, and overwrites nothing unseen", async ({ browser, viewport }) => {
  const [theirs, own] = (viewport?.width ?? 0) < 768 ? ["4,71", "4,81"] : ["4,72", "4,82"];
  const { page: first } = await openBoard(browser, owner, viewport ?? desktop);
  await open(first, "angebot");
  await first.getByRole("link", { name: "Bergkäse, zwölf Monate" }).click();
  const { page: second } = await openBoard(browser, owner, viewport ?? desktop);
  await second.goto(first.url());
  const price = (page: Page) => page.getByRole("textbox", { name: "Preis", exact: true });
  const kitchenName = (page: Page) => page.getByRole("textbox", { name: "Name für die Küche" });
  const tab = (page: Page, name: string) => page.getByRole("tab", { name });
  await expect(price(second)).not.toHaveValue("");
  // M-P9 Without a network it waits where everybody sees it, and is saved once there is one.
  await second.context().setOffline(true);
  await price(second).fill(own);
  await expect(second.getByText(/Wird gespeichert, sobald/)).toBeVisible();
  await price(first).fill(theirs);
  await expectSaved(first);
  await tab(first, "Lager & mehr").click();
  await kitchenName(first).fill(theirs);
  await expectSaved(first);
  await second.context().setOffline(false);
  const question = second.getByRole("status").filter({ hasText: "Preis: hier und an anderer Stelle geändert" });
  await expect(question).toBeVisible({ timeout: 30_000 });
  await expect(question).toContainText(own);
  await expect(question).toContainText(theirs);
  await expect(price(second)).toHaveValue(own);
  // A field that only the other one has changed is taken over, and said.
  await tab(second, "Lager & mehr").click();
  await expect(kitchenName(second)).toHaveValue(theirs);
  await Promise.all([first, second].map((page) => tab(page, "Grunddaten").click()));
  await expect(second.getByText("An anderer Stelle geändert: Name für die Küche")).toBeVisible();
  await expectAccessible(second);
  await expect(price(first)).toHaveValue(theirs);
  await question.getByRole("button", { name: "Andere übernehmen" }).click();
  await expect(price(second)).toHaveValue(theirs);
  await expect(second.getByText("Alles gespeichert")).toBeVisible();

  await price(second).fill(own);
  await expectSaved(second);
  await expect(price(first)).toHaveValue(own);
  // M-U2 And back again.
  await second.getByRole("button", { name: "Rückgängig" }).click();
  await expect(price(second)).toHaveValue(theirs);
  await expect(price(first)).toHaveValue(theirs);

  // A form with a button of its own asks before it saves over the other one, and brings the own values back.
  const most = (page: Page) => page.getByLabel("Positionen höchstens");
  for (const page of [first, second]) {
    await page.goto(page.url().replace(/\/angebot.*$/, "/einstellungen"));
    await expect(most(page)).not.toHaveValue("");
  }
  await most(second).fill("32");
  await most(first).fill("31");
  await save(first);
  const answer = second.getByRole("dialog", { name: "Inzwischen geändert" });
  await bar(second).getByRole("button", { name: "Speichern" }).click();
  await expect(answer).toBeVisible();
  await expectAccessible(second);
  await answer.getByRole("button", { name: "Neue Fassung ansehen" }).click();
  await expect(most(second)).toHaveValue("31");
  await second.getByRole("button", { name: "Zurück zu meiner Fassung" }).click();
  await expect(most(second)).toHaveValue("32");
  await save(second);
  await expect(most(first)).toHaveValue("32");
  await second.context().close();
  await first.context().close();
});
