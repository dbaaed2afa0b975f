import { declineCookies, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { mailTo } from "./support/services.ts";
import { addToBasket, farmShop, fillCheckout, goToCheckout, placeOrder, shownOrder } from "./support/shopper.ts";
import { storefrontUrl } from "./support/stack.ts";
import { expectQuiet, watch } from "./support/watched-page.ts";

test("the link of the mail shows the order on another device, the one that confirms it lets it be cancelled there; a wrong one shows nothing", async ({
  page,
  browser,
  viewport,
}) => {
  const email = `anderswo-${viewport?.width ?? 0}@lokalkorb.example`;
  await addToBasket(page, "Sauerrahmbutter");
  await addToBasket(page, "Heumilch, 1 l");
  await goToCheckout(page);
  await fillCheckout(page, "Werkstatt 4");
  await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
  const order = await placeOrder(page);
  await expect(page.getByRole("button", { name: /^Stornieren, kostenlos bis/ })).toBeVisible();
  const link = /http\S+#t=\S+/.exec(await mailTo(email))?.[0] ?? "";

  const elsewhere = await browser.newContext({ viewport, locale: "de-DE", timezoneId: "Europe/Berlin" });
  const watched = watch(elsewhere);
  const other = await elsewhere.newPage();
  await declineCookies(other);
  await other.goto(link);
  expect(await shownOrder(other)).toEqual(order);
  expect(new URL(other.url()).hash).toBe("");
  await expect(other.getByText(/^Ändern und stornieren kannst du hier, sobald/)).toBeVisible();
  await expect(other.getByRole("button", { name: /Stornieren|Zeit ändern/ })).toHaveCount(0);
  await expectAccessible(other);
  // S-C3: both browsers find it again, and the one that ordered puts the same into its basket once more.
  for (const browserPage of [other, page]) {
    await browserPage.goto(`${storefrontUrl}/bestellungen`);
    await expect(browserPage.getByRole("heading", { name: "Läuft gerade" })).toBeVisible();
    await expect(
      browserPage.getByRole("link", { name: `Ansehen, Nummer ${order.dayCode}`, exact: false }),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Nochmal bestellen/ }).click();
  const again = page.getByRole("dialog", { name: "Nochmal bestellen" });
  await expect(again.getByText("Sauerrahmbutter")).toBeVisible();
  await expectAccessible(page);
  await again.getByRole("button", { name: "In den Korb legen" }).click();
  await page.waitForURL(`${storefrontUrl}/${farmShop.slug}`);
  await expect(page.getByRole("button", { name: /^Sauerrahmbutter: 1 im Korb/ }).first()).toBeVisible();

  // Only the mailbox of the order lets this browser act.
  await other.goto(link);
  await other.getByRole("button", { name: "Link an meine E-Mail schicken" }).click();
  await expect(other.getByText("Schau in dein Postfach.")).toBeVisible();
  const confirming = /http\S+&b=\S+/;
  await expect.poll(() => mailTo(email)).toMatch(confirming);
  const fromMail = await elsewhere.newPage();
  await fromMail.goto(confirming.exec(await mailTo(email))?.[0] ?? "");
  await expect(fromMail.getByRole("heading", { name: "Ist das dein Browser?" })).toBeVisible();
  await expectAccessible(fromMail);
  await fromMail.getByRole("button", { name: "Diesen Browser bestätigen" }).click();
  await expect(fromMail.getByRole("heading", { name: "Dieser Browser ist bestätigt." })).toBeVisible();
  expect(new URL(fromMail.url()).hash).toBe("");
  await fromMail.getByRole("button", { name: /^Stornieren, kostenlos bis/ }).click();
  await fromMail.getByRole("button", { name: "Ja, stornieren" }).click();
  await expect(fromMail.getByRole("heading", { level: 1, name: /storniert/i })).toBeVisible();
  expectQuiet(watched);
  await elsewhere.close();

  const stranger = await browser.newContext({ viewport, locale: "de-DE" });
  const theirs = await stranger.newPage();
  await declineCookies(theirs);
  await theirs.goto(link.replace(/#t=.*/, `#t=${"A".repeat(43)}`));
  await expect(theirs.getByText("Dieser Link gilt nicht.")).toBeVisible();
  await expect(theirs.getByText("Sauerrahmbutter")).toHaveCount(0);
  await stranger.close();
});
