import { builtParts } from "@lokalkorb/tooling/late-parts/built-parts.ts";
import { findLateParts } from "@lokalkorb/tooling/late-parts/find-late-parts.ts";
import { expect, test } from "@playwright/test";
import { codeAt } from "firebase-local-backend/totp";
import { answerBanner, cookieBanner } from "./support/cookie-banner.ts";
import {
  breakages,
  breakParts,
  expectHere,
  expectToldThenPart,
  expectWithout,
  expectWordsThenPart,
} from "./support/late-parts.ts";
import { demoPassword } from "./support/merchant.ts";
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
    "bulk-dialog",
    "change-dialog",
    "notification-stack",
    "operations-dialog",
    "published-menu",
    "photo-dialog",
    "publish-sheet",
    "shop-frame",
    "table-dialog",
    "qr-code",
    "refusal-text",
    "second-factor",
    "zone-map",
  ],
  shop: [
    "shop-engine",
    "live-client",
    "basket-content",
    "basket-dialog",
    "product-sheet",
    "line-note",
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
    "watch-orders",
    "again-dialog",
    "order-links",
  ],
} as const;

/**
 * Nothing on a screen waits for them: without its part a step cannot be taken back, there are no keys, and a device does not say that it is awake, and the head of a page names no running order; until they are there a shop's regulars are offered what everybody is, and the page of
 * a shop stays as it was sent, with room for the rest of a large menu (large-menu.spec); the examples beside a form stand there when they can. The checkout does not wait for the account that fills it, and a street is typed without proposals;
 * an order is told of by mail anyway; the account's own page waits as it does for its data, and a press there says that there is no connection.
 */
const silent = [
  "account-calls",
  "account-contact",
  "account-profile",
  "basket-goods",
  "frame-parts",
  "install-hint",
  "known-customer",
  "menu-rest",
  "order-push",
  "passkeys",
  "payment-form",
  "running-pill",
  "street-suggestions",
  "trial-panel",
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
    expect(askers).toEqual(["main", "main", expect.stringMatching(/^part-(live-)?client$/)]);
  }
});

for (const how of breakages) {
  test(`M-B1 the console stands when its parts are ${how}, and each comes when it can`, async ({ page, context }) => {
    const parts = await breakParts(page, how);
    await page.goto(`${consoleUrl}/anmelden/ohne-passwort`, beforeLoad);
    await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
    const sendLink = page.getByRole("button", { name: "Link per E-Mail schicken" });
    await sendLink.click();
    await expectWithout(page, parts, "sign-in-link");
    if (how !== "slow") await expect(page.getByText(/konnte nicht vollständig geladen werden/)).toBeVisible();
    await parts.heal("sign-in-link");
    if (how !== "slow") await sendLink.click();
    await expectHere(page, "sign-in-link");
    await page.goto(`${consoleUrl}/anmelden`, beforeLoad);
    await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
    await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
    await expectWithout(page, parts, "authentication");
    const signIn = page.getByRole("button", { name: "Anmelden", exact: true });
    await parts.heal("authentication");
    await expectHere(page, "authentication");
    await expect(page.getByLabel("E-Mail")).toHaveValue("inhaber@hofladen.example");
    await signIn.click();
    await expectWithout(page, parts, "client");
    await parts.heal("client");
    await page.waitForURL(/\/bestellungen$/, { timeout: 40_000, ...beforeLoad });
    const board = page.locator("[data-board=present]");
    await expect(board).toBeVisible();

    await page.getByRole("group", { name: "Betrieb" }).getByText("Pause").click();
    await expectWordsThenPart(page, parts, "operations-dialog", page.getByRole("button", { name: /^Für heute/ }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const details = page.getByRole("button", { name: /^Einzelheiten zu Bestellung/ }).first();
    const order = page.getByRole("dialog", { name: /^Bestellung/ });
    await details.click();
    await expectWordsThenPart(page, parts, "board-dialogs", order);
    await order.getByRole("button", { name: "Anderer Termin" }).click();
    const moving = page.getByRole("dialog", { name: /anderer Termin$/ });
    await expectWordsThenPart(page, parts, "change-dialog", moving);
    await expectWithout(page, parts, "published-menu");
    await parts.heal("published-menu");
    await expect(moving.getByRole("group", { name: "Uhrzeit" })).toBeVisible({ timeout: 40_000 });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.getByRole("button", { name: "Konto" }).click();
    await expectWordsThenPart(page, parts, "account-dialog", page.getByRole("dialog", { name: "Betrieb und Konto" }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

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
    await parts.heal("notification-stack");
    await expect(page.locator(".notification").first()).toBeVisible({ timeout: 40_000 });

    await page.getByRole("link", { name: "Angebot" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("li[data-item] a").first().click();
    await expectWithout(page, parts, "shop-frame");
    await page.getByRole("button", { name: "Groß ansehen" }).click();
    await parts.heal("shop-frame");
    const large = page.getByRole("dialog", { name: "So sieht es im Laden aus" });
    await expect(large.frameLocator("iframe").getByRole("heading", { level: 2 }).first()).toBeVisible({
      timeout: 40_000,
    });
    await page.keyboard.press("Escape");
    await page.getByLabel("Foto", { exact: true }).locator("input[type=file]").setInputFiles(breadPhoto);
    await expectWordsThenPart(page, parts, "photo-dialog", page.getByRole("dialog", { name: /^Foto zu/ }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("link", { name: "Zurück zur Liste" }).click();
    const refusal = { refusal: { type: "not-allowed" } };
    await page.route("**/setSoldOut", (route) =>
      route.fulfill({
        status: 403,
        headers: { "access-control-allow-origin": "*" },
        json: { error: { status: "PERMISSION_DENIED", message: "refused", details: refusal } },
      }),
    );
    await page.getByRole("switch").first().click();
    await expectWithout(page, parts, "refusal-text");
    await parts.heal("refusal-text");
    const told = how === "slow" ? "Dafür fehlt dir die Berechtigung." : "Das geht so nicht. Es wurde nichts geändert.";
    await expect(page.locator(".notification").filter({ hasText: told })).toBeVisible({ timeout: 40_000 });
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
    await parts.heal("visit", "error-reporting");
    await expectHere(page, "visit");

    await page.goto(`${consoleUrl}/${farmShop.id}/lieferung?weg=lieferung-chiemgau`, beforeLoad);
    await page.getByRole("button", { name: "Auf der Karte" }).click();
    await expectWordsThenPart(page, parts, "zone-map", page.getByRole("list", { name: "Gebiete auf der Karte" }));

    await page.goto(`${consoleUrl}/konto`, beforeLoad);
    await page.getByRole("button", { name: "Einrichten" }).click();
    await expectWithout(page, parts, "qr-code");
    await expect(page.getByRole("button", { name: "Schlüssel kopieren" })).toBeVisible();
    await parts.heal("qr-code");
    await expect(page.getByRole("img", { name: /^QR-Code/ })).toBeVisible({ timeout: 40_000 });

    const key = (await page.locator("[data-key]").innerText()).replaceAll(" ", "");
    const code = page.getByLabel("Code aus der App");
    await code.fill(codeAt(key, Date.now()));
    await page.getByRole("button", { name: "Bestätigen" }).click();
    await expect(page.getByText("Der zweite Faktor ist eingerichtet.")).toBeVisible();
    await page.getByRole("button", { name: "Abmelden" }).click();
    await page.getByLabel("E-Mail").fill("inhaber@hofladen.example");
    await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
    await signIn.click();
    await expectWithout(page, parts, "second-factor");
    if (how !== "slow") await expect(page.getByText(/konnte nicht vollständig geladen werden/)).toBeVisible();
    await parts.heal("second-factor");
    if (how !== "slow") await signIn.click();
    await code.fill(codeAt(key, Date.now() + 30_000), { timeout: 40_000 });
    await signIn.click();
    await page.getByRole("button", { name: "Entfernen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Entfernen" }).click();
    await expect(page.getByText("Der zweite Faktor ist entfernt.")).toBeVisible();
    expectAllMet(parts.broken, met.board);
  });

  test(`M-B1 a shop stands when its parts are ${how}, and each comes when it can`, async ({ page }) => {
    const parts = await breakParts(page, how);
    await page.goto(`${storefrontUrl}/${farmShop.slug}`, beforeLoad);
    const standing = page.getByRole("heading", { level: 1, name: farmShop.name });
    await addToBasket(page, cheese);
    for (const part of ["shop-engine", "live-client"] as const) await expectWithout(page, parts, part);
    await expect(page.getByRole("complementary", { name: "Dein Korb" })).toContainText("1");

    await page.getByRole("button", { name: "Abholzeit ändern" }).click();
    const slots = page.getByRole("dialog", { name: "Welche Zeit passt dir?" });
    await parts.heal("shop-engine");
    await expectWordsThenPart(page, parts, "slot-dialog", slots);
    await page.keyboard.press("Escape");
    await expectWordsThenPart(page, parts, "basket-content", page.getByRole("link", { name: "Zur Kasse" }).first());
    await page.getByRole("button", { name: `${cheese}: Wunsch dazu` }).click();
    await expectWordsThenPart(page, parts, "line-note", page.getByLabel(/^Dein Wunsch zu/));
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await page.getByRole("link", { name: cheese, exact: true }).first().click();
    await expectWordsThenPart(page, parts, "product-sheet", page.getByRole("dialog", { name: cheese }));
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: /Korb ansehen/ }).click();
    await expectWordsThenPart(page, parts, "basket-dialog", page.getByRole("dialog", { name: "Dein Korb" }));
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(standing).toBeVisible();

    await parts.heal("live-client", "watch-shop");
    await parts.heal("visit");
    await expectWithout(page, parts, "cookie-banner");
    await parts.heal("cookie-banner");
    await cookieBanner(page).getByRole("button", { name: "Einstellungen" }).click({ timeout: 40_000 });
    await expectWordsThenPart(page, parts, "cookie-choices", page.getByRole("checkbox", { name: "Statistik" }));
    await answerBanner(page, "Alle akzeptieren");
    await expectWithout(page, parts, "mixpanel");
    await parts.heal("mixpanel");

    const help = page.getByRole("dialog", { name: "Hilfe" });
    await expectToldThenPart(page, parts, "help-panel", help, () =>
      page.getByRole("link", { name: "Hilfe", exact: true }).click(),
    );
    const problem = page.getByRole("dialog", { name: "Was ist los?" });
    await help.getByRole("button", { name: "Problem melden" }).click();
    await expectWithout(page, parts, "error-reporting");
    await parts.heal("error-reporting");
    if (how !== "slow") {
      await page.getByRole("link", { name: "Hilfe", exact: true }).click();
      await help.getByRole("button", { name: "Problem melden" }).click();
    }
    await expectWithout(page, parts, "error-dialog");
    await expectWithout(page, parts, "error-reporter");
    await parts.heal("error-dialog", "error-reporter", "notification-stack");
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
    expectAllMet(parts.broken, met.shop);
  });

  test(`M-B1 an order is placed once although its parts are ${how}, and nothing typed is lost`, async ({ page }) => {
    await addToBasket(page, cheese);
    await page.evaluate(() => localStorage.setItem("lokalkorb:karten", "1"));
    await answerBanner(page, "Ablehnen");
    const parts = await breakParts(page, how);
    await parts.heal("shop-engine", "live-client", "watch-shop", "visit", "error-reporting", "notification-stack");
    await page.goto(`${storefrontUrl}/${farmShop.slug}/kasse`, beforeLoad);
    await expect(orderButton(page)).toBeVisible();
    await expectWithout(page, parts, "kept-cards");
    await parts.heal("kept-cards");
    await fillCheckout(page, `Spät ${how}`);
    await orderButton(page).click();
    await expectWithout(page, parts, "send-order");
    await expect(page.getByLabel("Name oder Firma")).toHaveValue(`Spät ${how}`);
    await parts.heal("send-order");
    await expectHere(page, "send-order");
    await expectWithout(page, parts, "basket-sync");
    await parts.heal("basket-sync");
    await page.waitForURL(/\/bestellung\//, { timeout: 40_000, ...beforeLoad });
    await expectWithout(page, parts, "watch-order");
    await parts.heal("watch-order");
    await expectWithout(page, parts, "order-change");
    await parts.heal("order-change");
    await expectHere(page, "order-change");
    const move = page.getByRole("button", { name: "Zeit ändern" });
    await move.click({ timeout: 40_000 });
    await expectWordsThenPart(page, parts, "move-dialog", page.getByRole("dialog", { name: "Welche Zeit passt dir?" }));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Stornieren/ }).click();
    const yes = page.getByRole("button", { name: "Ja, stornieren" });
    await yes.click();
    await expectWithout(page, parts, "order-commands");
    await parts.heal("order-commands");
    if (how !== "slow") {
      await expect(page.getByText(/wir versuchen es von selbst|Versuch es bitte noch einmal/).first()).toBeVisible();
      await page.getByRole("button", { name: /^Stornieren/ }).click();
      await yes.click();
    }
    await expect(page.getByRole("heading", { level: 1, name: /storniert/ })).toBeVisible({ timeout: 40_000 });
    // The browser takes its step back from the dialog a moment after it closed, and would stop the way to another page.
    await expect.poll(() => page.evaluate<unknown>("history.state?.sheets ?? 0")).toBe(0);
    await page.goto(`${storefrontUrl}/bestellungen`, beforeLoad);
    await expectWithout(page, parts, "watch-orders");
    await parts.heal("watch-orders");
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
    await sendLink.click();
    await expectWithout(page, parts, "order-links");
    await parts.heal("order-links");
    if (how !== "slow") await sendLink.click();
    await expect(page.getByText("Schau in dein Postfach.")).toBeVisible({ timeout: 40_000 });
    expectAllMet(parts.broken, met.order);
  });
}

function expectAllMet(broken: ReadonlySet<string>, parts: readonly string[]): void {
  expect(parts.filter((part) => !broken.has(part))).toEqual([]);
}
