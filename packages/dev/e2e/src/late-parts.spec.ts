import { builtParts } from "@lokalkorb/tooling/late-parts/built-parts.ts";
import { findLateParts } from "@lokalkorb/tooling/late-parts/find-late-parts.ts";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { codeAt } from "firebase-local-backend/totp";
import { answerBanner, cookieBanner } from "./support/cookie-banner.ts";
import {
  breakages,
  breakParts,
  type BrokenParts,
  expectEachWay,
  expectHere,
  expectToldThenPart,
  expectWordsThenPart,
} from "./support/late-parts.ts";
import { demoPassword, openBoard } from "./support/merchant.ts";
import { breadPhoto } from "./support/photos.ts";
import { addToBasket, farmShop, fillCheckout, orderButton } from "./support/shopper.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";

/** Which way through the product meets which parts for the first time without them. */
const met = {
  board: [
    "sign-in-link",
    "authentication",
    "client",
    "visit",
    "account-dialog",
    "board-dialogs",
    "change-dialog",
    "notification-stack",
    "operations-dialog",
    "published-menu",
  ],
  desk: [
    "bulk-dialog",
    "photo-dialog",
    "publish-sheet",
    "qr-code",
    "refusal-text",
    "second-factor",
    "shop-frame",
    "table-dialog",
    "zone-map",
  ],
  shop: [
    "shop-engine",
    "live-client",
    "basket-content",
    "basket-dialog",
    "product-sheet",
    "hearts",
    "line-note",
    "group",
    "slot-dialog",
    "notification-stack",
    "visit",
    "cookie-banner",
    "cookie-choices",
    "mixpanel",
    "help-panel",
    "error-reporting",
    "error-dialog",
    "error-reporter",
    "shops-map",
    "places-map",
  ],
  order: [
    "send-order",
    "basket-sync",
    "kept-cards",
    "watch-order",
    "order-commands",
    "move-dialog",
    "order-change",
    "order-talk",
    "watch-orders",
    "again-dialog",
    "order-links",
  ],
} as const;

/**
 * Nothing on a screen waits for them: without its part a step cannot be taken back, there are no keys, and a device does not say that it is awake, and the head of a page names no running order; until they are there a shop's regulars are offered what everybody is, and the page of
 * a shop stays as it was sent, with room for the rest of a large menu (large-menu.spec); the examples beside a form stand there when they can. The checkout does not wait for the account that fills it, nor for the company that it may order for; an order that waits for its company says so in its head; a street is typed without proposals; a map is our own until streets are there, which a stack without a token never has; those who said for whom they cook read of each of their goods that it was not checked yet;
 * a view for members says that it is one and shows no goods; a basket is whole without proposals, and two stay apart until the question about them is there; favourites, basket and eaters wait in the browser until the account can be told; an order is told of by mail anyway; that something is sold out, or not to be had at a time, stands on its card without the words about it; the account's own page waits as it does for its data, and a press there says that there is no connection, as it does for a photo that does not go, and the help for messages that do not come.
 */
const silent = [
  "account-calls",
  "account-contact",
  "account-profile",
  "basket-account",
  "basket-goods",
  "business-choice",
  "console-inbox",
  "eaters",
  "eaters-account",
  "frame-parts",
  "goes-with",
  "heart-account",
  "heart-button",
  "help-inbox",
  "install-hint",
  "known-customer",
  "members",
  "menu-filter",
  "menu-rest",
  "order-approval",
  "order-push",
  "passkeys",
  "payment-form",
  "photo",
  "restock-bell",
  "running-pill",
  "street-suggestions",
  "streets",
  "trial-panel",
  "two-baskets",
  "unavailable-note",
  "undo-offer",
  "watch-shop",
];

/** A part that is held back holds the load event back as well. */
const beforeLoad = { waitUntil: "domcontentloaded" } as const;

const cheese = "Bergkäse, zwölf Monate";

test("M-B1 every part that comes late is met here without network, slow and gone", () => {
  const { names, strays } = findLateParts();
  expect(strays).toEqual([]);
  expect([...new Set([...Object.values(met).flat(), ...silent])].toSorted()).toEqual(names);
});

test("M-B1 the build itself fetches nothing late but these parts", () => {
  const built = (["console", "storefront"] as const).map(builtParts);
  expect([...new Set(built.flatMap(({ names }) => names))].toSorted()).toEqual(findLateParts().names);
  for (const { unnamed } of built) {
    // Next's own pages for what an app does not have, which both apps have; and the checked write of a form, whose
    // missing script is the write's own failure: the form keeps what was typed and says so.
    const askers = unnamed.map(({ asker }) => asker.replace(/[.-][0-9a-f]{8}\.js$/, "")).toSorted();
    expect(askers).toEqual([expect.stringMatching(/^(live-)?client$/), "main", "main"]);
  }
});

test("M-B1 the board stands when its parts are offline, gone and slow, and each comes when it can", async ({
  page,
  context,
}) => {
  const parts = await breakParts(page);
  const notLoaded = page.getByText(/konnte nicht vollständig geladen werden/);
  await page.goto(`${consoleUrl}/anmelden/ohne-passwort`, beforeLoad);
  await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
  const sendLink = page.getByRole("button", { name: "Link per E-Mail schicken" });
  await expectEachWay(page, parts, "sign-in-link", { press: () => sendLink.click(), told: notLoaded });
  await expectHere(page, "sign-in-link");
  await page.goto(`${consoleUrl}/anmelden`, beforeLoad);
  await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
  await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
  await expectEachWay(page, parts, "authentication");
  await expectHere(page, "authentication");
  await expect(page.getByLabel("E-Mail")).toHaveValue("inhaber@hofladen.example");
  await signInButton(page).click();
  await expectEachWay(page, parts, "client");
  await page.waitForURL(/\/bestellungen$/, { timeout: 40_000, ...beforeLoad });
  const board = page.locator("[data-board=present]");
  await expect(board).toBeVisible();

  await page.getByRole("group", { name: "Betrieb" }).getByText("Pause").click();
  await expectWordsThenPart(page, parts, "operations-dialog", page.getByRole("button", { name: /^Für heute/ }));
  await closeDialog(page);

  const details = page.getByRole("button", { name: /^Einzelheiten zu Bestellung/ }).first();
  const order = page.getByRole("dialog", { name: /^Bestellung/ });
  await details.click();
  await expectWordsThenPart(page, parts, "board-dialogs", order);
  await order.getByRole("button", { name: "Anderer Termin" }).click();
  const moving = page.getByRole("dialog", { name: /anderer Termin$/ });
  await expectWordsThenPart(page, parts, "change-dialog", moving);
  await expectEachWay(page, parts, "published-menu");
  await expect(moving.getByRole("group", { name: "Uhrzeit" })).toBeVisible({ timeout: 40_000 });
  await closeDialog(page);

  await page.getByRole("button", { name: "Konto" }).click();
  await expectWordsThenPart(page, parts, "account-dialog", page.getByRole("dialog", { name: "Betrieb und Konto" }));
  await closeDialog(page);

  // The very first notification is the one that says that there is no network.
  await context.setOffline(true);
  await page
    .getByRole("button", { name: /^Annehmen/ })
    .first()
    .click();
  const plain = page.locator("[data-notifications=plain]");
  await expect(plain.getByText(/Keine Internetverbindung/)).toBeVisible();
  await page.getByRole("link", { name: "Angebot" }).first().click();
  await expect(page.getByText("Diese Seite lässt sich gerade nicht öffnen.").first()).toBeAttached();
  await expect(board).toBeVisible();
  await context.setOffline(false);
  await expectEachWay(page, parts, "notification-stack");
  await expect(page.locator(".notification").first()).toBeVisible({ timeout: 40_000 });
  await parts.heal("error-reporting");
  await expectEachWay(page, parts, "visit");
  await expectHere(page, "visit");
  expectAllMet(parts, met.board);
});

test("M-B1 the shop's desk and account stand when their parts are offline, gone and slow, and each comes when it can", async ({
  browser,
}) => {
  const { page } = await openBoard(browser, "inhaber@hofladen.example", { width: 1280, height: 900 });
  const parts = await breakParts(page);
  await parts.heal("authentication", "client", "visit", "error-reporting", "notification-stack");
  await page.goto(`${consoleUrl}/${farmShop.id}/angebot`, beforeLoad);
  await page.locator("li[data-item] a").first().click();
  await expectEachWay(page, parts, "shop-frame");
  await page.getByRole("button", { name: "Groß ansehen" }).click();
  const large = page.getByRole("dialog", { name: "So sieht es im Laden aus" });
  await expect(large.frameLocator("iframe").getByRole("heading", { level: 2 }).first()).toBeVisible({
    timeout: 40_000,
  });
  await page.keyboard.press("Escape");
  await page.getByLabel("Foto", { exact: true }).locator("input[type=file]").setInputFiles(breadPhoto);
  await expectWordsThenPart(page, parts, "photo-dialog", page.getByRole("dialog", { name: /^Foto zu/ }));
  await closeDialog(page);
  await page.getByRole("link", { name: "Zurück zur Liste" }).click();
  await page.route("**/setSoldOut", (route) =>
    route.fulfill({
      status: 403,
      headers: { "access-control-allow-origin": "*" },
      json: {
        error: {
          status: "PERMISSION_DENIED",
          message: "refused",
          details: { refusal: { type: "not-allowed" } },
        },
      },
    }),
  );
  const notification = page.locator(".notification");
  await expectEachWay(page, parts, "refusal-text", {
    press: () => page.getByRole("switch").first().click(),
    told: notification.filter({ hasText: "Das geht so nicht. Es wurde nichts geändert." }),
  });
  await expect(notification.filter({ hasText: "Dafür fehlt dir die Berechtigung." })).toBeVisible({ timeout: 40_000 });
  await closeNotifications(page);
  await page.unroute("**/setSoldOut");
  await page.getByRole("button", { name: "Auswählen", exact: true }).click();
  await page
    .getByRole("checkbox", { name: /auswählen$/ })
    .first()
    .check();
  await page.getByRole("button", { name: "Preis", exact: true }).click();
  await expectWordsThenPart(page, parts, "bulk-dialog", page.getByRole("dialog", { name: "Preise ändern" }));
  await page.keyboard.press("Escape");
  // The bar that publishes makes way for the bar of the chosen ones.
  await page.getByRole("button", { name: "Auswählen", exact: true }).click();
  await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Änderungen veröffentlichen" });
  await expectWordsThenPart(page, parts, "publish-sheet", sheet);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Als Tabelle" }).click();
  await expectWordsThenPart(page, parts, "table-dialog", page.getByRole("dialog", { name: "Artikel als Tabelle" }));
  await page.keyboard.press("Escape");

  await page.goto(`${consoleUrl}/${farmShop.id}/lieferung?weg=lieferung-chiemgau`, beforeLoad);
  await page.getByRole("button", { name: "Auf der Karte" }).click();
  await expectWordsThenPart(page, parts, "zone-map", page.getByRole("list", { name: "Gebiete auf der Karte" }));

  await page.goto(`${consoleUrl}/konto`, beforeLoad);
  await page.getByRole("button", { name: "Einrichten" }).click();
  await expect(page.getByRole("button", { name: "Schlüssel kopieren" })).toBeVisible();
  await expectEachWay(page, parts, "qr-code");
  await expect(page.getByRole("img", { name: /^QR-Code/ })).toBeVisible({ timeout: 40_000 });

  const key = (await page.locator("[data-key]").innerText()).replaceAll(" ", "");
  const code = page.getByLabel("Code aus der App");
  await code.fill(codeAt(key, Date.now()));
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByText("Der zweite Faktor ist eingerichtet.")).toBeVisible();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
  await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
  await expectEachWay(page, parts, "second-factor", {
    press: () => signInButton(page).click(),
    told: page.getByText(/konnte nicht vollständig geladen werden/),
  });
  await code.fill(codeAt(key, Date.now() + 30_000), { timeout: 40_000 });
  await signInButton(page).click();
  await page.getByRole("button", { name: "Entfernen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Entfernen" }).click();
  await expect(page.getByText("Der zweite Faktor ist entfernt.")).toBeVisible();
  expectAllMet(parts, met.desk);
  await page.context().close();
});

test("M-B1 a shop stands when its parts are offline, gone and slow, and each comes when it can", async ({ page }) => {
  const parts = await breakParts(page);
  await page.goto(`${storefrontUrl}/${farmShop.slug}`, beforeLoad);
  const standing = page.getByRole("heading", { level: 1, name: farmShop.name });
  await addToBasket(page, cheese);
  await expect(page.getByRole("complementary", { name: "Dein Korb" })).toContainText("1");

  await page.getByRole("button", { name: "Abholzeit ändern" }).click();
  const slots = page.getByRole("dialog", { name: "Welche Zeit passt dir?" });
  await expectEachWay(page, parts, "shop-engine");
  await expectWordsThenPart(page, parts, "slot-dialog", slots);
  await page.keyboard.press("Escape");
  await expectWordsThenPart(page, parts, "basket-content", page.getByRole("link", { name: "Zur Kasse" }).first());
  await page.getByRole("button", { name: `${cheese}: Wunsch dazu` }).click();
  await expectWordsThenPart(page, parts, "line-note", page.getByLabel(/^Dein Wunsch zu/));
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: "Gemeinsam bestellen" }).click();
  await expectWordsThenPart(page, parts, "group", page.getByLabel("Offen bis"));
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("link", { name: cheese, exact: true }).first().click();
  await expectWordsThenPart(page, parts, "product-sheet", page.getByRole("dialog", { name: cheese }));
  await page.getByRole("button", { name: `Liebling: ${cheese}` }).click();
  await expectWordsThenPart(page, parts, "hearts", page.getByText("Gemerkt."));
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /Korb ansehen/ }).click();
  await expectWordsThenPart(page, parts, "basket-dialog", page.getByRole("dialog", { name: "Dein Korb" }));
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(standing).toBeVisible();

  await parts.heal("watch-shop");
  await expectEachWay(page, parts, "live-client");
  await expectEachWay(page, parts, "visit");
  await expectEachWay(page, parts, "cookie-banner");
  const settings = cookieBanner(page).getByRole("button", { name: "Einstellungen" });
  const statistics = page.getByRole("checkbox", { name: "Statistik" });
  await settings.waitFor({ timeout: 40_000 });
  await expectToldThenPart(page, parts, "cookie-choices", statistics, () => settings.click());
  await answerBanner(page, "Alle akzeptieren");
  await expectEachWay(page, parts, "mixpanel");

  const help = page.getByRole("dialog", { name: "Hilfe" });
  const openHelp = (): Promise<void> => page.getByRole("link", { name: "Hilfe", exact: true }).click();
  await expectToldThenPart(page, parts, "help-panel", help, openHelp);
  const problem = page.getByRole("dialog", { name: "Was ist los?" });
  await expectEachWay(page, parts, "error-reporting", {
    press: async () => {
      if (!(await help.isVisible())) await openHelp();
      await help.getByRole("button", { name: "Problem melden" }).click();
    },
  });
  await expectEachWay(page, parts, "error-dialog");
  await expectEachWay(page, parts, "error-reporter");
  await expectEachWay(page, parts, "notification-stack");
  await expect(problem.or(page.getByRole("dialog").filter({ hasText: "Was ist passiert?" }))).toBeVisible({
    timeout: 40_000,
  });
  await expect(standing).toBeVisible();

  await page.goto(storefrontUrl, beforeLoad);
  await page.getByRole("button", { name: "Karte", exact: true }).click();
  await expectWordsThenPart(page, parts, "shops-map", page.getByText(/^Gezeigt werden die Betriebe der Liste/));
  await page.goto(`${storefrontUrl}/${farmShop.slug}/anfahrt`, beforeLoad);
  await page.getByRole("button", { name: "Auf der Karte zeigen" }).click();
  await expectWordsThenPart(page, parts, "places-map", page.getByText(/^Gezeigt werden die Abholorte/));
  expectAllMet(parts, met.shop);
});

test("M-B1 an order is placed once although its parts are offline, gone and slow, and nothing typed is lost", async ({
  page,
}) => {
  await addToBasket(page, cheese);
  await page.evaluate(() => localStorage.setItem("lokalkorb:karten", "1"));
  await answerBanner(page, "Ablehnen");
  const parts = await breakParts(page);
  await parts.heal("shop-engine", "live-client", "watch-shop", "visit", "error-reporting", "notification-stack");
  await page.goto(`${storefrontUrl}/${farmShop.slug}/kasse`, beforeLoad);
  await expect(orderButton(page)).toBeVisible();
  await expectEachWay(page, parts, "kept-cards");
  await fillCheckout(page, "Spät und einmal");
  await orderButton(page).click();
  await expectEachWay(page, parts, "send-order");
  await expectHere(page, "send-order");
  await expect(page.getByLabel("Name oder Firma")).toHaveValue("Spät und einmal");
  await expectEachWay(page, parts, "basket-sync");
  await page.waitForURL(/\/bestellung\//, { timeout: 40_000, ...beforeLoad });
  await expectEachWay(page, parts, "watch-order");
  await expectEachWay(page, parts, "order-change");
  await expectHere(page, "order-change");
  await expectEachWay(page, parts, "order-talk");
  await expectHere(page, "order-talk");
  const move = page.getByRole("button", { name: "Zeit ändern" });
  await move.click({ timeout: 40_000 });
  await expectWordsThenPart(page, parts, "move-dialog", page.getByRole("dialog", { name: "Welche Zeit passt dir?" }));
  await page.keyboard.press("Escape");
  await expectEachWay(page, parts, "order-commands", {
    press: async () => {
      await page.getByRole("button", { name: /^Stornieren/ }).click();
      await page.getByRole("button", { name: "Ja, stornieren" }).click();
    },
    told: page.getByText(/wir versuchen es von selbst|Versuch es bitte noch einmal/),
  });
  await expect(page.getByRole("heading", { level: 1, name: /storniert/ })).toBeVisible({ timeout: 40_000 });
  // The browser takes its step back from the dialog a moment after it closed, and would stop the way to another page.
  await expect.poll(() => page.evaluate<unknown>("history.state?.sheets ?? 0")).toBe(0);
  await page.goto(`${storefrontUrl}/bestellungen`, beforeLoad);
  await expectEachWay(page, parts, "watch-orders");
  await expect(page.getByRole("link", { name: /^Ansehen, Bestellung bei/ }).first()).toBeVisible({ timeout: 40_000 });
  await page
    .getByRole("button", { name: /^Nochmal bestellen/ })
    .first()
    .click();
  await expectWordsThenPart(page, parts, "again-dialog", page.getByRole("dialog", { name: "Nochmal bestellen" }));
  await page.keyboard.press("Escape");
  await page.getByLabel("Bestellnummer").fill("A-1042");
  await page.getByRole("textbox", { name: "E-Mail" }).fill("verloren@post.example");
  const sendLink = page.getByRole("button", { name: "Link noch einmal senden" });
  await expectEachWay(page, parts, "order-links", { press: () => sendLink.click() });
  await expect(page.getByText("Schau in dein Postfach.")).toBeVisible({ timeout: 40_000 });
  expectAllMet(parts, met.order);
});

const signInButton = (page: Page): Locator => page.getByRole("button", { name: "Anmelden", exact: true });

/** Several of them lie over the buttons of the list. */
async function closeNotifications(page: Page): Promise<void> {
  const close = page.locator(".notification").getByRole("button", { name: "Hinweis schließen" });
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().click({ timeout: 1_000 });
    await expect(close).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Each part in each way. */
function expectAllMet({ asked }: BrokenParts, names: readonly string[]): void {
  const ways = names.flatMap((part) => breakages.map((how) => `${part} ${how}`));
  expect(ways.filter((way) => !asked.has(way))).toEqual([]);
}
