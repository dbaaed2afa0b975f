import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";

const owner = "inhaber@hofladen.example";
const desktop = { width: 1280, height: 900 };

const open = (merchant: Page, page: string): Promise<unknown> =>
  merchant.goto(merchant.url().replace(/\/[^/]*$/, `/${page}`));
const bar = (merchant: Page) => merchant.getByRole("complementary", { name: "Ungespeicherte Änderungen" });
const save = async (merchant: Page): Promise<void> => {
  await bar(merchant).getByRole("button", { name: "Speichern" }).click();
  await expect(bar(merchant)).toBeHidden();
};
const publish = (merchant: Page) =>
  merchant.getByRole("complementary", { name: "Im Laden" }).getByRole("button", { name: "Veröffentlichen" });

test("what keeps a shop from publishing is named, and one press away", async ({ browser, viewport }) => {
  const { page: merchant } = await openBoard(browser, owner, viewport ?? desktop);
  await open(merchant, "angebot");
  await merchant.getByRole("link", { name: "Bergkäse, zwölf Monate" }).click();
  await merchant.getByRole("combobox", { name: "Allergene" }).selectOption("unknown");
  await save(merchant);
  await publish(merchant).click();
  await merchant.getByRole("link", { name: "Bergkäse, zwölf Monate: Die Allergene sind nicht angegeben." }).click();
  const state = merchant.getByRole("combobox", { name: "Allergene" });
  await expect(state).toBeFocused();
  await state.selectOption("declared");
  await merchant.getByRole("button", { name: "Milch" }).first().click();
  await save(merchant);
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
  await open(merchant, "einstellungen?ansicht=impressum");
  await expect(merchant.getByLabel("Rechtlicher Name")).not.toHaveValue("");
  await expectAccessible(merchant);
  await merchant.context().close();

  const { page: staff } = await openBoard(browser, "team@hofladen.example", viewport ?? desktop);
  await open(staff, "lieferung");
  await expect(staff.getByText("Du kannst das hier ansehen.")).toBeVisible();
  await expect(staff.getByLabel("Name", { exact: true }).first()).toBeDisabled();
  await staff.context().close();
});
