import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { sentToServices } from "./support/services.ts";
import { ports, storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";
import { cookieBanner } from "./support/cookie-banner.ts";

const searchFault = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports.services}/search/admin/${path}`, {
    method: "POST",
    body: JSON.stringify({ kind: "search-down" }),
  });

test("a shopper finds goods of all shops by what they call them, and lands in the shop that has them", async ({
  page,
  context,
}) => {
  const quiet = watch(context);
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Was suchst du?" }).fill("kaese");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Gefunden für „kaese“" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bergkäse, zwölf Monate" })).toBeVisible();
  await expectAccessible(page);

  const field = page.getByRole("searchbox", { name: "Suche in allen Betrieben" });
  await field.fill("Erdäpfel");
  await expect(page.getByRole("link", { name: "Kartoffeln, festkochend" })).toBeVisible();
  await expect(page).toHaveURL(/q=Erd%C3%A4pfel/);
  await field.fill("milch");
  await page.getByRole("button", { name: "Bio", exact: true }).click();
  await expect(page.getByRole("link", { name: "Heumilch, 1 l" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Heumilch in der Flasche" })).toBeHidden();

  await page.getByRole("button", { name: "Bio", exact: true }).click();
  await test.step("S-S17 takes „vegan“ for what the goods have to be, and says when they are something else", async () => {
    await field.fill("veganes Brot");
    await expect(page.getByRole("link", { name: "Bauernbrot" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Heumilch, 1 l" })).toBeHidden();
    await field.fill("Milch vegan");
    await expect(page.getByText("Genau so haben wir nichts gefunden.").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Bauernbrot" })).toBeHidden();
    await expectAccessible(page);
    await field.fill("milch");
    await expect(page.getByText("Genau so haben wir nichts gefunden.").first()).toBeHidden();
  });

  await page.getByRole("link", { name: "Heumilch, 1 l" }).click();
  await expect(page).toHaveURL(`${storefrontUrl}/hofladen-lindenanger/heumilch-1l`);
  await page.goBack();
  await expect(field).toHaveValue("milch");
  expectQuiet(quiet);
});

test("a filter counts as soon as it is pressed, for words typed before its answer, too", async ({ page }) => {
  await page.goto("/suche?q=milch");
  await expect(page.getByRole("link", { name: "Heumilch, 1 l" })).toBeVisible();
  const held = Promise.withResolvers<undefined>();
  await page.route("**/suche.json*", async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  const organic = page.getByRole("button", { name: "Bio", exact: true });
  await organic.click();
  await expect(organic).toHaveAttribute("aria-pressed", "true");
  const both = page.waitForRequest((request) => /suche\.json\?q=brot&nur=organic/.test(request.url()));
  await page.getByRole("searchbox").fill("brot");
  await both;
  held.resolve(undefined);
  await expect(page).toHaveURL(/q=brot&nur=organic/);
  await expect(organic).toHaveAttribute("aria-pressed", "true");
});

test("finds shops by what they are, says when nothing is found, and where to begin", async ({ page }) => {
  await page.goto("/suche");
  await expect(page.getByText("Such in allem, was die Betriebe anbieten.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("bäckerei");
  const shops = page.getByRole("region", { name: "Betriebe" });
  await expect(shops.getByRole("link")).toHaveCount(1);
  await page.getByRole("searchbox").fill("xyzzyq");
  await expect(page.getByText("Nichts gefunden für „xyzzyq“.").first()).toBeVisible();
  await expectAccessible(page);
});

test("says so while the search is away, and leads to the shops", async ({ page }) => {
  await searchFault("faults");
  try {
    await page.goto("/suche?q=brot");
    await expect(page.getByText("Stöbere so lange direkt bei den Betrieben.")).toBeVisible();
    await expectAccessible(page);
  } finally {
    await searchFault("faults/clear");
  }
  await page.reload();
  await expect(page.getByRole("link", { name: "Roggenvollkornbrot" })).toBeVisible();
});

test("S-R2 S-B2 a postal code that two shops serve: who brings it, who is near, and by what they are ordered", async ({
  page,
}) => {
  const asked = sentToServices(page);
  await page.goto("/");
  await expect(page.getByRole("search")).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Wo bist du?" }).fill("83022");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Rund um 83022" })).toBeInViewport();
  await expect(page).toHaveURL(/\/\?ort=83022$/);
  const shops = page.getByRole("region", { name: "Rund um 83022" });
  await expect(shops.getByText("2 Betriebe: 1 liefert zu dir, 1 zum Abholen in der Nähe").first()).toBeVisible();
  const farm = shops.getByRole("listitem").filter({ hasText: "Hofladen Lindenanger" });
  await expect(farm.getByText(/^Liefert zu dir/)).toBeVisible();
  await expect(shops.getByRole("listitem").filter({ hasText: "Silberfuchs" }).first()).toContainText(
    /Abholung .* km|km.*Abholung/s,
  );
  await test.step("S-C11 the same shops on a map, which the way back keeps", async () => {
    await page.getByRole("button", { name: "Karte", exact: true }).click();
    const pin = shops.getByRole("button", { name: /^24-Stunden-Hofladen Lindenanger, / });
    await pin.focus();
    await pin.press("Enter");
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await shops.getByRole("link", { name: "Zum Betrieb" }).click();
    await expect(page).toHaveURL(/\/hofladen-lindenanger$/);
    await page.goBack();
    await expect(page).toHaveURL(/ansicht=karte/);
    await expect(pin).toBeVisible();
  });
  await test.step("F04 CON-01 where no token is configured nothing is asked about streets, and no one is asked for them", async () => {
    await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible();
    await expect(page.getByRole("region", { name: "Straßen auf der Karte" })).toHaveCount(0);
    expect(asked.filter((path) => /^\/(?:styles\/v1|v4)\//.test(path))).toEqual([]);
  });
  await shops.getByRole("link", { name: "Wie wird sortiert?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wie wird sortiert?" })).toBeVisible();
  await expect(page.getByText("Niemand kann sich einen Platz kaufen.")).toBeVisible();
  await expectAccessible(page);
});

test("needs no scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: storefrontUrl });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Was suchst du?" }).fill("honig");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(page.getByRole("link", { name: "Blütenhonig" })).toBeVisible();
  await context.close();
});

test("the bar of categories leads to the one that was asked for, and says where one is", async ({ page }) => {
  await page.goto(`${storefrontUrl}/hofladen-lindenanger`);
  const categories = page.getByRole("navigation", { name: "Sortiment" });
  for (const name of ["Obst & Gemüse", "Brot & Vorrat"]) {
    await categories.getByRole("link", { name }).click();
    await expect(categories.locator("[aria-current]")).toHaveText(name);
    const top = async (): Promise<number> =>
      (await page.getByRole("heading", { name, level: 2 }).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(100);
  }
});

test("S-S3 after a reload with an open sheet one press of back leads on", async ({ page }) => {
  await page.goto("/suche");
  // Under an open sheet the question of a first visit could not be answered.
  await expect.poll(() => page.evaluate<string>("document.body.textContent")).toContain("Deine Privatsphäre");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(cookieBanner(page)).toBeHidden();
  await page.goto(`${storefrontUrl}/hofladen-lindenanger`);
  await page
    .getByRole("button", { name: /Holzofenbrot.*: auswählen/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Milch & Käse" })).toBeVisible();
  await expect.poll(() => page.evaluate<unknown>("history.state?.sheets ?? 0")).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/suche$/);
});
