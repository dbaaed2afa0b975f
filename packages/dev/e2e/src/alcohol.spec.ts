import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { findOrder, openBoard, openDetails, orderCard, showLane } from "./support/merchant.ts";
import { farmShop, fillCheckout, goToCheckout, orderButton, shownOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";

test("ALC-02 ALC-04 alcohol: the age is declared when ordering, and somebody looks before it is handed over", async ({
  page,
  browser,
  viewport,
}) => {
  await page.goto(`${storefrontUrl}/${farmShop.slug}/obstler`);
  await expect(page.getByText(/Verkauf ab 18 Jahren, wir prüfen bei der Übergabe den Ausweis/)).toBeVisible();
  await page.getByRole("button", { name: /In den Korb/ }).click();
  await page.waitForURL(new RegExp(`/${farmShop.slug}$`));
  await goToCheckout(page);
  await fillCheckout(page);
  const declaration = page.getByRole("checkbox", { name: /mindestens 18 Jahre/ });
  await expect(declaration).not.toBeChecked();
  await declaration.check();
  await orderButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Deine Bestellung ist angekommen." })).toBeVisible();
  const order = await shownOrder(page);

  const { page: board } = await openBoard(browser, "team@hofladen.example", viewport ?? { width: 1280, height: 900 });
  await showLane(board, "Neu");
  await findOrder(board, order.id);
  await orderCard(board, order.id)
    .getByRole("button", { name: /^Annehmen/ })
    .click();
  await openDetails(board, order);
  await board.getByRole("dialog").getByRole("button", { name: "Direkt fertig melden" }).click();
  await showLane(board, "Fertig");
  await orderCard(board, order.id)
    .getByRole("button", { name: /Abrechnen/ })
    .click();
  const dialog = board.getByRole("dialog", { name: "Ausweis prüfen: ab 18 Jahren" });
  await expect(dialog).toBeVisible();
  await expectAccessible(board);
  // A shopper who is too young gets nothing; staff may say so, although they may cancel nothing else by then.
  await dialog.getByRole("button", { name: "Übergabe verweigert" }).click();
  await expect(dialog.getByText(/Die Ware bleibt hier/)).toBeVisible();
  await expectAccessible(board);
  await board.keyboard.press("Escape");
  await orderCard(board, order.id)
    .getByRole("button", { name: /Abrechnen/ })
    .click();
  await dialog.getByRole("button", { name: "Alter geprüft" }).click();
  await board
    .getByRole("dialog")
    .getByRole("button", { name: /bonniert und übergeben/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Abgeholt. Lass es dir schmecken!" })).toBeVisible();
  await board.context().close();
});
