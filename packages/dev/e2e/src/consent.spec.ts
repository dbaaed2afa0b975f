import { expect, test, type Page } from "@playwright/test";
import { answerBanner, cookieBanner } from "./support/cookie-banner.ts";
import { demoPassword } from "./support/merchant.ts";
import { addToBasket, farmShop } from "./support/shopper.ts";
import { configure, forgetReceived, received, sentToServices } from "./support/services.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { storedWithoutNeed } from "./support/stored.ts";
import { watch } from "./support/watched-page.ts";

const consentScript = "https://consent.cookiebot.com/uc.js";
const adScript = "https://www.googletagmanager.com/gtag/js";

/** Each script as small as it may be: it says that it was told to open. */
const hostedChats = [
  {
    provider: "crisp",
    id: "00000000-0000-0000-0000-000000000000",
    script: "https://client.crisp.chat/l.js",
    body: 'window.$crisp = { push: (command) => { if (command[1] === "chat:open") window.chatOpened = 1; } };',
  },
  {
    provider: "intercom",
    id: "appid",
    script: "https://widget.intercom.io/widget/appid",
    body: 'window.Intercom = (command) => { if (command === "show") window.chatOpened = 1; };',
  },
  {
    provider: "tawk",
    id: "property/widget",
    script: "https://embed.tawk.to/property/widget",
    body: "setTimeout(() => { window.Tawk_API.maximize = () => { window.chatOpened = 1; }; window.Tawk_API.onLoad?.(); });",
  },
] as const;

test.beforeEach(forgetReceived);

/** A completed change of the route: from the start page into a shop, without a fresh load. */
async function enterShop(page: Page): Promise<void> {
  await page.getByRole("link", { name: farmShop.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${farmShop.slug}$`));
  await expect(page.getByRole("heading", { level: 1, name: farmShop.name })).toBeVisible();
}

async function leaveShop(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(`${storefrontUrl}/`);
}

const viewedPages = async (): Promise<readonly unknown[]> =>
  (await received("event"))
    .filter(({ title }) => title === "Page Viewed")
    .map(({ body }) => (body["properties"] as { page?: unknown }).page);

/** The commands that the page gave the advertisement tag, as the remote script would read them. */
const adCommands = (page: Page): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((command) => Array.from(command));
  });

const hasDeclined = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => (window as { Cookiebot?: { declined: boolean } }).Cookiebot?.declined);

/** Foreign services that note what they were asked for and answer with a script of ours. */
async function pretendForeign(page: Page, scripts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const asked: string[] = [];
  for (const [address, body] of Object.entries(scripts)) {
    await page.route(`${address}**`, (route) => {
      asked.push(address);
      return route.fulfill({ contentType: "text/javascript", body });
    });
  }
  return asked;
}

test("F07 the banner asks on a first visit, and neither banner nor permission exist with chl=app", async ({ page }) => {
  const sent = sentToServices(page);
  await page.goto(`${storefrontUrl}/?chl=app`);
  // The tag starts after consent: when it stands, there will be no banner any more.
  await expect.poll(() => adCommands(page)).toHaveLength(1);
  await enterShop(page);
  expect(await page.evaluate(() => "Cookiebot" in window)).toBe(false);
  await expect(cookieBanner(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await storedWithoutNeed(page)).toEqual([]);

  // The app's web view stays the app when it loads a page without the parameter.
  await page.reload();
  await expect.poll(() => adCommands(page)).toHaveLength(1);
  await expect(cookieBanner(page)).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(`${storefrontUrl}/?chl=web`);
  await expect(cookieBanner(other)).toBeVisible();
});

test.describe("with ids of foreign services", () => {
  // The policy names only services that the stack is configured with; here the page alone is.
  test.use({ bypassCSP: true });

  test("F07 the consent script is loaded where an id is set, but not with chl=app", async ({ page, context }) => {
    const script = `window.Cookiebot = { consent: { necessary: true, preferences: false, statistics: false, marketing: false,
      method: null, stamp: "0" }, consented: false, declined: false, hasResponse: false, show() {}, hide() {}, renew() {},
      withdraw() {}, submitCustomConsent() {} };`;
    const asked = await pretendForeign(page, { [consentScript]: script });
    await configure(page, { cookiebotId: "00000000-0000-0000-0000-000000000000" });
    await page.goto(storefrontUrl);
    await expect.poll(() => asked).toEqual([consentScript]);
    await expect(page.locator("script#Cookiebot")).toHaveAttribute("data-cbid", "00000000-0000-0000-0000-000000000000");
    await expect(cookieBanner(page)).toHaveCount(0);

    const inApp = await context.newPage();
    const askedInApp = await pretendForeign(inApp, { [consentScript]: script });
    await configure(inApp, { cookiebotId: "00000000-0000-0000-0000-000000000000" });
    await inApp.goto(`${storefrontUrl}/?chl=app`);
    await expect.poll(() => adCommands(inApp)).toHaveLength(1);
    expect(askedInApp).toEqual([]);
    await expect(inApp.locator("script#Cookiebot")).toHaveCount(0);
  });

  test("F08 CON-04 the remote ad script comes after marketing consent, and its cookies go with a withdrawal", async ({
    page,
  }) => {
    const asked = await pretendForeign(page, { [adScript]: 'document.cookie = "_gcl_au=1.1.7; Path=/";' });
    await configure(page, { googleAdsId: "AW-7" });
    await page.goto(storefrontUrl);
    await expect(cookieBanner(page)).toBeVisible();
    await enterShop(page);
    expect(asked).toEqual([]);
    await answerBanner(page, "Alle akzeptieren");
    await expect.poll(() => asked).toEqual([adScript]);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_gcl_au");
    await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
    await answerBanner(page, "Ablehnen");
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect((await adCommands(page)).at(-1)).toMatchObject(["consent", "update", { ad_storage: "denied" }]);
  });

  for (const { provider, id, script, body } of hostedChats) {
    test(`CON-05 ${provider}'s chat is fetched when somebody starts it, and not before`, async ({ page }) => {
      const asked = await pretendForeign(page, { [script]: body });
      await configure(page, { chat: { provider, id } });
      await page.goto(storefrontUrl);
      // Not even with consent to everything: it is for those who have a question.
      await answerBanner(page, "Alle akzeptieren");
      await enterShop(page);
      await page.getByRole("link", { name: "Hilfe", exact: true }).click();
      const start = page.getByRole("button", { name: "Chat öffnen" });
      await expect(start).toBeVisible();
      expect(asked).toEqual([]);
      await start.click();
      await expect.poll(() => page.evaluate(() => (window as { chatOpened?: number }).chatOpened)).toBe(1);
      expect(asked).toEqual([script]);
      await expect(start).toHaveCount(0);
    });
  }
});

test("F08 the ad tag is on every page with denied defaults and stays silent", async ({ page, context }) => {
  const { strangers } = watch(context);
  for (const url of [storefrontUrl, `${storefrontUrl}/${farmShop.slug}`, `${consoleUrl}/anmelden`]) {
    await page.goto(url);
    await expect(cookieBanner(page)).toBeVisible();
    expect(await adCommands(page)).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
          wait_for_update: 500,
        },
      ],
    ]);
  }
  await answerBanner(page, "Nur was nötig ist");
  expect((await adCommands(page)).at(-1)).toMatchObject(["consent", "update", { ad_storage: "denied" }]);
  expect(strangers).toEqual([]);
});

test("F11 every completed route change is a page view", async ({ page }) => {
  await page.goto(storefrontUrl);
  await answerBanner(page, "Alle akzeptieren");
  await enterShop(page);
  await expect.poll(viewedPages).toEqual(["/[shop]"]);
  await leaveShop(page);
  await expect.poll(viewedPages).toEqual(["/[shop]", "/"]);
  // A visitor who has agreed before is measured from the opened page on.
  await page.goto(`${storefrontUrl}/impressum`);
  await expect.poll(viewedPages).toEqual(["/[shop]", "/", "/impressum"]);
});

test("F35 CON-01 nothing is stored or sent before consent, nor after declining", async ({ page, context }) => {
  const { strangers } = watch(context);
  const sent = sentToServices(page);
  await page.goto(storefrontUrl);
  await expect(cookieBanner(page)).toBeVisible();
  await enterShop(page);
  await addToBasket(page, "Bergkäse, zwölf Monate");
  expect(await storedWithoutNeed(page)).toEqual([]);
  expect(sent).toEqual([]);

  await answerBanner(page, "Ablehnen");
  await page.goto(`${storefrontUrl}/${farmShop.slug}/kasse`);
  await expect.poll(() => adCommands(page)).not.toHaveLength(0);
  expect(await hasDeclined(page)).toBe(true);
  await expect(cookieBanner(page)).toHaveCount(0);
  expect(await storedWithoutNeed(page)).toEqual([]);
  expect(sent).toEqual([]);

  // Accepted now: what happened until here is not told afterwards.
  await page.goto(storefrontUrl);
  await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await answerBanner(page, "Alle akzeptieren");
  await enterShop(page);
  await expect.poll(viewedPages).toEqual(["/[shop]"]);
  expect((await received("event")).map(({ title }) => title)).not.toContain("Added To Basket");
  expect(strangers).toEqual([]);
});

test("F35 CON-03 accepting starts statistics and traces, withdrawing stops and cleans them, accepting starts them again", async ({
  page,
}) => {
  const sent = sentToServices(page);
  await page.goto(storefrontUrl);
  await answerBanner(page, "Alle akzeptieren");
  await enterShop(page);
  await expect.poll(viewedPages).toEqual(["/[shop]"]);
  expect(await storedWithoutNeed(page)).toContainEqual(expect.stringMatching(/^localStorage: mp_/));

  await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await answerBanner(page, "Ablehnen");
  // The library keeps its two databases open, so they go with the page; there is nothing in them.
  await expect.poll(async () => (await storedWithoutNeed(page)).filter((name) => !name.endsWith("Db"))).toEqual([]);
  const sentUntilThen = sent.length;
  await leaveShop(page);
  await enterShop(page);
  await page.reload();
  await expect.poll(() => hasDeclined(page)).toBe(true);
  await expect.poll(() => adCommands(page)).not.toHaveLength(0);
  await expect.poll(() => storedWithoutNeed(page)).toEqual([]);
  expect(sent.slice(sentUntilThen)).toEqual([]);

  await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await answerBanner(page, "Alle akzeptieren");
  await page.goto(`${storefrontUrl}/impressum`);
  await expect.poll(viewedPages).toEqual(["/[shop]", "/impressum"]);
});

test("F35 statistics alone do not allow advertisement, and the choice is shown when it is asked for again", async ({
  page,
}) => {
  await page.goto(storefrontUrl);
  const banner = cookieBanner(page);
  await banner.getByRole("button", { name: "Einstellungen" }).click();
  for (const name of ["Funktionen", "Statistik", "Werbung"]) {
    await expect(banner.getByRole("checkbox", { name })).not.toBeChecked();
  }
  await banner.getByRole("checkbox", { name: "Statistik" }).check();
  await banner.getByRole("button", { name: "Auswahl speichern" }).click();
  await expect(banner).toBeHidden();
  expect((await adCommands(page)).at(-1)).toMatchObject([
    "consent",
    "update",
    { ad_storage: "denied", analytics_storage: "granted" },
  ]);
  await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(banner.getByRole("checkbox", { name: "Statistik" })).toBeChecked();
  await expect(banner.getByRole("checkbox", { name: "Werbung" })).not.toBeChecked();
});

test("F28 F02 the signed-in merchant is known to analytics by uid, email, name and isMerchant, after consent only", async ({
  page,
}) => {
  const sent = sentToServices(page);
  const email = "inhaber@hofladen.example";
  await page.goto(`${consoleUrl}/anmelden`);
  await expect(cookieBanner(page)).toBeVisible();
  await page.getByLabel("E-Mail").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL(/\/bestellungen$/);
  await expect(page.getByText("Verbunden").first()).toBeVisible();
  expect(sent).toEqual([]);
  expect(await storedWithoutNeed(page)).toEqual([]);

  // M-S17 A visitor who did not answer at the door is left in peace over the orders, and can answer any time.
  await expect(cookieBanner(page)).toBeHidden();
  await page.getByRole("button", { name: "Konto" }).click();
  await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(cookieBanner(page).getByRole("button", { name: "Nur was nötig ist" })).toBeVisible();
  await answerBanner(page, "Alle akzeptieren");
  const profile = async (): Promise<unknown> =>
    (await received("profile")).map(({ body }) => body["$set"]).find((set) => set !== undefined);
  await expect.poll(profile).toMatchObject({
    $email: email,
    $name: expect.stringMatching(/\S/),
    isMerchant: true,
    uid: expect.stringMatching(/\S/),
  });
  const { uid } = (await profile()) as { uid: string };
  await page.getByRole("link", { name: "Angebot" }).click();
  await page.waitForURL(/\/angebot$/);
  const said = async (): Promise<readonly unknown[]> =>
    (await received("event")).map(({ title, body }) => [
      title,
      (body["properties"] as Record<string, unknown>)["$user_id"],
    ]);
  await expect.poll(said).toContainEqual(["Page Viewed", uid]);
});

test("P3 nothing on a page moves when its fonts and the question for consent arrive late", async ({ page }) => {
  // In Chromium a shift of the layout that no press caused.
  await page.addInitScript(`
    window.moved = 0;
    window.movers = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        window.moved += value;
        window.movers.push(...sources.map(({ node }) => node?.textContent));
      }
    }).observe({ type: "layout-shift", buffered: true });
  `);
  const paths = ["", `/${farmShop.slug}`, `/${farmShop.slug}/bauernbrot`];
  for (const [width, path] of [390, 1280].flatMap((one) => paths.map((to) => [one, to] as const))) {
    await page.setViewportSize({ width, height: 844 });
    const fonts = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(`${storefrontUrl}${path}`, { waitUntil: "domcontentloaded" });
    await cookieBanner(page).waitFor();
    fonts.resolve();
    await page.evaluate("document.fonts.ready");
    await expect.poll(() => page.evaluate("document.fonts.check('16px \"Hanken Grotesk\"')")).toBe(true);
    const movers = JSON.stringify(await page.evaluate("window.movers"));
    expect(await page.evaluate<number>("window.moved"), `${path} at ${width}: ${movers}`).toBeLessThan(0.005);
    await page.unroute(/\.woff2$/);
  }
});

test("P4 a shop's page asks for its fonts before its style does, and holds up no paint for them", async ({
  request,
}) => {
  const html = await (await request.get(`${storefrontUrl}/${farmShop.slug}`)).text();
  const [head = "", body = ""] = html.split(/<body[^>]*>/);
  const asked = [...body.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, font]) => font);
  const named = [...head.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, font]) => font);
  expect(asked).not.toEqual([]);
  expect(new Set(asked)).toEqual(new Set(named));
  expect(head).not.toContain('as="font"');
});

test("S-P2 whoever has not answered yet reaches the filters and the first shop", async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(storefrontUrl);
    await cookieBanner(page).waitFor();
    const first = [page.getByRole("button", { name: "Jetzt geöffnet" }), page.getByRole("listitem").first()];
    const tops = await Promise.all(
      first.map((part) =>
        part.evaluate((element) => {
          const { left, top, width } = element.getBoundingClientRect();
          // So much of it is a finger wide.
          const found = document.elementFromPoint(left + width / 2, top + 40);
          return found !== null && element.contains(found);
        }),
      ),
    );
    expect(tops, `at ${size.width}`).toEqual([true, true]);
  }
});
