import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";
import { demoPassword } from "./support/merchant.ts";
import { expectAccessible } from "./support/accessible.ts";
import { farmShop } from "./support/shopper.ts";
import { forgetReceived, received, titlesReceived } from "./support/services.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";

const keptMessage = "Lokalkorb test error";

declare global {
  interface Window {
    /** Set by a test: gone when the page was loaded anew. */
    sameLoad?: boolean;
  }
}

test.beforeEach(forgetReceived);

/** An uncaught error in the page, from nowhere near the test's own call. Returns when it was thrown, by the page's clock. */
const throwInPage = (page: Page, message: string, name = "Error"): Promise<number> =>
  page.evaluate(
    ([words = "", kind = ""]) => {
      setTimeout(() => {
        const error = new Error(words);
        error.name = kind;
        throw error;
      });
      return Date.now();
    },
    [message, name],
  );

const dialog = (page: Page) => page.getByRole("dialog", { name: "Das hätte nicht passieren dürfen" });
const reloadedAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem("lokalkorb:reloaded-at")));
const markLoad = (page: Page): Promise<unknown> => page.evaluate(() => (window.sameLoad = true));
const isSameLoad = (page: Page): Promise<boolean> => page.evaluate(() => window.sameLoad === true);

/** The words of the only feedback there is, as the service keeps them. */
async function feedbackReceived(): Promise<unknown> {
  const all = await received("feedback");
  expect(all).toHaveLength(1);
  return all.map(({ body }) => (body["contexts"] as { feedback?: unknown }).feedback)[0];
}

/**
 * The delays before a reload and before the dialog are the same, so once the dialog of a later error stands, a reload
 * for an earlier one would have happened.
 */
async function untilReloadWouldHaveHappened(page: Page): Promise<void> {
  await throwInPage(page, keptMessage);
  await expect(dialog(page)).toBeVisible();
}

/** When the dialog came, by the page's clock. */
const dialogOpenedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector("dialog[open]") === null) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        look();
      }),
  );

test("F30 a dropped error reloads the page after 1.5 s, once, and is not reported", async ({ page }) => {
  await page.goto(storefrontUrl);
  await markLoad(page);
  const reload = page.waitForEvent("load");
  const thrown = await throwInPage(page, "Load failed", "TypeError");
  await reload;
  expect(await isSameLoad(page)).toBe(false);
  expect((await reloadedAt(page)) - thrown).toBeGreaterThanOrEqual(1500);
  expect((await reloadedAt(page)) - thrown).toBeLessThan(6000);

  await markLoad(page);
  await throwInPage(page, "Load failed", "TypeError");
  await untilReloadWouldHaveHappened(page);
  expect(await isSameLoad(page)).toBe(true);
  await expect.poll(() => titlesReceived("error")).toEqual([`Error: ${keptMessage}`]);
});

test("F30 a dropped error does not reload the page away from what somebody is writing", async ({ page }) => {
  await page.goto(`${consoleUrl}/anmelden`);
  await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
  await markLoad(page);
  await throwInPage(page, "Die Netzwerkverbindung wurde unterbrochen.");
  await untilReloadWouldHaveHappened(page);
  expect(await isSameLoad(page)).toBe(true);
  expect(await reloadedAt(page)).toBe(0);
  await expect(page.getByLabel("E-Mail").first()).toHaveValue("inhaber@hofladen.example");
});

test("F30 a dropped error does not reload a page without a connection", async ({ page, context }) => {
  await page.goto(storefrontUrl);
  // Fetches what treats errors, and the dialog, while there is a connection.
  await untilReloadWouldHaveHappened(page);
  await dialog(page).getByRole("button", { name: "Schließen" }).click();
  await markLoad(page);
  await context.setOffline(true);
  await throwInPage(page, "The Internet connection appears to be offline.");
  await throwInPage(page, "The connection was aborted");
  await expect(dialog(page)).toBeVisible();
  expect(await isSameLoad(page)).toBe(true);
});

test("F31 F32 a kept error is reported, asks what happened after 1.5 s, and takes the words", async ({ page }) => {
  await page.goto(`${storefrontUrl}/${farmShop.slug}`);
  const opened = dialogOpenedAt(page);
  const thrown = await throwInPage(page, keptMessage);
  await expect(dialog(page)).toBeVisible();
  expect((await opened) - thrown).toBeGreaterThanOrEqual(1500);
  expect((await opened) - thrown).toBeLessThan(6000);
  await expect.poll(() => titlesReceived("error")).toEqual([`Error: ${keptMessage}`]);
  const [report] = await received("error");
  expect(report?.body).toMatchObject({
    environment: "development",
    release: expect.stringMatching(/^storefront@\d+\.\d+\.\d+$/),
    tags: { app: "storefront", treatment: "keep" },
  });
  await expectAccessible(page);

  await dialog(page).getByRole("button", { name: "Bericht senden" }).click();
  const words = page.getByLabel("Was ist passiert?");
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/Schreib uns bitte ein paar Worte/);
  await words.fill("Ich wollte Käse in den Korb legen.");
  await page.getByLabel("Dein Name").fill("Testküche 7");
  await dialog(page).getByRole("button", { name: "Bericht senden" }).click();
  const thanks = page.getByRole("dialog", { name: "Danke!" });
  await expect(thanks).toContainText("Dein Bericht ist bei uns angekommen.");
  await expectAccessible(page);
  const feedback = await feedbackReceived();
  expect(feedback).toMatchObject({
    message: "Ich wollte Käse in den Korb legen.",
    name: "Testküche 7",
    associated_event_id: report?.body["event_id"],
  });
  expect(feedback).not.toHaveProperty("contact_email");
  await thanks.getByRole("button", { name: "Schließen" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("F32 an address in the report is voluntary, but when it is given it has to be one", async ({ page }) => {
  await page.goto(`${consoleUrl}/anmelden`);
  await throwInPage(page, keptMessage);
  await expect(dialog(page)).toBeVisible();
  await page.getByLabel("Was ist passiert?").fill("Beim Anmelden.");
  const email = dialog(page).getByLabel("E-Mail");
  await email.fill("testkueche");
  await dialog(page).getByRole("button", { name: "Bericht senden" }).click();
  await expect(email).toBeFocused();
  expect(await received("feedback")).toEqual([]);
  await email.fill("testkueche@lokalkorb.example");
  await dialog(page).getByRole("button", { name: "Bericht senden" }).click();
  await expect(page.getByRole("dialog", { name: "Danke!" })).toBeVisible();
  expect(await feedbackReceived()).toMatchObject({ contact_email: "testkueche@lokalkorb.example" });
});

test("F32 a report that could not be sent keeps its words", async ({ page }) => {
  await page.goto(storefrontUrl);
  await untilReloadWouldHaveHappened(page);
  await page.route("**/envelope/**", (route) => route.fulfill({ status: 503 }));
  await page.getByLabel("Was ist passiert?").fill("Nichts ging mehr.");
  await dialog(page).getByRole("button", { name: "Bericht senden" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Das Senden hat nicht geklappt.");
  await expect(page.getByLabel("Was ist passiert?")).toHaveValue("Nichts ging mehr.");
});

test("F31 every kept message arrives, also those that the service's own filters would drop", async ({ page }) => {
  const messages = [
    "internal",
    "undefined is not an object (evaluating 'a.b')",
    "The connection was aborted",
    "Die Verbindung wurde abgebrochen.",
    "La connexion a été abandonnée.",
    "INTERNAL ASSERTION FAILED: Unexpected state: pending promise",
  ];
  await page.goto(storefrontUrl);
  for (const message of messages) await throwInPage(page, message);
  await expect
    .poll(async () => (await titlesReceived("error")).toSorted())
    .toEqual(messages.map((message) => `Error: ${message}`).toSorted());
  // Asked once for all of them.
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("F33 noise of extensions and foreign scripts is ignored, our own unnamed mistakes are reported in silence", async ({
  page,
}) => {
  await page.goto(storefrontUrl);
  await markLoad(page);
  await throwInPage(page, "ResizeObserver loop completed with undelivered notifications.");
  await throwInPage(page, "Extension context invalidated.");
  await page.evaluate(() => {
    const noise = [
      { message: "Uncaught TypeError: x is null", filename: "chrome-extension://abcdef/content.js" },
      { message: "Uncaught TypeError: x is null", filename: "https://www.googletagmanager.com/gtag/js" },
    ];
    for (const event of noise) window.dispatchEvent(new ErrorEvent("error", event));
    void Promise.reject(new Error("Object Not Found Matching Id:3"));
  });
  await throwInPage(page, "a mistake of our own");
  await expect.poll(() => titlesReceived("error")).toEqual(["Error: a mistake of our own"]);
  await untilReloadWouldHaveHappened(page);
  await expect.poll(() => titlesReceived("error")).toEqual(["Error: a mistake of our own", `Error: ${keptMessage}`]);
  expect(await isSameLoad(page)).toBe(true);
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("F39 A11-05 a notification stands at the top centre, 360 px wide, and is closed by whoever read it", async ({
  page,
  viewport,
}) => {
  await page.goto(`${consoleUrl}/anmelden`);
  await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
  await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL(/\/bestellungen$/);
  await page.getByRole("link", { name: "Angebot" }).click();
  // Refused on the way, so that it is told as an error.
  await page.route("**/setSoldOut", (route) => route.abort());
  await page.getByRole("switch").first().click();
  const notification = page.locator("[data-notification-area] [data-sonner-toast]");
  await expect(notification).toBeVisible();
  const { width = 0 } = viewport ?? {};
  await expect
    .poll(async () => {
      const box = await notification.boundingBox();
      return box && { middle: Math.round(box.x + box.width / 2), width: Math.round(box.width), atTop: box.y < 80 };
    })
    .toEqual({ middle: Math.round(width / 2), width: width < 600 ? width - 32 : 360, atTop: true });
  await notification.getByRole("button", { name: "Hinweis schließen" }).click();
  await expect(notification).toHaveCount(0);
});
