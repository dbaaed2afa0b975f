import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { expectQuiet } from "./support/watched-page.ts";

test("what nobody came for leaves the board after a question", async ({ browser }) => {
  const merchant = await openBoard(browser, "team@hofladen.example", { width: 1280, height: 900 });
  const board = merchant.page;
  await expect(board.locator("[data-order]").first()).toBeVisible();
  // Its lanes scroll, each by itself, and never the whole board.
  expect(await board.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  // Its time was over when the demo began.
  const card = board.locator("[data-order][data-status=ready]").filter({ hasText: "Wandergruppe 2" });
  await card.getByRole("button", { name: /^Einzelheiten/ }).click();
  const dialog = board.locator("dialog[open]");
  await dialog.getByRole("button", { name: "Nicht abgeholt", exact: true }).click();
  await expectAccessible(board);
  await board.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card).toBeVisible();

  // M-P3 The card opens the order wherever no other button of it is.
  await card.click({ position: { x: 40, y: 90 } });
  await dialog.getByRole("button", { name: "Nicht abgeholt", exact: true }).click();
  await dialog.getByRole("button", { name: "Nicht abgeholt vermerken" }).click();
  await expect(card).toBeHidden();
  await board.getByText("Heute erledigt").click();
  await expect(board.getByRole("button", { name: /Nicht abgeholt/ }).first()).toBeVisible();

  // M-B5 A slip for each bag, on the roll.
  await board.goto(board.url().replace("bestellungen", "drucken?papier=abholzettel"));
  const slips = board.locator("[data-customer-slip]");
  await expect(slips.first()).toContainText("Kein Kassenbon");
  await expectAccessible(board);
  const pages = await printedPages(board);
  expect(pages).toHaveLength(await slips.count());
  for (const [width] of pages) expect(width).toBe(227);
  expectQuiet(merchant.watch);
  await board.context().close();
});

test("Enter accepts the most urgent new order, and nothing while a dialog asks", async ({ browser }) => {
  const merchant = await openBoard(browser, "theke@backstube.example", { width: 1280, height: 900 });
  const board = merchant.page;
  const urgent = board.locator("[data-ringing=true][data-order]").first();
  const orderId = (await urgent.getAttribute("data-order")) ?? "";
  const card = board.locator(`[data-order="${orderId}"]`);
  const details = urgent.getByRole("button", { name: /^Einzelheiten/ });
  await details.press("Enter");
  await expect(board.locator("dialog[open]")).toBeVisible();
  await board.keyboard.press("Escape");
  await expect(details).toBeFocused();
  await expect(card).toHaveAttribute("data-status", "placed");

  await details.blur();
  // It answers once the order has been in sight for a moment.
  await expect(async () => {
    await board.keyboard.press("Enter");
    await expect(board.locator(`[data-ringing=true][data-order="${orderId}"]`)).toHaveCount(0, { timeout: 300 });
  }).toPass();
  expectQuiet(merchant.watch);
  await board.context().close();
});

test("M-S6 a second tap on one spot, Enter behind it and a scanner answer no second order", async ({ browser }) => {
  const merchant = await openBoard(browser, "team@hofladen.example", { width: 1280, height: 900 });
  const board = merchant.page;
  const ringing = board.locator("[data-ringing=true][data-order]");
  await expect(ringing.nth(1)).toBeVisible();
  // Within the page, so that no slow machine stretches the 0.4 seconds between the taps.
  const taps = await board.evaluate(async () => {
    const cards = () => [...document.querySelectorAll<HTMLElement>("[data-ringing=true][data-order]")];
    const [first, second] = cards().map(({ dataset }) => dataset["order"]);
    const later = cards()[0]?.querySelector('button[aria-label^="+10"]')?.getBoundingClientRect();
    if (first === undefined || second === undefined || later === undefined) throw new Error("needs two new orders");
    const [clientX, clientY] = [later.x + later.width / 2, later.y + later.height / 2];
    const tap = (): string | undefined => {
      const button = document.elementFromPoint(clientX, clientY);
      button?.dispatchEvent(new MouseEvent("click", { clientX, clientY, bubbles: true, cancelable: true }));
      return button?.closest<HTMLElement>("[data-order]")?.dataset["order"];
    };
    const keys = (typed: readonly string[]): void => {
      for (const key of typed)
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    };
    const hit = [tap()];
    await new Promise((after) => setTimeout(after, 400));
    hit.push(tap());
    keys(["Enter"]);
    keys([...Array.from("4006381333931"), "Enter"]);
    return { first, second, hit };
  });
  expect(taps.hit).toEqual([taps.first, taps.second]);
  await expect(board.locator(`[data-ringing=true][data-order="${taps.first}"]`)).toHaveCount(0);
  await expect(board.locator(`[data-order="${taps.second}"]`)).toHaveAttribute("data-status", "placed");
  await expect(board.locator("dialog[open]")).toHaveCount(0);
  expectQuiet(merchant.watch);
  await board.context().close();
});

test("M-B5 GDP-02 the kitchen has its screen and its paper, ticks outlive a reload, and no name is on either", async ({
  browser,
}) => {
  const merchant = await openBoard(browser, "packen@hofladen.example", { width: 1280, height: 900 });
  const { page } = merchant;
  await page.getByRole("link", { name: "Küche", exact: true }).click();
  const ticket = page.locator("[data-kitchen=present] [data-status=preparing]").first();
  const tick = ticket.getByRole("checkbox").first();
  await tick.check({ force: true });
  await expect(ticket).toContainText(/1 von \d/);
  await page.reload();
  await expect(tick).toBeChecked();
  await expectAccessible(page);
  await expect(page.locator("main")).not.toContainText(/Kund|Wandergruppe/);

  await page.goto(page.url().replace("kueche", "drucken?papier=kuechenbon"));
  const slip = page.locator("[data-kitchen-slip]").first();
  await expect(slip).toContainText("Kein Beleg im Sinne des UStG");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(slip).toBeVisible();
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("button", { name: "Drucken" })).toBeHidden();
  await expect(page.locator("main")).not.toContainText(/Kund|Wandergruppe/);

  // Each paper comes out in the size that lies in the printer, and names no person either.
  for (const [paper, size] of [
    ["kuechenbon", [227]],
    ["packzettel", [595, 842]],
    ["backliste", [595, 842]],
    ["pickliste", [595, 842]],
    ["etiketten", [176, 82]],
    ["etiketten&groesse=large", [283, 142]],
    ["etiketten&groesse=sheet24&ab=23", [595, 842]],
    ["etiketten&groesse=sheet14", [595, 842]],
  ] as const) {
    await page.goto(page.url().replace(/papier=.*/, `papier=${paper}`));
    const sheets = page.locator("[data-printout] :is(article, [data-label-sheet])");
    await expect(sheets.first()).toBeVisible();
    const pages = await printedPages(page);
    for (const one of pages) expect(one.slice(0, size.length), paper).toEqual(size);
    const labelSheets = await page.locator("[data-label-sheet]").count();
    if (labelSheets > 0) expect(pages).toHaveLength(labelSheets);
    await expect(page.locator("main"), paper).not.toContainText(/Kund|Wandergruppe/);
  }
  expectQuiet(merchant.watch);
  await page.context().close();
});

/** The pages that the browser prints of what is open, in points: A4 is 595 x 842, the roll of 80 mm is 227 wide. */
async function printedPages(page: Page): Promise<readonly (readonly [width: number, height: number])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
}
