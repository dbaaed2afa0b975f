import { expect, test } from "./support/test.ts";
import { openBoard } from "./support/merchant.ts";
import { PromisedTime } from "./support/promised-time.ts";
import { addToBasket, farmShop } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const product = "Naturjoghurt im Glas";

test("what the shop sells out is sold out for shoppers within a second, and in the next HTML", async ({
  page,
  context,
  browser,
  request,
  viewport,
}) => {
  const shopper = watch(context);
  const shown = new PromisedTime();
  const merchant = await openBoard(browser, "team@hofladen.example", viewport ?? { width: 1280, height: 900 });
  await addToBasket(page, "Bergkäse, zwölf Monate");
  const buy = page.getByRole("button", { name: `${product}: in den Korb`, exact: true }).first();
  await expect(buy).toBeVisible();

  await merchant.page.getByRole("link", { name: "Angebot" }).click();
  const item = merchant.page.getByRole("switch", { name: new RegExp(product) });
  await item.click();

  await shown.wait(expect(buy).toBeHidden());
  // S-R12 Until the end of the day: the card says when it comes back, at once and in the next HTML.
  await expect(page.locator(".product").filter({ hasText: product }).first()).toContainText("Ab morgen wieder");
  await expect
    .poll(
      async () =>
        (await (await request.get(`${storefrontUrl}/${farmShop.slug}`)).text()).includes(`${product}: in den Korb`),
      { timeout: 10_000 },
    )
    .toBe(false);
  expect(await (await request.get(`${storefrontUrl}/${farmShop.slug}`)).text()).toContain("Ab morgen wieder");

  await item.click();
  await shown.wait(expect(buy).toBeVisible());

  await test.step("M-S2 a way that staff switches off is gone at once, and back after Rückgängig", async () => {
    const delivery = page.getByRole("radio", { name: /^Lieferung/ });
    await expect(delivery).toBeVisible();
    await merchant.page.goto(merchant.page.url().replace(/angebot.*$/, "lieferung"));
    await merchant.page.getByRole("switch", { name: /^Lieferung/ }).click();
    await shown.wait(expect(delivery).toBeHidden());
    await expect(merchant.page.getByText("gerade aus, im Laden nicht zu wählen")).toBeVisible();
    await merchant.page.getByRole("button", { name: "Rückgängig" }).click();
    await shown.wait(expect(delivery).toBeVisible());
  });
  await test.step("M-S2 „Heute keine Lieferung“ is one press on the board, told in the shop, and taken back by one", async () => {
    const note = page.getByText("Heute keine Lieferung", { exact: true });
    await merchant.page.goto(merchant.page.url().replace(/lieferung.*$/, "bestellungen"));
    await merchant.page.getByRole("group", { name: "Betrieb" }).getByText("Pause").click();
    await merchant.page.getByRole("button", { name: "Heute keine Lieferung" }).click();
    await shown.wait(expect(note).toBeVisible());
    await expect(merchant.page.getByText(/Das endet um Mitternacht von selbst/)).toBeVisible();
    await merchant.page.getByRole("button", { name: "Lieferung wieder annehmen" }).click();
    await shown.wait(expect(note).toBeHidden());
  });
  shown.expectWithin(1_000);
  expectQuiet(shopper);
  expectQuiet(merchant.watch);
  await merchant.page.context().close();
});
