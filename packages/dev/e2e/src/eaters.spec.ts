import { expectAccessible } from "./support/accessible.ts";
import { addToBasket, farmShop, goToCheckout } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expect, test } from "./support/test.ts";

const cheese = "Bergkäse, zwölf Monate";
const unsafe = "Enthält Milch";

test("FOO-03 S-C19 who says for whom they cook sees what is unsafe on the card, in the sheet, in the basket and at the checkout, until they take it back", async ({
  page,
}) => {
  await page.goto(`${storefrontUrl}/fuer-wen`);
  await page.getByRole("checkbox", { name: "Milch", exact: true }).check();
  await expectAccessible(page);

  await addToBasket(page, cheese);
  const card = page.locator("li.product").filter({ hasText: cheese }).first();
  await expect(card.getByText(unsafe)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: cheese, exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: cheese }).getByText(unsafe)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const openBasket = page.getByRole("button", { name: /Korb ansehen/ });
  if (await openBasket.isVisible()) await openBasket.click();
  const wayThere = page.getByRole("link", { name: "Für wen kochst du?" });
  await expect(wayThere).toBeVisible();
  // The butter that goes with it has milk in it.
  const proposals = page.getByRole("region", { name: "Passt dazu" });
  await expect(proposals).toHaveCount(0);
  await goToCheckout(page);
  await expect(page.getByText(unsafe)).toBeVisible();

  await page.goto(`${storefrontUrl}/fuer-wen`);
  await page.getByRole("button", { name: "Alles löschen" }).click();
  await expect(page.getByRole("checkbox", { name: "Milch", exact: true })).not.toBeChecked();
  await page.goto(`${storefrontUrl}/${farmShop.slug}`);
  if ((page.viewportSize()?.width ?? 0) < 768) await openBasket.click();
  await proposals.getByRole("button", { name: "Sauerrahmbutter: in den Korb" }).click();
  await expect(proposals).toHaveCount(0);
  await expect(page.getByText(unsafe)).toHaveCount(0);
});
