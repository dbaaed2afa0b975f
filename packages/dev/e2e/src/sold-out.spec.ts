import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { answerBanner, cookieBanner } from "./support/cookie-banner.ts";
import { openBoard } from "./support/merchant.ts";
import { PromisedTime } from "./support/promised-time.ts";
import { countMailsTo, mailTo, runSchedule } from "./support/services.ts";
import { addToBasket, farmShop } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

const product = "Naturjoghurt im Glas";

test("what the shop sells out is sold out for shoppers within a second, and in the next HTML", async ({
  page,
  context,
  browser,
  request,
  viewport,
}) => {
  const shopper = watch(context);
  const shown = new PromisedTime();
  const merchant = await openBoard(browser, "team@hofladen.example", viewport ?? { width: 1280, height: 900 });
  await addToBasket(page, "Bergkäse, zwölf Monate");
  const buy = page.getByRole("button", { name: `${product}: in den Korb`, exact: true }).first();
  await expect(buy).toBeVisible();

  await merchant.page.getByRole("link", { name: "Angebot" }).click();
  const item = merchant.page.getByRole("switch", { name: new RegExp(product) });
  await item.click();

  await shown.until(() => buy.isHidden());
  // S-R12 Until the end of the day: the card says when it comes back, at once and in the next HTML.
  await expect(page.locator(".product").filter({ hasText: product }).first()).toContainText("Ab morgen wieder");
  await expect
    .poll(
      async () =>
        (await (await request.get(`${storefrontUrl}/${farmShop.slug}`)).text()).includes(`${product}: in den Korb`),
      { timeout: 10_000 },
    )
    .toBe(false);
  expect(await (await request.get(`${storefrontUrl}/${farmShop.slug}`)).text()).toContain("Ab morgen wieder");

  await test.step("S-C9 who asks for it and agrees in the mail is told once when it is back; the shop sees how many wait", async () => {
    const address = "wartet@post.example";
    const waiting = await context.newPage();
    await waiting.goto(`/${farmShop.slug}`);
    await waiting.getByRole("link", { name: product, exact: true }).first().click();
    await waiting.getByRole("button", { name: "Sag mir Bescheid" }).click();
    const email = waiting.getByRole("textbox", { name: "E-Mail" });
    await expect(email).toBeFocused();
    await email.fill("wartet");
    await email.press("Enter");
    await expect(waiting.getByText("Das ist noch keine E-Mail-Adresse.")).toBeVisible();
    await expectAccessible(waiting);
    await email.fill(address);
    await email.press("Enter");
    await expect(waiting.getByText("Schau in dein Postfach")).toBeVisible();
    const [link = ""] = /http\S*\/konto\/bescheid\S*/.exec(await mailTo(address)) ?? [];
    await waiting.goto(link);
    await waiting.getByRole("button", { name: "Ja, einmal schreiben" }).click();
    await expect(waiting.getByText("Du stehst auf der Liste.")).toBeVisible();
    await expectAccessible(waiting);
    await merchant.page.reload();
    await expect(merchant.page.getByText("1 Person wartet")).toBeVisible();
    await item.click();
    await shown.until(() => buy.isVisible());
    // Once the mail is written down, the next minute sends it: here it comes at once.
    await expect
      .poll(async () => {
        await runSchedule("sendDueMail");
        return countMailsTo(address);
      })
      .toBe(2);
    expect(await mailTo(address)).toContain("ist wieder da.");
    await waiting.close();
  });

  await test.step("M-S2 a way that staff switches off is gone at once, and back after Rückgängig", async () => {
    const delivery = page.getByRole("radio", { name: /^Lieferung/ });
    await expect(delivery).toBeVisible();
    await merchant.page.goto(merchant.page.url().replace(/angebot.*$/, "lieferung"));
    await merchant.page.getByRole("switch", { name: /^Lieferung/ }).click();
    await shown.until(() => delivery.isHidden());
    await expect(merchant.page.getByText("gerade aus, im Laden nicht zu wählen")).toBeVisible();
    await merchant.page.getByRole("button", { name: "Rückgängig" }).click();
    await shown.until(() => delivery.isVisible());
  });
  await test.step("M-S2 „Heute keine Lieferung“ is one press on the board, told in the shop, and taken back by one", async () => {
    const note = page.getByText("Heute keine Lieferung", { exact: true });
    await merchant.page.goto(merchant.page.url().replace(/lieferung.*$/, "bestellungen"));
    await merchant.page.getByRole("group", { name: "Betrieb" }).getByText("Pause").click();
    await merchant.page.getByRole("button", { name: "Heute keine Lieferung" }).click();
    await shown.until(() => note.isVisible());
    await expect(merchant.page.getByText(/Das endet um Mitternacht von selbst/)).toBeVisible();
    await merchant.page.getByRole("button", { name: "Lieferung wieder annehmen" }).click();
    await shown.until(() => note.isHidden());
  });
  shown.expectWithin(1_000);
  expectQuiet(shopper);
  expectQuiet(merchant.watch);
  await merchant.page.context().close();
});

test("S-C7 S-S11 a menu is filtered by diet and „ohne …“, its search forgives mistakes, and a page says who they are", async ({
  page,
  context,
}) => {
  const shopper = watch(context);
  // Answered here, before a dialog covers it.
  await page.removeLocatorHandler(cookieBanner(page));
  await page.goto(`/${farmShop.slug}`);
  await answerBanner(page, "Ablehnen");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Was darf es sein?" });
  await dialog.getByRole("button", { name: /^Milch/ }).click();
  await expect(dialog.getByRole("button", { name: /^Milch/ })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /Artikel zeigen/ }).click();
  await expect(page).toHaveURL(/nur=ohne-milch/);
  const cheese = page.getByRole("link", { name: "Bergkäse, zwölf Monate", exact: true });
  await expect(cheese).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Filter, 1 an" })).toBeVisible();
  await expect(cheese).toHaveCount(0);
  await page.getByRole("button", { name: "Filter, 1 an" }).click();
  await dialog.getByRole("button", { name: "Alles zeigen" }).click();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/nur=/);
  await expect(cheese.first()).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Im Angebot suchen" });
  const opener = page.getByRole("button", { name: "Im Angebot suchen" });
  if (await opener.isVisible()) await opener.click();
  await search.fill("Bergkese");
  await expect(page.getByText(/Vielleicht meinst du/).first()).toBeVisible();
  await expect(cheese.first()).toBeVisible();
  await page.getByRole("button", { name: "Suche leeren" }).click();

  await page.getByRole("link", { name: "Über uns, Anfahrt", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Über / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Wer wir sind" })).toBeVisible();
  await expectAccessible(page);
  expectQuiet(shopper);
});
