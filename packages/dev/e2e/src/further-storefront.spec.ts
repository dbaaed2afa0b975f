import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { mailTo } from "./support/services.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, orderButton, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

const desktop = { width: 1280, height: 900 };
const product = "Bergkäse, zwölf Monate";
const address = `${farmShop.slug}~wirte`;

test("K-FM-2 a shop makes a storefront with prices of its own, and it is ordered from by its link alone", async ({
  browser,
  page,
  viewport,
}) => {
  const { page: merchant, watch } = await openBoard(browser, "inhaber@hofladen.example", viewport ?? desktop);
  const dialog = merchant.getByRole("dialog");

  await test.step("K-FLD-11 a price list, and a storefront that has it", async () => {
    await merchant.goto(merchant.url().replace(/\/[^/]*$/, "/angebot?ansicht=ansichten"));
    await merchant.getByRole("button", { name: "Neue Preisliste" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Wirte");
    await dialog.getByLabel("Um wie viel Prozent").fill("viel");
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog.getByText("Bitte eine Zahl von 0 bis 100 eingeben.")).toBeVisible();
    await dialog.getByLabel("Um wie viel Prozent").fill("10");
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(merchant.getByText("− 10 %", { exact: false }).first()).toBeVisible();

    await merchant.getByRole("button", { name: "Neue Ansicht" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Wirte");
    await dialog.getByLabel("Wofür").selectOption("Geschäftskunden");
    await expect(dialog.getByText("wer den Link und ein Kundenkonto hat", { exact: false })).toBeVisible();
    await dialog.getByLabel("Preise").selectOption("Wirte");
    await expectAccessible(merchant);
    await dialog.getByRole("button", { name: "Speichern" }).click();
    await expect(merchant.getByText(`/${address}`, { exact: true })).toBeVisible();
    await expectAccessible(merchant);
    await merchant.getByRole("button", { name: "Wirte veröffentlichen" }).click();
    await merchant.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
    await expect(merchant.getByRole("link", { name: `/${address}` })).toBeVisible();
  });

  await test.step("a basket of its own, kept over a reload, at a lower price", async () => {
    const priceIn = async (slug: string): Promise<number> => {
      await page.goto(`${storefrontUrl}/${slug}`);
      const add = page.getByRole("button", { name: `${product}: in den Korb`, exact: true });
      const card = page.locator("li").filter({ has: add }).first();
      const [, euros = "", cents = ""] = /(\d+),(\d\d)\s€/.exec(await card.innerText()) ?? [];
      return Number(euros) * 100 + Number(cents);
    };
    const usual = await priceIn(farmShop.slug);
    await expect(page.getByRole("link", { name: "Wirte" })).toHaveCount(0);
    expect(await priceIn(address)).toBe(Math.round(usual * 0.9));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.getByText("nur mit Kundenkonto")).toBeVisible();
    await addToBasket(page, product, address);
    await page.reload();
    await expect(page.getByRole("button", { name: new RegExp(`^${product}: 1 im Korb`) }).first()).toBeVisible();
    await page.goto(`${storefrontUrl}/${farmShop.slug}`);
    await expect(page.getByRole("button", { name: `${product}: in den Korb` }).first()).toBeVisible();
  });

  await test.step("K-TYP-5 what is sold to some asks for an account, and the basket waits for it", async () => {
    await goToCheckout(page, address);
    await fillCheckout(page);
    await orderButton(page).click();
    await expect(page.getByText(/^Dafür brauchst du ein Konto/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Anmelden oder Konto anlegen" }).click();
    // The page before has a field of this name, too.
    await page.waitForURL(/\/konto\/anmelden/);
    const email = `wirt-${Date.now()}@post.example`;
    await page.getByLabel("E-Mail").fill(email);
    await page.getByRole("button", { name: "Link schicken" }).click();
    await expect(page.getByText(`Sieh in dein Postfach: ${email}`)).toBeVisible();
    await page.goto(/https?:\S+\/konto\/anmelden\/link\S+/.exec(await mailTo(email))?.[0] ?? "");
    await page.waitForURL(new RegExp(`/${address}/kasse`));
    await fillCheckout(page);
    await placeOrder(page);
  });

  await test.step("K-TYP-5 for members, a stranger sees whom it is for, and a member sees the goods", async () => {
    await merchant.getByRole("button", { name: "Wirte bearbeiten", exact: true }).click();
    await dialog.getByLabel("Wofür").selectOption("Mitglieder");
    await dialog.getByRole("button", { name: "Speichern" }).click();
    const stranger = await (await browser.newContext({ viewport })).newPage();
    const title = { name: "„Wirte“ ist für Mitglieder von", exact: false };
    await expect(async () => {
      await stranger.goto(`${storefrontUrl}/${address}`);
      await expect(stranger.getByRole("heading", title)).toBeVisible();
    }).toPass();
    await expect(stranger.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(stranger.getByRole("link", { name: "Anmelden oder Konto anlegen" })).toBeVisible();
    await expect(stranger.getByText(product)).toHaveCount(0);
    await expectAccessible(stranger);
    await stranger.getByRole("link", { name: "Was es für alle gibt" }).click();
    await expect(stranger.getByRole("button", { name: `${product}: in den Korb` }).first()).toBeVisible();
    await stranger.context().close();

    await page.goto(`${storefrontUrl}/${address}`);
    const unknown = page.getByText(/Diese Adresse steht nicht auf der Liste/);
    await expect(unknown).toBeVisible();
    const [email = ""] = /wirt-\d+@post\.example/.exec(await unknown.innerText()) ?? [];
    await merchant.getByRole("button", { name: "Liste bearbeiten" }).click();
    await dialog.getByLabel("Adressen hinzufügen").fill(email);
    await dialog.getByRole("button", { name: "Auf die Liste setzen" }).click();
    await expect(dialog.getByRole("button", { name: `${email} von der Liste nehmen` })).toBeVisible();
    await merchant.keyboard.press("Escape");
    await page.getByRole("button", { name: "Noch einmal nachsehen" }).click();
    await expect(page.getByRole("button", { name: new RegExp(`^${product}: `) }).first()).toBeVisible();
  });

  await test.step("hidden, nothing is at its address any more", async () => {
    await merchant.getByRole("switch", { name: "Wirte zeigen" }).click();
    await expect(merchant.getByText("Ausgeblendet", { exact: false })).toBeVisible();
    await expect.poll(async () => (await page.goto(`${storefrontUrl}/${address}`))?.status()).toBe(404);
  });
  expectQuiet(watch);
});
