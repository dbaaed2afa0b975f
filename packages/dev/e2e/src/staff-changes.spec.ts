import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { giveUpOn } from "./support/mishaps.ts";
import {
  findOrder,
  findShown,
  openAllOrders,
  openBoard,
  openDetails,
  orderCard,
  showLane,
} from "./support/merchant.ts";
import { breadPhoto } from "./support/photos.ts";
import { fillCheckoutWith, type PlacedOrder, placeOrder } from "./support/shopper.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const hen = "Suppenhuhn vom eigenen Hof";
const milk = "Heumilch, 1 l";
const cheese = "Bergkäse, zwölf Monate";
const wide = { width: 1280, height: 900 };

const openDialog = (page: Page): Locator => page.locator("dialog[open]");

/** From the details of an order into the dialog for one change of it. */
async function beginChange(page: Page, order: PlacedOrder, change: RegExp): Promise<Locator> {
  await openDetails(page, order);
  await openDialog(page).getByRole("button", { name: change }).click();
  return openDialog(page);
}

/** At its number: over the middle of the page lie notifications, which stay while the mouse rests on them. */
const openRow = (board: Page, orderId: string): Promise<void> =>
  board.locator(`[data-order-row="${orderId}"]`).click({ position: { x: 24, y: 24 } });

test("staff promise a later time, weigh, take out, hand over and give money back", async ({
  page,
  context,
  browser,
  viewport,
}) => {
  const shopper = watch(context);
  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? wide);
  const board = merchant.page;
  await fillCheckoutWith(page, hen, milk);
  const order = await placeOrder(page);

  await test.step("accepts, twenty minutes later than asked", async () => {
    await showLane(board, "Neu");
    // Behind the most urgent one a new order is small, and its rarer answers are in its dialog.
    const dialog = await beginChange(board, order, /^Später$/);
    await dialog.getByRole("radio", { name: /^\+20 Min\./ }).check();
    await dialog.getByRole("button", { name: /^Auf \d{2}:\d{2} verschieben$/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung ist angenommen." })).toBeVisible();
    await openDetails(board, order);
    await expect(openDialog(board).getByText("Verschoben – +20 Min.")).toBeVisible();
    await expectAccessible(board);
    await openDialog(board)
      .getByRole("button", { name: /^(Jetzt schon beginnen|Beginnen)/ })
      .click();
  });

  await test.step("answers a question of the shopper, who reads it on the page of the order", async () => {
    const question = "Kann ich auch etwas später kommen?";
    await page.getByRole("button", { name: "Nachricht schreiben" }).click();
    await page.getByLabel("Deine Nachricht").fill(question);
    await page.getByRole("button", { name: "Senden" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();
    await expect(page.getByText("Gesendet", { exact: true })).toBeVisible();
    await showLane(board, "In Arbeit");
    await expect(orderCard(board, order.id).getByText("Neue Nachricht")).toBeVisible();
    await openDetails(board, order);
    await expect(openDialog(board).getByText(question)).toBeVisible();
    await openDialog(board).getByRole("button", { name: "Machen wir gern." }).click();
    await openDialog(board).getByRole("button", { name: "Senden" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Machen wir gern." })).toBeVisible();
    await expectAccessible(page);
    await expectAccessible(board);
    await board.keyboard.press("Escape");
    await expect(orderCard(board, order.id).getByText("Neue Nachricht")).toBeHidden();
  });

  await test.step("weighs the goods before they can be ready", async () => {
    await showLane(board, "In Arbeit");
    await orderCard(board, order.id)
      .getByRole("button", { name: /^Wiegen/ })
      .click();
    const dialog = openDialog(board);
    const weight = dialog.getByLabel(`Gewicht ${hen}`);
    await weight.fill("9000");
    await expect(dialog.getByText(/Das Gewicht passt nicht zum Artikel/).first()).toBeVisible();
    await weight.fill("2000");
    await expect(dialog.getByText(/^2,58\s€ mehr\. Neue Summe:/)).toBeVisible();
    await expectAccessible(board);
    await dialog.getByRole("button", { name: "Änderung speichern" }).click();
    await expect(dialog).toBeHidden();
    await expect(orderCard(board, order.id).getByRole("button", { name: /^Fertig/ })).toBeVisible();
  });

  await test.step("takes something out and says what that changes before it is saved", async () => {
    const dialog = await beginChange(board, order, /^Ändern$/);
    await dialog.getByRole("button", { name: `${milk} herausnehmen` }).click();
    await expect(dialog.getByText(/weniger\. Neue Summe: 25,80\s€\./)).toBeVisible();
    await dialog.getByRole("button", { name: "Änderung speichern" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("hands over for the new sum", async () => {
    await orderCard(board, order.id)
      .getByRole("button", { name: /^Fertig/ })
      .click();
    await showLane(board, "Fertig");
    await orderCard(board, order.id)
      .getByRole("button", { name: /Abrechnen/ })
      .click();
    await openDialog(board)
      .getByRole("button", { name: /^25,80\s€ bonniert und übergeben/ })
      .click();
    await expect(orderCard(board, order.id)).toBeHidden();
  });

  await test.step("hears what is wrong, finds the order among all, and gives five euros back", async () => {
    await page.getByRole("button", { name: "Etwas stimmt nicht" }).click();
    await page.getByRole("radio", { name: "Etwas ist beschädigt" }).check();
    await page.getByRole("checkbox", { name: new RegExp(hen) }).check();
    await page.getByRole("button", { name: "Dem Betrieb melden" }).click();
    await expect(page.getByText("Schreib bitte kurz, was passiert ist.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Was ist passiert?").fill("Die Packung war offen.");
    await page.locator("input[type=file]").setInputFiles(breadPhoto);
    await expect(page.getByRole("img", { name: "Foto 1, noch nicht gesendet" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Dem Betrieb melden" }).click();
    await expect(page.getByText("Gemeldet. Der Betrieb antwortet dir hier.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Foto zu deiner Meldung groß zeigen" })).toBeVisible();
    // It is told on the board, too, which the order has left.
    await expect(
      board.getByRole("button", { name: `Reklamation zu Bestellung ${order.dayCode}`, exact: true }),
    ).toBeVisible();
    await openAllOrders(board);
    await board.getByLabel("Suchen").fill(hen);
    await openRow(board, order.id);
    await expect(openDialog(board).getByText("Reklamation: Etwas ist beschädigt")).toBeVisible();
    await openDialog(board).getByRole("button", { name: "Foto zur Reklamation groß zeigen" }).click();
    await expect(board.getByRole("img", { name: "Foto zur Reklamation" })).toBeVisible();
    await expectAccessible(board);
    await board.keyboard.press("Escape");
    await openDialog(board)
      .getByRole("button", { name: /^Erstatten \(bis 25,80\s€\)/ })
      .click();
    const dialog = openDialog(board);
    await dialog.getByRole("button", { name: "Erstatten", exact: true }).click();
    await expect(dialog.getByText("Bitte wähle, was erstattet wird.")).toBeVisible();
    await dialog.getByRole("checkbox", { name: new RegExp(hen) }).check();
    await dialog.getByLabel(new RegExp(`^Betrag für .*${hen}`)).fill("5,00");
    await dialog.getByRole("button", { name: "Artikel war beschädigt" }).click();
    await expect(dialog.getByText(/5,00\s€ bar aus der Kasse geben/)).toBeVisible();
    await expectAccessible(board);
    await dialog.getByRole("button", { name: /^5,00\s€ erstatten/ }).click();
    await expect(dialog).toBeHidden();

    await openRow(board, order.id);
    await expect(openDialog(board).getByText("Erstattet · Artikel war beschädigt")).toBeVisible();
    // K-FM-46 Who did each step, by the name in the team.
    const steps = openDialog(board).getByRole("listitem");
    await expect(steps.filter({ hasText: /Erstattet –.*Hofleitung/ })).toHaveCount(1);
    await expect(steps.filter({ hasText: /Kundschaft$/ })).toHaveCount(1);
    await expect(openDialog(board).getByRole("button", { name: /^Erstatten \(bis 20,80\s€\)/ })).toBeVisible();
    // The till's receipt is the tax document of what was paid at the counter; there is no second one.
    await expect(openDialog(board).getByRole("button", { name: /^Quittung / })).toHaveCount(0);
    await openDialog(board).getByRole("button", { name: "Als erledigt vermerken" }).click();
    await expect(page.getByText("Der Betrieb hat es als erledigt vermerkt.")).toBeVisible();
  });

  expectQuiet(shopper);
  expectQuiet(merchant.watch);
  await board.context().close();
});

test("staff move an order, cancel it with a reason and take that back", async ({
  page,
  context,
  browser,
  viewport,
}) => {
  const shopper = watch(context);
  const merchant = await openBoard(browser, "inhaber@hofladen.example", viewport ?? wide);
  const board = merchant.page;
  await fillCheckoutWith(page, cheese);
  const order = await placeOrder(page);
  await showLane(board, "Neu");
  const accept = async (): Promise<void> =>
    (await findOrder(board, order.id)).getByRole("button", { name: /^Annehmen/ }).click();
  await accept();

  await test.step("M-S6 takes the press back, and presses again", async () => {
    // It is offered for five seconds.
    await board.getByRole("button", { name: "Rückgängig" }).click();
    await expect(await findOrder(board, order.id)).toHaveAttribute("data-status", "placed");
    await accept();
    await expect(await findShown(board, order.id)).toHaveAttribute("data-status", "accepted");
  });

  await test.step("moves it to another time", async () => {
    const dialog = await beginChange(board, order, /^Anderer Termin$/);
    const times = dialog.getByRole("button", { name: /^\d{2}:\d{2}$/ });
    await expect(times.first()).toBeVisible();
    await expectAccessible(board);
    await times.last().click();
    await dialog.getByRole("button", { name: /^Verlegen auf/ }).click();
    await expect(dialog).toBeHidden();
    await openDetails(board, order);
    await expect(openDialog(board).getByText(/^Anderer Termin – /)).toBeVisible();
  });

  await test.step("C-48 proposes one more piece, which the shopper accepts in their own name", async () => {
    const dialog = await beginChange(board, order, /^Ändern$/);
    await dialog
      .getByRole("group", { name: `Anzahl ${cheese}` })
      .getByRole("button", { name: "mehr" })
      .click();
    await expect(dialog.getByText(/Neue Summe: 13,80\s€\. Die Kundschaft muss zustimmen/)).toBeVisible();
    // M-S10 An article is found by its name and comes in; leaving what was begun asks.
    await dialog.getByLabel("Artikel hinzufügen").fill("heumilch");
    await dialog.getByRole("button", { name: /^Heumilch.* wählen$/ }).click();
    await expect(dialog.getByText(/^neu: Heumilch/)).toBeVisible();
    await board.keyboard.press("Escape");
    await board.getByRole("button", { name: "Weiter ändern" }).click();
    await dialog.getByRole("button", { name: /^Heumilch.* herausnehmen$/ }).click();
    await expect(dialog.getByText(/Neue Summe: 13,80\s€\./)).toBeVisible();
    await expectAccessible(board);
    await dialog.getByRole("button", { name: "Vorschlag senden" }).click();
    await expect(dialog).toBeHidden();

    await expect(page.getByRole("heading", { name: "Der Betrieb schlägt eine Änderung vor." })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Einverstanden, / }).click();
    await expect(page.getByText(/Du hast die Änderung angenommen\. Das sind .* mehr/)).toBeVisible();
    await openDetails(board, order);
    await expect(openDialog(board).getByText(/Vorschlag angenommen – \+/)).toBeVisible();
  });

  await test.step("writes a note to the kitchen", async () => {
    const dialog = openDialog(board);
    await dialog.getByRole("button", { name: "Notiz an die Küche" }).click();
    await dialog.getByLabel("Notiz an die Küche").fill("Bitte dünn schneiden");
    await dialog.getByRole("button", { name: "Speichern", exact: true }).click();
    await expect(dialog.getByText("Küche: Bitte dünn schneiden")).toBeVisible();
  });

  await test.step("cancels it and says why", async () => {
    await openDialog(board).getByRole("button", { name: "Stornieren", exact: true }).click();
    const dialog = openDialog(board);
    const confirm = dialog.getByRole("button", { name: `Bestellung ${order.dayCode} stornieren` });
    await confirm.click();
    await expect(dialog.getByText("Bitte wähle einen Grund.")).toBeVisible();
    await dialog.getByText("Kundschaft hat abgesagt").click();
    await expect(dialog.getByLabel("Nachricht an die Kundschaft")).toHaveValue(/^Wie besprochen/);
    await expectAccessible(board);
    await confirm.click();
    await expect(orderCard(board, order.id)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: /storniert/i })).toBeVisible();
  });

  await test.step("takes it back from what is done today", async () => {
    await openAllOrders(board);
    await openRow(board, order.id);
    await openDialog(board).getByRole("button", { name: "Wiederherstellen" }).click();
    const dialog = openDialog(board);
    await expectAccessible(board);
    await dialog.getByRole("button", { name: "Doch annehmen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung ist angenommen." })).toBeVisible();
  });

  await test.step("sees what reached nobody, and tries it again", async () => {
    await giveUpOn(order.id);
    // Bookmarked where the page was before.
    await board.goto(board.url().replace(/[^/]+$/, "nicht-zugestellt?von=lesezeichen"));
    await expect(board).toHaveURL(/\/stoerungen\?von=lesezeichen$/);
    await expect(board.getByRole("heading", { level: 1, name: "Störungen" })).toBeVisible();
    const effect = board.getByRole("button", { name: "Erneut versuchen: Mail an die Kundschaft" });
    await expect(effect).toBeVisible();
    await expect(board.getByText("Nicht angenommen").first()).toBeVisible();
    await expectAccessible(board);
    await effect.click();
    await expect(effect).toBeHidden();
    const mail = board.getByRole("button", { name: /^Erneut versuchen: .*Bestellung/ });
    const before = await mail.count();
    await mail.first().click();
    await expect(mail).toHaveCount(before - 1);
  });

  expectQuiet(shopper);
  expectQuiet(merchant.watch);
  await board.context().close();
});
