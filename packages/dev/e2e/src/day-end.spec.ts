import { readFile } from "node:fs/promises";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { findOrder, openAllOrders, openBoard, openDetails, orderCard, showLane } from "./support/merchant.ts";
import { fillCheckoutWith, placeOrder } from "./support/shopper.ts";
import { readStored } from "./support/database.ts";
import { consoleUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

const hen = "Suppenhuhn vom eigenen Hof";

test("M-B5 M-C15 M-S10 a Saturday: what is to be made is on paper, weighed in kilograms, handed over, and the day is signed off for good", async ({
  page,
  browser,
}) => {
  const merchant = await openBoard(browser, "inhaber@hofladen.example", { width: 1280, height: 900 });
  const board = merchant.page;
  const shop = new URL(board.url()).pathname.split("/")[1] ?? "";
  await fillCheckoutWith(page, hen);
  const order = await placeOrder(page);

  await test.step("it is accepted and begun", async () => {
    await showLane(board, "Neu");
    await (
      await findOrder(board, order.id)
    )
      .getByRole("button", { name: /^Annehmen/ })
      .first()
      .click();
    await openDetails(board, order);
    await board
      .locator("dialog[open]")
      .getByRole("button", { name: /^(Jetzt schon beginnen|Beginnen)/ })
      .click();
    // Another page would take back what is still under way.
    await expect(board.getByText(`Bestellung ${order.dayCode} begonnen`).first()).toBeAttached();
  });

  // Late in the evening an order is for tomorrow.
  const { dayKey } = await readStored(`restaurants/${shop}/orders/${order.id}`);
  const { stringValue: day = "" } = dayKey as { readonly stringValue?: string };

  await test.step("it is on the list of what is to be made", async () => {
    await board.goto(`${consoleUrl}/${shop}/drucken?tag=${day}`);
    await expect(board.getByRole("main")).toContainText(hen);
  });

  await test.step("it is weighed: nonsense is refused, a comma means kilograms, Enter takes", async () => {
    await board.goto(`${consoleUrl}/${shop}/wiegen?tag=${day}`);
    await board.getByRole("button", { name: new RegExp(`^${hen}`) }).click();
    await board
      .getByRole("region", { name: `${hen} für` })
      .getByRole("button", { name: new RegExp(`^${order.dayCode}\\b`) })
      .click();
    const desk = board.locator(`[data-weighing-order="${order.dayCode}"]`);
    const weight = desk.getByLabel("Gewicht von der Waage");
    await weight.fill("viel");
    await weight.press("Enter");
    await expect(desk.getByText("Das ist kein Gewicht.")).toBeVisible();
    await weight.fill("2,0");
    await expect(desk.locator("[data-line-price]")).toContainText(/25,80\s€/);
    await expectAccessible(board);
    await weight.press("Enter");
    await expect(desk).toBeHidden();
    // Nothing lies over the next goods on the scale.
    await expect(
      board.getByText(new RegExp(`^Gespeichert: Bestellung ${order.dayCode}, ${hen}, 2\\skg`)),
    ).toBeVisible();
    await expect(
      board
        .getByRole("region", { name: `${hen} für` })
        .getByRole("button", { name: new RegExp(`^${order.dayCode}.*2 kg.*gewogen`) }),
    ).toBeVisible();
  });

  await test.step("it is handed over for what it weighs", async () => {
    await board.getByRole("link", { name: "Beenden" }).click();
    await showLane(board, "In Arbeit");
    await orderCard(board, order.id)
      .getByRole("button", { name: /^Fertig/ })
      .click();
    await showLane(board, "Fertig");
    await orderCard(board, order.id)
      .getByRole("button", { name: /Abrechnen/ })
      .click();
    const dialog = board.locator("dialog[open]");
    await dialog.getByLabel(/^Belegnummer deiner Kasse/).fill("B-4711");
    await expectAccessible(board);
    await dialog.getByRole("button", { name: /^25,80\s€ bonniert und übergeben/ }).click();
    await expect(orderCard(board, order.id)).toBeHidden();
  });

  await test.step("the day asks for a reason for each open end, shows its orders and is closed for good", async () => {
    await openAllOrders(board);
    await board.getByRole("link", { name: "Zum Tagesabschluss" }).click();
    await board.locator("[data-closing-total]").waitFor();
    await expect(board.getByText("kein Kassenbon und kein Kassenbuch")).toBeVisible();
    await expectAccessible(board);
    const reasons = board.getByLabel(/^Was ist damit\?/);
    if ((await reasons.count()) > 0) {
      await board.getByRole("button", { name: "Weiter zum Prüfen" }).click();
      await expect(board.getByText("Bitte gib bei jedem offenen Ende an, was damit ist.")).toBeVisible();
      const alike = board.getByRole("button", { name: /^Gilt auch für/ });
      for (const reason of await reasons.all()) {
        if ((await reason.inputValue()) === "") await reason.selectOption({ index: 1 });
        if (await alike.first().isVisible()) await alike.first().click();
      }
      await board.reload();
      await expect(board.getByText("alle entschieden")).toBeVisible();
    }
    await board.getByRole("button", { name: "Weiter zum Prüfen" }).click();
    const row = board.getByRole("region", { name: "Übergebene Bestellungen" }).getByRole("listitem");
    await expect(row.filter({ hasText: /25,80\s€/ })).toHaveCount(1);
    await expectAccessible(board);
    await board.getByRole("button", { name: "Tag abschließen" }).click();
    await expect(board.locator("[data-closed]")).toContainText("Abgeschlossen von");
    await expect(board.getByRole("button", { name: "Tag abschließen" })).toHaveCount(0);
    await expectAccessible(board);
    await board.emulateMedia({ media: "print" });
    await expect(board.locator("[data-printout=closing]")).toContainText("kein Kassenbuch");
    await expect(board.getByRole("navigation")).toBeHidden();
    await board.emulateMedia({ media: "screen" });
  });

  await test.step("M-C8 its tax stands in the table for the tax adviser", async () => {
    await board.goto(`${consoleUrl}/${shop}/export`);
    await board.getByRole("radio", { name: /^Umsatzsteuer/ }).check();
    await board.getByRole("button", { name: "Dieser Monat" }).click();
    await expectAccessible(board);
    const saved = board.waitForEvent("download");
    await board.getByRole("button", { name: "Datei herunterladen" }).click();
    const text = await readFile(await (await saved).path(), "utf8");
    expect(text.split("\r\n")[0]).toBe("\ufeffTag;Beleg;Satz %;Netto;Umsatzsteuer;Brutto");
    expect(text).toMatch(/^\d\d\.\d\d\.\d{4};Kasse;7;\d+,\d\d;\d+,\d\d;\d+,\d\d$/m);
    await expect(board.getByRole("main")).toContainText("ist gespeichert");
  });

  expectQuiet(merchant.watch);
  await board.context().close();
});
