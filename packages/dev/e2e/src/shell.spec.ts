import { expect, test } from "./support/test.ts";
import { openBoard } from "./support/merchant.ts";
import { startSecondStorefront } from "./support/second-storefront.ts";
import { farmShop, fillCheckoutWith, placeOrder } from "./support/shopper.ts";
import { consoleUrl, ports, storefrontUrl } from "./support/stack.ts";

const description = "Lokale Produkte - einfach bestellen.";

test("F01 F06 pages are German and carry title, description, image and share data", async ({ page }) => {
  for (const url of [
    storefrontUrl,
    `${storefrontUrl}/${farmShop.slug}`,
    `${storefrontUrl}/impressum`,
    `${consoleUrl}/anmelden`,
  ]) {
    await page.goto(url);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    for (const name of ["og:title", "og:description", "og:image"]) {
      await expect(page.locator(`meta[property="${name}"]`)).toHaveCount(1);
    }
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  }
  await page.goto(storefrontUrl);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
});

test("F06 pages with personal content are kept out of search engines, shop pages are not", async ({ page }) => {
  for (const url of [`${storefrontUrl}/${farmShop.slug}/kasse`, `${consoleUrl}/anmelden`]) {
    await page.goto(url);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
  await page.goto(`${storefrontUrl}/${farmShop.slug}`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  // S-P16
  const robots = await (await page.request.get(`${storefrontUrl}/robots.txt`)).text();
  const sitemap = await page.request.get(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "");
  const ofShop = `${storefrontUrl}/sitemap.xml?betrieb=${farmShop.slug}`;
  expect(await sitemap.text()).toContain(`<loc>${ofShop}</loc>`);
  const listed = await (await page.request.get(ofShop)).text();
  expect(listed).toContain(`<loc>${storefrontUrl}/${farmShop.slug}</loc>`);
});

test("F37 A11-04 body text is 12, 14 and 16 px at three widths, in regular and bold of one grotesk", async ({
  page,
}) => {
  for (const [width, size] of [
    [390, "12px"],
    [768, "14px"],
    [992, "16px"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(storefrontUrl);
    await expect(page.locator("body")).toHaveCSS("font-size", size);
    await expect(page.locator("body")).toHaveCSS("font-family", /Hanken Grotesk/);
  }
  const weights = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ weight }) => weight),
  );
  expect(new Set(weights)).toEqual(new Set(["400", "700"]));
});

test("F10 the notification area is there on every page", async ({ page }) => {
  for (const url of [storefrontUrl, `${storefrontUrl}/${farmShop.slug}`, `${consoleUrl}/anmelden`]) {
    await page.goto(url);
    await expect(page.locator("[data-notification-area]")).toHaveCount(1);
  }
});

test("C04 F26 X-H2 an order goes to the European functions of this stack, with a token that nothing else was bought with", async ({
  page,
}) => {
  const calls: string[] = [];
  const tokens: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.port !== String(ports.functions) || request.method() !== "POST") return;
    if (url.pathname.endsWith("/placeOrder")) tokens.push(request.headers()["x-firebase-appcheck"] ?? "");
    if (!url.pathname.endsWith(":exchangeCustomToken")) calls.push(url.pathname);
  });
  await fillCheckoutWith(page, "Bergkäse, zwölf Monate");
  await placeOrder(page);
  const europe = "/demo-lokalkorb/europe-west1";
  // The page of the order may have asked already whether its browser can be told of it, and for glasses at home.
  const ofItsPage = new Set([`${europe}/orderPush`, `${europe}/ownDeposits`]);
  expect(calls.filter((call) => !ofItsPage.has(call))).toEqual([`${europe}/placeOrder`]);
  const again = await page.request.post(`http://127.0.0.1:${ports.functions}${calls[0] ?? ""}`, {
    data: { data: {} },
    headers: { "x-firebase-appcheck": tokens[0] ?? "" },
  });
  expect(again.status()).toBe(401);
});

test("scripts run under a policy without unsafe words, and none is refused", async ({ page, request }) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  for (const url of [storefrontUrl, `${storefrontUrl}/${farmShop.slug}`, `${consoleUrl}/anmelden`]) {
    const policy = (await request.get(url)).headers()["content-security-policy"] ?? "";
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src ")) ?? "";
    expect(scripts).toBe("script-src 'self'");
    await page.goto(url);
  }
  expect(violations).toEqual([]);
});

test("P17 what is sold out, a price and a pause are the same on every server of the storefront within ten seconds, told or not", async ({
  browser,
  request,
}) => {
  const product = "Naturjoghurt im Glas";
  const { page: merchant } = await openBoard(browser, "inhaber@hofladen.example", { width: 1280, height: 900 });
  const second = await startSecondStorefront();
  try {
    const onBoth = (text: string) => async (): Promise<readonly boolean[]> =>
      Promise.all(
        [storefrontUrl, second.url].map(async (server) =>
          (await (await request.get(`${server}/${farmShop.slug}`)).text()).includes(text),
        ),
      );
    const become = (text: string, there: boolean) =>
      expect.poll(onBoth(text), { timeout: 10_000, intervals: [250] }).toEqual([there, there]);
    const operations = merchant
      .getByRole("radiogroup", { name: "Betrieb" })
      .or(merchant.getByRole("group", { name: "Betrieb" }));

    await become("Gerade geschlossen", false);
    await operations.getByText("Pause").click();
    await merchant
      .getByRole("dialog")
      .getByRole("button", { name: /Für heute schließen/ })
      .click();
    await become("Gerade geschlossen", true);
    await operations.getByText("Offen").click();
    await become("Gerade geschlossen", false);

    await merchant.getByRole("link", { name: "Angebot" }).click();
    const item = merchant.getByRole("switch", { name: new RegExp(product) });
    const toBasket = `${product}: in den Korb`;
    await expect(item).toBeVisible();
    await become(toBasket, true);
    await item.click();
    await become(toBasket, false);
    await item.click();
    await become(toBasket, true);

    const sellFor = async (price: string): Promise<string> => {
      await merchant.getByRole("link", { name: product }).click();
      const field = merchant.getByRole("textbox", { name: "Preis", exact: true });
      await expect(field).not.toHaveValue("");
      const before = await field.inputValue();
      await field.fill(price);
      await expect(merchant.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible();
      await merchant.getByRole("link", { name: "Zurück zur Liste" }).click();
      await merchant.getByRole("button", { name: "Veröffentlichen" }).click();
      await merchant.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
      return before;
    };
    const before = await sellFor("7,77");
    await become("7,77", true);
    await sellFor(before);
    await become("7,77", false);
  } finally {
    await second.stop();
  }
  await merchant.context().close();
});
