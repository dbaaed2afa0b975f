import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { countMailsTo, mailTo } from "./support/services.ts";
import { addToBasket, farmShop } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expect, test } from "./support/test.ts";

const butter = "Sauerrahmbutter";
const milk = "Heumilch, 1 l";

/** By the link in the mailbox, as on every device. */
async function signIn(page: Page, email: string): Promise<void> {
  const before = await countMailsTo(email);
  await page.goto(`${storefrontUrl}/konto/anmelden`);
  await page.getByLabel("E-Mail").fill(email);
  await page.getByRole("button", { name: "Link schicken" }).click();
  await expect.poll(() => countMailsTo(email), { timeout: 20_000 }).toBeGreaterThan(before);
  await page.goto(/https?:\S+\/konto\/anmelden\/link\S+/.exec(await mailTo(email))?.[0] ?? "");
  await expect(page.getByRole("heading", { name: "Dein Konto", exact: true })).toBeVisible();
}

const inBasket = (page: Page, product: string) =>
  page.getByRole("button", { name: new RegExp(`^${product}: \\d+ im Korb`) }).first();

test("the basket of an account goes on on its other device, which asks where it has one of its own; for whom it cooks comes along with its tick; the reminder is asked for", async ({
  page,
  browser,
}) => {
  const email = `geraete-${Date.now()}@post.example`;
  await signIn(page, email);
  const remind = page.getByRole("checkbox", { name: /Erinnere mich per E-Mail/ });
  await expect(remind).not.toBeChecked();
  // A tick stands once the account has it.
  await remind.click();
  await expect(remind).toBeChecked();
  await expectAccessible(page);
  await page.goto(`${storefrontUrl}/fuer-wen`);
  await page.getByRole("checkbox", { name: "Sellerie", exact: true }).check();
  const inAccount = (one: Page) => one.getByRole("checkbox", { name: "Auch in meinem Konto merken" });
  await inAccount(page).click();
  await expect(inAccount(page)).toBeChecked();
  await expect(page.getByText("In deinem Konto gemerkt.")).toBeAttached();
  await expectAccessible(page);
  await addToBasket(page, butter);

  const other = await (await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin" })).newPage();
  await addToBasket(other, milk);
  await signIn(other, email);
  await other.goto(`${storefrontUrl}/${farmShop.slug}`);
  await inBasket(other, milk).click();
  const question = other.getByText("In deinem Konto liegt noch ein Korb von diesem Betrieb");
  const openBasket = other.getByRole("button", { name: /Korb ansehen/ });
  if (await openBasket.isVisible()) await openBasket.click();
  await expect(question).toBeVisible();
  await expect(other.getByText(new RegExp(`Dort liegt: 1\\s× ${butter}`))).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Beides zusammenlegen" }).click();
  await expect(question).toBeHidden();
  await expect(inBasket(page, milk)).toBeVisible({ timeout: 20_000 });
  await expect(inBasket(page, butter)).toBeVisible();

  await other.goto(`${storefrontUrl}/fuer-wen`);
  await expect(other.getByRole("checkbox", { name: "Sellerie", exact: true })).toBeChecked();
  await inAccount(other).click();
  await expect(other.getByText(/^Im Konto gelöscht/)).toBeAttached();
  await page.goto(`${storefrontUrl}/fuer-wen`);
  await expect(page.getByRole("checkbox", { name: "Sellerie", exact: true })).toBeChecked();
  await expect(inAccount(page)).not.toBeChecked();
});
