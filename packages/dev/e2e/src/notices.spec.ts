import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { pushedMessages, withLocalPushService } from "./support/services.ts";
import { farmShop } from "./support/shopper.ts";
import { consoleUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

test.use({ serviceWorkers: "allow" });

test("M-C9 a member of the team tries the bell, sees that the board is awake, and has a device told", async ({
  browser,
}) => {
  const { page, watch } = await openBoard(browser, "inhaber@hofladen.example", { width: 1180, height: 820 });
  await page.context().grantPermissions(["notifications"]);
  await withLocalPushService(page);
  await page.goto(`${consoleUrl}/${farmShop.slug}/benachrichtigungen`);
  await expect(page.getByText(/^Tafel wach: \d+ Geräte?, zuletzt (?:gerade eben|vor)/)).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole("button", { name: "Testton" }).click();
  await expect(page.getByText(/^Der Ton wurde abgespielt/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("switch", { name: "Auf diesem Gerät benachrichtigen" }).click();
  await expect(page.getByText("Dieses Gerät meldet neue Bestellungen.")).toBeVisible();
  await page.getByRole("button", { name: "Testnachricht" }).click();
  await expect(page.getByText(/^Die Testnachricht ist unterwegs/)).toBeVisible();
  expect((await pushedMessages()).join()).toContain("Testnachricht");
  expectQuiet(watch);
});
