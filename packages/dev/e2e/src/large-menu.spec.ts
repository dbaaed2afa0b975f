import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { addLargeShop } from "./large-menu/large-shop.ts";
import { orderButton } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { watch, expectQuiet } from "./support/watched-page.ts";

const shop = "grosser-hof";
test.beforeAll(() => addLargeShop(shop, 3000));

test("D-14 a shop with thousands of products is read, searched and ordered from in parts", async ({
  page,
  context,
}) => {
  const quiet = watch(context);
  const answer = await page.goto(`${storefrontUrl}/${shop}`);
  expect((await answer?.body())?.length).toBeLessThan(400_000);
  const shelf = page.getByRole("region", { name: "Regal 17" });
  await test.step("a category far below comes with a press on its name", async () => {
    await page
      .getByRole("navigation", { name: "Sortiment" })
      .getByRole("link", { name: "Regal 17", exact: true })
      .click();
    await expect(shelf.getByRole("listitem").first()).toBeInViewport();
    expect(await page.getByRole("listitem").count()).toBeLessThan(600);
  });
  const name = (await shelf.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await shelf.getByRole("button", { name: `${name}: in den Korb`, exact: true }).click();
  await expectAccessible(page);

  await test.step("a search finds what never was in the page", async () => {
    await page.getByRole("searchbox").fill("sorte 1234");
    await expect(page.getByText("1 Treffer").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 3, name: /Sorte 1234$/ })).toBeVisible();
    await page.getByRole("searchbox").fill("gibtesnicht");
    await expect(page.getByText("Nichts gefunden für „gibtesnicht“.")).toBeVisible();
    await page.getByRole("button", { name: "Suche leeren" }).click();
  });

  await test.step("the basket keeps what a new page does not begin with", async () => {
    await page.reload();
    await expect(page.getByRole("complementary", { name: "Dein Korb" }).getByText(name)).toBeVisible();
    await page.goto(`${storefrontUrl}/${shop}/kasse`);
    await expect(orderButton(page)).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto(`${storefrontUrl}/${shop}/p2999`);
    await expect(page.getByRole("heading", { name: /Sorte 2999$/ })).toBeVisible();
  });

  expectQuiet(quiet);
  await test.step("without network it says so, and goes on when it is back", async () => {
    await page.goto(`${storefrontUrl}/${shop}`);
    await expect(page.getByRole("region", { name: "Regal 3" })).toBeAttached();
    await context.setOffline(true);
    await page
      .getByRole("navigation", { name: "Sortiment" })
      .getByRole("link", { name: "Regal 3", exact: true })
      .click();
    await expect(page.getByText("Gerade keine Verbindung. Es geht von selbst weiter").first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("region", { name: "Regal 3" }).getByRole("listitem").first()).toBeInViewport();
  });
});
