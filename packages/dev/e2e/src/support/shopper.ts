import { expect, type Page } from "@playwright/test";
import { storefrontUrl } from "./stack.ts";

export const farmShop = {
  slug: "hofladen-lindenanger",
  name: "24-Stunden-Hofladen Lindenanger",
  id: "hofladen-lindenanger",
};

export const orderButton = (page: Page) =>
  page.getByRole("button", { name: "zahlungspflichtig bestellen", exact: true });

/** Opens a shop and puts one piece of a plain product into the basket. */
export async function addToBasket(page: Page, product: string, slug = farmShop.slug): Promise<void> {
  if (!page.url().endsWith(`/${slug}`)) await page.goto(`${storefrontUrl}/${slug}`);
  await page
    .getByRole("button", { name: `${product}: in den Korb`, exact: true })
    .first()
    .click();
  await expect(page.getByRole("button", { name: new RegExp(`^${product}: \\d+ im Korb`) }).first()).toBeVisible();
}

export async function goToCheckout(page: Page, slug = farmShop.slug): Promise<void> {
  await page.goto(`${storefrontUrl}/${slug}/kasse`);
  await expect(orderButton(page)).toBeVisible();
}

let visit = 0;
/** So many times of a day stand side by side; more are in a list. */
const timesShown = 8;

/** Contact, a time that will not pass while the test runs, pay at the counter. */
export async function fillCheckout(page: Page, name = "Testküche 7"): Promise<void> {
  await page.getByLabel("Name oder Firma").fill(name);
  await page
    .getByRole("textbox", { name: "E-Mail" })
    .fill(`testkueche-${crypto.randomUUID().slice(0, 8)}@lokalkorb.example`);
  // Every order takes a place in its slot, so the visits spread over what is free.
  const times = page.getByRole("radio", { name: /^\d{1,2}:\d{2}/, disabled: false });
  // Late in the evening the few times that are left would be full before the last test.
  const tomorrow = page.getByRole("radio", { name: "morgen", exact: true });
  if ((await times.count()) < timesShown && (await tomorrow.count()) > 0) await tomorrow.check();
  const count = await times.count();
  const soonest = Math.min(2, count - 1);
  await times.nth(soonest + (visit++ % Math.max(1, count - soonest))).check();
  await page.getByRole("radio", { name: /Bar bei Abholung/ }).check();
}

/** One piece of each product, and a checkout that is ready to be sent. */
export async function fillCheckoutWith(page: Page, ...products: readonly string[]): Promise<void> {
  for (const product of products) await addToBasket(page, product);
  await goToCheckout(page);
  await fillCheckout(page);
}

export interface PlacedOrder {
  readonly id: string;
  /** The short number that is called out. */
  readonly dayCode: string;
}

/** Presses the one binding button and waits for the order's own page. */
export async function placeOrder(page: Page): Promise<PlacedOrder> {
  await orderButton(page).click();
  await page.waitForURL(/\/bestellung\//);
  return shownOrder(page);
}

export async function shownOrder(page: Page): Promise<PlacedOrder> {
  const number = page.getByRole("region", { name: "Deine Abrufnummer" }).locator("b").first();
  await expect(number).toHaveText(/^\d+$/);
  return { id: /\.([A-Za-z0-9_-]+)$/.exec(new URL(page.url()).pathname)?.[1] ?? "", dayCode: await number.innerText() };
}
