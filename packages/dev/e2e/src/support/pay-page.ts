import { expect, type Page } from "@playwright/test";

/** Numbers that the provider publishes for tests. */
export const cards = {
  works: "4242 4242 4242 4242",
  asksEachTime: "4000 0027 6000 3184",
  declined: "4000 0000 0000 0002",
  /** It can be kept, and is declined when it is to pay. */
  declinedLater: "4000 0000 0000 0341",
} as const;

/** On the provider's page: types a card and presses the button. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole("button", { name: /€ bezahlen$/ }).click();
}

/** The same where a card is only kept. */
export async function keepCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole("button", { name: "Karte speichern" }).click();
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/pay\//);
  await page.getByLabel("Kartennummer").fill(number);
  await page.getByLabel("Gültig bis").fill("12 / 34");
  await page.getByLabel("Prüfziffer").fill("123");
}

export async function expectHeadline(page: Page, headline: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: headline })).toBeVisible({ timeout: 20_000 });
}
