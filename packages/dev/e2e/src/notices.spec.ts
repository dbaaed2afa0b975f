import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { farmShop } from "./support/shopper.ts";
import { consoleUrl, ports } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

const servicesUrl = `http://127.0.0.1:${ports.services}`;

/** A headless browser has no push service: the local one gives it a subscription, everything else is the browser's own. */
function withLocalPushService(base: string): void {
  PushManager.prototype.subscribe = async () => {
    const answer = await fetch(`${base}/api/push/subscriptions`, { method: "POST" });
    const { endpoint, ...keys } = (await answer.json()) as { endpoint: string; p256dh: string; auth: string };
    return { toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
  };
}

test.use({ serviceWorkers: "allow" });

test("M-C9 a member of the team tries the bell, sees that the board is awake, and has a device told", async ({
  browser,
}) => {
  const { page, watch } = await openBoard(browser, "inhaber@hofladen.example", { width: 1180, height: 820 });
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript(withLocalPushService, servicesUrl);
  await page.goto(`${consoleUrl}/${farmShop.slug}/benachrichtigungen`);
  await expect(page.getByText(/^Tafel wach: \d+ Geräte?, zuletzt vor/)).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "Testton" }).click();
  await expect(page.getByText(/^Der Ton wurde abgespielt/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("switch", { name: "Auf diesem Gerät benachrichtigen" }).click();
  await expect(page.getByText("Dieses Gerät meldet neue Bestellungen.")).toBeVisible();
  await page.getByRole("button", { name: "Testnachricht" }).click();
  await expect(page.getByText(/^Die Testnachricht ist unterwegs/)).toBeVisible();
  const shown = await (await fetch(`${servicesUrl}/api/push`)).text();
  expect(shown).toContain("Testnachricht");
  expectQuiet(watch);
});
