import { declineCookies, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/accessible.ts";
import { findOrder, findShown, openBoard, openDetails, orderCard, showLane } from "./support/merchant.ts";
import { mailTo } from "./support/services.ts";
import {
  addToBasket,
  farmShop,
  fillCheckout,
  goToCheckout,
  orderButton,
  placeOrder,
  shownOrder,
} from "./support/shopper.ts";
import { consoleUrl, storefrontUrl } from "./support/stack.ts";
import { expectQuiet } from "./support/watched-page.ts";

test("INV-05 INV-02 a company asks, is admitted, orders on account, and its one invoice is issued, mailed and paid", async ({
  page,
  browser,
}) => {
  // Two people of a company and its shop, from the first question to the paid invoice: the longest story of all.
  test.setTimeout(240_000);
  const { page: merchant, watch } = await openBoard(browser, "inhaber@hofladen.example", { width: 1280, height: 900 });
  const shop = `${consoleUrl}/${new URL(merchant.url()).pathname.split("/")[1] ?? ""}`;
  const dialog = merchant.locator("dialog[open]");
  const stamp = Date.now();
  const company = `Beispiel-Büro ${stamp}`;
  const admin = `einkauf-${stamp}@post.example`;
  const books = `buchhaltung-${stamp}@post.example`;

  await test.step("its buyer asks the shop, signed in by a link", async () => {
    await page.goto(`${storefrontUrl}/${farmShop.slug}/firma`);
    await page.getByRole("link", { name: "Anmelden oder Konto anlegen" }).click();
    await page.getByLabel("E-Mail").fill(admin);
    await page.getByRole("button", { name: "Link schicken" }).click();
    await expect(page.getByText(`Sieh in dein Postfach: ${admin}`)).toBeVisible();
    await page.goto(/https?:\S+\/konto\/anmelden\/link\S+/.exec(await mailTo(admin))?.[0] ?? "");
    await page.waitForURL(/\/firma$/);
    await page.getByLabel("Firma", { exact: true }).fill(company);
    await page.getByLabel(/^USt-IdNr/).fill("DE123456789");
    await page.getByLabel("PLZ").fill("83253");
    await page.getByLabel("Ort", { exact: true }).fill("Rimsting");
    await page.getByLabel("Straße").fill("Seestraße");
    await page.getByLabel("Hausnummer").fill("4");
    await page.getByLabel("E-Mail für Rechnungen").fill(books);
    await page.getByLabel("Dein Name").fill("Einkauf");
    await page.getByRole("button", { name: "Anfrage senden" }).click();
    // A number that cannot be one is said at its field, and nothing typed is gone.
    await expect(page.getByText(/^Diese USt-IdNr. kann es nicht geben/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(/^USt-IdNr/).fill("");
    await page.getByRole("button", { name: "Anfrage senden" }).click();
    await expect(page.getByText("Deine Anfrage ist beim Betrieb")).toBeVisible();
  });

  await test.step("the shop admits it with a limit", async () => {
    await merchant.goto(`${shop}/firmen`);
    await merchant.getByRole("button", { name: new RegExp(`^${company}`) }).click();
    await merchant.getByLabel("Höchstens offen").fill("100");
    await expectAccessible(merchant);
    await merchant.getByRole("button", { name: "Als Firma aufnehmen" }).click();
    await expect(merchant.getByRole("button", { name: "Bedingungen speichern" })).toBeVisible();
  });

  await test.step("above its limit an order of its people waits, and goes to the shop once it is approved", async () => {
    const kitchen = `kueche-${stamp}@post.example`;
    await page.goto(`${storefrontUrl}/konto/firmen`);
    await page.getByRole("button", { name: "Grenze ändern" }).click();
    await page.getByLabel("Je Bestellung ohne Freigabe bis (Euro)").fill("5");
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText(/^Bestellungen über 5,00\s€ warten auf Freigabe/)).toBeVisible();
    await page.getByRole("button", { name: "Person eintragen" }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Küche");
    await page.getByLabel("E-Mail-Adresse").fill(kitchen);
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByRole("button", { name: "Küche ändern" })).toBeVisible();

    const context = await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce" });
    const cook = await context.newPage();
    await declineCookies(cook);
    await cook.goto(`${storefrontUrl}/konto/anmelden`);
    await cook.getByLabel("E-Mail").fill(kitchen);
    await cook.getByRole("button", { name: "Link schicken" }).click();
    await expect(cook.getByText(`Sieh in dein Postfach: ${kitchen}`)).toBeVisible();
    await cook.goto(/https?:\S+\/konto\/anmelden\/link\S+/.exec(await mailTo(kitchen))?.[0] ?? "");
    await cook.waitForURL(({ pathname }) => !pathname.includes("/anmelden"));
    await addToBasket(cook, "Bergkäse, zwölf Monate");
    await goToCheckout(cook);
    await fillCheckout(cook, "Küche");
    await cook.getByLabel(new RegExp(`^Für die Firma bestellen: ${company}`)).check();
    await orderButton(cook).click();
    await expect(cook.getByRole("heading", { name: "Deine Bestellung wartet auf Freigabe." })).toBeVisible();
    await expectAccessible(cook);

    const asked = /https?:\S+\/konto\/firmen\?freigabe=\S+/;
    await expect.poll(async () => asked.test(await mailTo(admin)), { timeout: 20_000 }).toBe(true);
    await page.goto(asked.exec(await mailTo(admin))?.[0] ?? "");
    await expect(page.getByText(/^Küche hat bestellt/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Freigeben" }).click();
    const { id } = await shownOrder(cook);
    await merchant.goto(`${shop}/bestellungen`);
    await findShown(merchant, id);
    await context.close();
    await page.getByRole("button", { name: "Küche austragen" }).click();
    await expect(page.getByRole("button", { name: "Küche ändern" })).toBeHidden();
  });

  await test.step("it orders on account, and the order is handed over without money", async () => {
    await addToBasket(page, "Bergkäse, zwölf Monate");
    await goToCheckout(page);
    await fillCheckout(page);
    await page.getByLabel(new RegExp(`^Für die Firma bestellen: ${company}`)).check();
    await expect(page.getByRole("radio", { name: /^Auf Rechnung/ })).toBeChecked();
    await page.getByLabel(/^Bestellnummer der Firma/).fill("PO 7");
    await expectAccessible(page);
    const order = await placeOrder(page);
    await merchant.goto(`${shop}/bestellungen`);
    await showLane(merchant, "Neu");
    const card = await findOrder(merchant, order.id);
    await card
      .getByRole("button", { name: /^Annehmen/ })
      .first()
      .click();
    await openDetails(merchant, order);
    await expect(dialog).toContainText(company);
    await dialog.getByRole("button", { name: "Direkt fertig melden" }).click();
    await showLane(merchant, "Fertig");
    await orderCard(merchant, order.id).getByRole("button", { name: "Übergeben" }).click();
    await expect(orderCard(merchant, order.id)).toBeHidden();
    // The card goes with the press; a page that is left at once would take the request along.
    await expect(page.getByRole("heading", { level: 1, name: "Dein Korb ist fertig." })).toBeHidden();
  });

  await test.step("what it had becomes one invoice, which gets its number and goes to the books of the company", async () => {
    const draft = merchant.getByRole("button", { name: `Entwürfe für ${company} anlegen` });
    // A handover can be taken back for some seconds, and is not invoiced before.
    await expect(async () => {
      await merchant.goto(`${shop}/rechnungen`);
      await merchant.getByLabel("Auch Wochen und Monate, die noch laufen").check();
      await expect(draft).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
    await draft.click();
    await merchant.getByRole("button", { name: new RegExp(`^${company}.*Entwurf`) }).click();
    await expect(dialog).toContainText("PO 7");
    await expectAccessible(merchant);
    await dialog.getByRole("button", { name: "Ausstellen und senden" }).click();
    await expect(dialog.getByRole("heading", { name: /^Rechnung \S+/ })).toBeVisible();
    expect(await mailTo(books)).toMatch(/Rechnung/);
  });

  await test.step("more than is owed is refused; the bank's file makes it paid, and its buyer sees that", async () => {
    await dialog.getByRole("button", { name: "Zahlung buchen" }).click();
    await dialog.getByLabel("Betrag").fill("99,00");
    await dialog.getByRole("button", { name: "Zahlung buchen" }).click();
    await expect(dialog.getByText(/^Offen sind nur 6,90\s€/)).toBeVisible();
    const no = (await dialog.getByRole("heading", { name: /^Rechnung \S+/ }).textContent())?.replace("Rechnung ", "");
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await merchant.getByRole("button", { name: "Bankdatei einlesen" }).click();
    const file = dialog.getByLabel("Kontoauszug");
    await file.setInputFiles({ name: "auszug.zip", mimeType: "application/zip", buffer: Buffer.from("PK") });
    await expect(dialog.getByText(/^Das ist keine XML-Datei/)).toBeVisible();
    await file.setInputFiles({
      name: "auszug.xml",
      mimeType: "text/xml",
      buffer: Buffer.from(statement(`${no} danke`)),
    });
    await expect(dialog.getByRole("combobox")).toHaveValue("proposal");
    await expectAccessible(merchant);
    await dialog.getByRole("button", { name: /^1 Zahlung über 6,90\s€ buchen/ }).click();
    await expect(dialog.getByText("1 Eingang ist schon gebucht.")).toBeVisible();
    await dialog.getByRole("button", { name: "Schließen" }).click();
    await merchant.getByRole("radio", { name: /^Bezahlt/ }).check();
    await expect(merchant.getByRole("button", { name: new RegExp(`^${company}.*Bezahlt`) })).toBeVisible();
    await page.goto(`${storefrontUrl}/konto/firmen`);
    await expect(page.getByRole("region", { name: "Rechnungen" })).toContainText(/6,90\s€/);
    await expectAccessible(page);
  });
  // The browser notes each refused call: the payment that was too high, and the file that was none.
  const refused = watch.complaints.filter((complaint) => complaint.includes("status of 400"));
  expect(refused).toHaveLength(2);
  expectQuiet({ ...watch, complaints: watch.complaints.filter((complaint) => !refused.includes(complaint)) });
});

/** One credit of today, as a bank writes it (camt.053). */
const statement = (text: string): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">6.90</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${new Date().toISOString().slice(0, 10)}</Dt></BookgDt><AcctSvcrRef>${Date.now()}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
