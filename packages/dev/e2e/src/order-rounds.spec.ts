import { expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { openBoard } from "./support/merchant.ts";
import { farmShop } from "./support/shopper.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

test("TIM-04 a shop sends its parcels in rounds: shoppers see until when they order, a day falls out, and the end brings the usual times back", async ({
  page,
  browser,
}) => {
  const { page: merchant, watch } = await openBoard(browser, "inhaber@hofladen.example", { width: 1280, height: 900 });
  const rounds = `${consoleUrl}/${new URL(merchant.url()).pathname.split("/")[1] ?? ""}/runden`;
  const card = merchant.getByRole("region", { name: "Postkiste" });
  const dialog = merchant.getByRole("dialog");
  const parcel = page.getByRole("radio", { name: /^Versand/ });
  /** The page is renewed after the shop's press, so a visitor may come a moment too early. */
  const seeParcels = (check: () => Promise<void>): Promise<void> =>
    expect(async () => {
      await page.goto(`${storefrontUrl}/${farmShop.slug}`);
      await parcel.check();
      await check();
    }).toPass();

  await test.step("the round is typed, told by its coming days, and saved once it is whole", async () => {
    await merchant.goto(rounds);
    await expect(merchant.getByText("Noch keine Runde")).toBeVisible();
    await expectAccessible(merchant);
    await merchant.getByRole("button", { name: "Runde anlegen" }).click();
    await dialog.getByLabel("Name der Runde").fill("Postkiste");
    await dialog.getByLabel("Tag der Ausgabe").selectOption("Mittwoch");
    await dialog.getByLabel("Bestellen ab").selectOption("20");
    await expect(dialog.getByRole("region", { name: "So kommt die Runde" }).getByRole("listitem")).toHaveCount(4);
    await dialog.getByRole("button", { name: "Runde speichern" }).click();
    await expect(dialog.getByText(/^Wähl mindestens einen Weg/)).toBeVisible();
    await dialog.getByRole("button", { name: /^Versand von Honig/ }).click();
    await expectAccessible(merchant);
    await dialog.getByRole("button", { name: "Runde speichern" }).click();
    await expect(card.getByText(/^Ausgabe jeden Mittwoch/)).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(4);
    await expect(card.getByText("noch keine Bestellung").first()).toBeVisible();
    await expectAccessible(merchant);
  });

  await test.step("a shopper sees until when to order, on the page and where times are chosen", async () => {
    await seeParcels(() => expect(page.getByText(/^bestellen bis /)).toBeVisible({ timeout: 3_000 }));
    await page.getByRole("button", { name: "Abholzeit ändern" }).click();
    await expect(page.getByRole("dialog").getByText(/^Bestellen kannst du dafür bis /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a day falls out, the round pauses, and ends", async () => {
    const first = card.getByRole("listitem").filter({ hasText: "Jetzt offen" }).first();
    await first.getByRole("button").click();
    await expect(card.getByRole("listitem").getByText("fällt aus")).toBeVisible();
    await card.getByRole("button", { name: "Pausieren" }).click();
    await expect(card.getByText(/^pausiert/)).toBeVisible();
    await seeParcels(() => expect(page.getByText("Zurzeit ist keine Zeit frei.")).toBeVisible({ timeout: 3_000 }));
    await card.getByRole("button", { name: "Beenden" }).click();
    await dialog.getByRole("button", { name: "Runde beenden" }).click();
    await expect(merchant.getByText("Noch keine Runde")).toBeVisible();
    await seeParcels(() => expect(page.getByText("früheste Zeit")).toBeVisible({ timeout: 3_000 }));
  });
  expectQuiet(watch);
});
