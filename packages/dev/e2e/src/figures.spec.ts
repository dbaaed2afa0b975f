import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { expectQuiet } from "./support/watched-page.ts";

const wide = { width: 1280, height: 900 };

test("F14 an owner reads how the day goes and what weeks and months brought: as picture, as table, as file", async ({
  browser,
  viewport,
}) => {
  const { page, watch } = await openBoard(browser, "inhaber@backstube.example", viewport ?? wide);

  await test.step("today, beside a week ago", async () => {
    await page.getByRole("link", { name: "Heute" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Heute" })).toBeVisible();
    await expect(page.getByLabel("Kennzahlen")).toContainText("Umsatz");
    await expect(page.getByRole("img", { name: /^Umsatz heute bis/ })).toBeVisible();
    const day = page.getByRole("region", { name: "Umsatz im Tagesverlauf" });
    await day.getByRole("button", { name: "Als Tabelle" }).click();
    await expect(page.getByRole("table", { name: "Umsatz im Tagesverlauf" })).toContainText("Vor einer Woche");
    await expectAccessible(page);
    await page.getByRole("radio", { name: "30 Tage" }).check();
    await expect(page.getByRole("img", { name: /^Umsatz der letzten 30 Tage: [1-9]/ })).toBeVisible();
  });

  await test.step("weeks and months, goods, customers, ways and tax", async () => {
    await page.getByRole("link", { name: /^Alle \d+$/ }).click();
    await expect(page.getByRole("table", { name: "Artikel" })).toContainText("Handsemmel");
    for (const [view, panel] of [
      ["Umsatz", "Umsatz je Tag"],
      ["Kundschaft", "Neu und wiedergekommen"],
      ["Wege", "Wie bezahlt wird"],
      ["Steuer", "Umsatzsteuer"],
    ] as const) {
      await page.getByRole("navigation", { name: "Auswertungen" }).getByRole("link", { name: view }).click();
      await expect(page.getByRole("region", { name: panel })).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole("radio", { name: "Monate" }).check();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV" }).click();
    const file = await readFile(await (await saved).path(), "utf8");
    expect(file).toMatch(/^\ufeffSatz;Netto;Steuer;Brutto\r\n\d+\s%;\d+,\d\d;/);
  });
  expectQuiet(watch);

  await test.step("and the counter sees none of it", async () => {
    const { page: staff } = await openBoard(browser, "theke@backstube.example", viewport ?? wide);
    await expect(staff.getByRole("link", { name: "Angebot" }).first()).toBeVisible();
    await expect(staff.getByRole("link", { name: /^(Heute|Auswertung)$/ })).toHaveCount(0);
    await staff.goto(staff.url().replace(/bestellungen$/, "auswertung"));
    await expect(staff.getByText("Dafür fehlt dir die Berechtigung.")).toBeVisible();
  });
});
