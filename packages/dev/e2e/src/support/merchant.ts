import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { declineCookies } from "./test.ts";
import { watch, type Watch } from "./watched-page.ts";
import type { PlacedOrder } from "./shopper.ts";
import { consoleUrl } from "./stack.ts";

export const demoPassword = "lokalkorb-demo";

export interface Merchant {
  readonly page: Page;
  readonly watch: Watch;
}

/** A signed-in member of a shop's staff, looking at the board. */
export async function openBoard(
  browser: Browser,
  email: string,
  viewport: { width: number; height: number },
): Promise<Merchant> {
  const context = await browser.newContext({
    viewport,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  const watched = watch(context);
  const page = await context.newPage();
  await declineCookies(page);
  await page.goto(`${consoleUrl}/anmelden`);
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL(/\/bestellungen$/);
  await expect(page.getByText("Verbunden").first()).toBeVisible();
  return { page, watch: watched };
}

/** The card of an order, wherever on the board it lies. */
export const orderCard = (page: Page, orderId: string): Locator => page.locator(`[data-order="${orderId}"]`);

/** An order wherever it stands: a card, or its row among the orders for other days, where those of the evening are. */
const shownOrder = (page: Page, orderId: string): Locator =>
  page.locator(`[data-order="${orderId}"], [data-order-row="${orderId}"]`);

/** Everything there is to know of an order, from its card or from its row among the orders for later. */
export async function openDetails(page: Page, { id, dayCode }: PlacedOrder): Promise<void> {
  const card = orderCard(page, id).getByRole("button", { name: `Einzelheiten zu Bestellung ${dayCode}` });
  // The number to call begins anew each day, so that tomorrow's order may have the same.
  const row = page.locator(`[data-order-row="${id}"]`);
  const dialog = page.getByRole("dialog");
  // A tap on what has just moved under the finger is none (M-S6): people tap again.
  await expect(async () => {
    if ((await shownOrder(page, id).count()) === 0) await drawMore(page);
    if (!(await dialog.isVisible())) await card.or(row).first().click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** On a phone one lane is in sight; its pill brings it up. */
export async function showLane(
  page: Page,
  lane: "Neu" | "Angenommen" | "In Arbeit" | "Fertig" | "Vorbestellungen",
): Promise<void> {
  const pill = page.getByRole("navigation", { name: "Zur Spalte springen" }).getByText(lane);
  if (await pill.isVisible()) await pill.click();
}

/** All orders: beside the board on a desk, behind the last button on a phone. */
export async function openAllOrders(page: Page): Promise<void> {
  const list = page.getByRole("link", { name: "Liste", exact: true });
  if (await list.isVisible()) return list.click();
  await page.getByRole("button", { name: "Mehr", exact: true }).click();
  await page.getByRole("link", { name: "Alle Bestellungen" }).click();
}

/** A full lane draws its first cards only; this asks for the rest. */
async function drawMore(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: /^\d+ weitere zeigen$/ }).first();
  // The button may be gone before the press arrives: lanes also grow when their end comes into sight.
  if (await more.isVisible()) await more.click({ timeout: 1_000 }).catch(() => undefined);
}

/** How many orders on the board bear these words. */
export async function countOrders(page: Page, words: string): Promise<number> {
  await drawMore(page);
  return page.locator("[data-order]").filter({ hasText: words }).count();
}

/** Waits until the order has its card, however many others come before it. */
export const findOrder = (page: Page, orderId: string): Promise<Locator> => findAmong(page, orderCard(page, orderId));

/** The same where it may be an order for another day. */
export const findShown = (page: Page, orderId: string): Promise<Locator> => findAmong(page, shownOrder(page, orderId));

async function findAmong(page: Page, order: Locator): Promise<Locator> {
  const drawn = async (): Promise<number> => {
    if ((await order.count()) === 0) await drawMore(page);
    return order.count();
  };
  await expect.poll(drawn, { timeout: 20_000 }).toBe(1);
  return order;
}
