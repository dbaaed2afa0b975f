import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { findOrder, openBoard } from "./support/merchant.ts";
import { pushedMessages, withLocalPushService } from "./support/services.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, placeOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";

test.use({ serviceWorkers: "allow" });

const shopUrl = `${storefrontUrl}/${farmShop.slug}`;

/** Brings a message to the page's worker as the browser does it when its push service has one. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

test("S-C5 S-R19 S-R20 an order has its code and its way and is told of by push; without a network it and the menu are there as they were seen last", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["notifications"]);
  await withLocalPushService(page);
  const isKept = (path: string) =>
    expect.poll(() => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path));
  await addToBasket(page, "Bergkäse, zwölf Monate");
  await isKept(`/${farmShop.slug}`).toBe(true);
  await isKept("/offline").toBe(true);
  await goToCheckout(page);
  await fillCheckout(page);
  const { id, dayCode } = await placeOrder(page);
  await expect(page.getByRole("img", { name: `QR-Code deiner Bestellung ${dayCode}` })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Route zu .+ bei OpenStreetMap$/ })).toBeVisible();
  await page.getByRole("button", { name: "Sag mir Bescheid" }).click();
  await expect(page.getByRole("heading", { name: "Wir sagen dir Bescheid." })).toBeVisible();
  await expectAccessible(page);
  const merchant = await openBoard(browser, "inhaber@hofladen.example", { width: 1180, height: 820 });
  await (await findOrder(merchant.page, id)).getByRole("button", { name: /^Annehmen/ }).click();
  const told = () =>
    pushedMessages().then((all) => all.find((one) => one.includes(`Deine ${dayCode} ist angenommen.`)));
  await expect.poll(told, { timeout: 20_000 }).toBeDefined();
  await deliverPush(page, (await told()) ?? "");
  const shown = () =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title }) => title);
    });
  await expect.poll(shown).toEqual([`Deine ${dayCode} ist angenommen.`]);
  await merchant.page.context().close();
  await isKept("/bestellung/").toBe(true);
  const orderUrl = page.url();

  await context.setOffline(true);
  await page.goto(shopUrl);
  await expect(page.getByRole("status").filter({ hasText: /^Gerade kein Netz/ })).toContainText(
    /Stand heute, \d\d:\d\d/,
  );
  await expect(page.getByText("Bergkäse, zwölf Monate").first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${shopUrl}/kasse`);
  await expect(page.getByRole("heading", { level: 1, name: "Gerade kein Netz." })).toBeVisible();
  await expect(page.getByText("Bestellen geht, sobald du wieder Netz hast.")).toBeVisible();
  await expect(page.getByRole("link").filter({ hasText: `Deine Abrufnummer${dayCode}` })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`^${farmShop.name}`) })).toBeVisible();
  await expectAccessible(page);

  await page.goto(orderUrl);
  await expect(page.getByText(/So hat dieser Browser sie zuletzt gesehen/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(dayCode, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Deine Abrufnummer" })).toContainText(dayCode, { timeout: 30_000 });
});
