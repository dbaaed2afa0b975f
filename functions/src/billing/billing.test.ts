import { XmlDocument } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Payment, Refund } from "@lokalkorb/domain/ordering/order/payment";
import { aMoment, anAddress, anOrder } from "@lokalkorb/domain/testing/builders";
import { aMailShop, aRichOrder } from "../notifications/testing/demo-mails.ts";
import { dueTaxDocuments } from "./due-tax-documents.ts";
import { retainUntil } from "./issue-tax-documents.ts";
import { takeInvoiceNumber } from "@lokalkorb/domain/invoices/invoice-number";
import { defaultSeries } from "./invoice-number.ts";
import { invoicePdf } from "./pdf/invoice-pdf.ts";
import { typeRuns } from "./pdf/pdf-type.ts";
import { correctionOf, receiptOf } from "./receipt-of.ts";
import { pdfText } from "./testing/pdf-text.ts";
import { pdfTree, type PdfNode } from "./testing/pdf-tree.ts";

const done = (overrides: Partial<Order> = {}): Order =>
  aRichOrder({ status: "completed", completedAt: aMoment, ...overrides });

const austria = aMailShop({ country: "AT", timezone: "Europe/Vienna" });
const small = (shop = aMailShop()) => ({ ...shop, seller: { ...shop.seller, taxScheme: "smallBusiness" as const } });

const receiptText = async (order: Order, shop = aMailShop()): Promise<string> =>
  pdfText(await invoicePdf(receiptOf({ order, shop, no: "R-2026-00001", at: aMoment }), aMoment));

const aRefund = (overrides: Partial<Refund> = {}): Refund => ({
  id: "rf1",
  cents: 1500,
  reason: "Zwei Flaschen waren kaputt.",
  state: "succeeded",
  at: aMoment + 1,
  from: [{ paymentId: "pi_1", cents: 1500 }],
  lines: [{ lineId: "l4", cents: 580 }],
  vat: [
    { rateBp: 700, netCents: 860, vatCents: 60, grossCents: 920 },
    { rateBp: 1900, netCents: 487, vatCents: 93, grossCents: 580 },
  ],
  ...overrides,
});

function rootOf(xml: string): string {
  using document = XmlDocument.fromString(xml);
  return document.root.name;
}

describe("a receipt", () => {
  it("INV-01 has every field that the law asks for", async () => {
    const text = await receiptText(done());
    for (const fact of [
      "Rechnung",
      "Bäckerei am Inn GmbH",
      "Hauptstraße 1",
      "USt-IdNr.: DE136695976",
      "HRB 00000, Amtsgericht Traunstein",
      "Kundin 12",
      "Hauptstraße 12 a",
      "R-2026-00001",
      "Rechnungsdatum",
      "Leistungsdatum",
      "20.11.2026",
      "A-1042",
      "Bauernbrot, 1 kg",
      "1,180 kg zu 24,90 €/kg",
      "zuzüglich Pfand 0,90 €",
      "Rabatt",
      "−5,00 €",
      "Lieferung",
      "Gesamtbetrag",
      "91,58 €",
      "Mit Gutschein bezahlt",
      "Online bezahlt",
      "71,58 €",
      "Seite 1 von 1",
    ]) {
      expect(text.replaceAll("\u00a0", " ")).toContain(fact);
    }
  });

  it("S-P11 says an amount once that stands in the name", async () => {
    const rows = (await receiptText(done())).replaceAll("\u00a0", " ").split("\n");
    expect(rows).toContain("Apfelsaft, 1 l");
    expect(rows).not.toContain("1 l");
  });

  it("VAT-20 shows net, tax and gross per rate, and what bears no tax", async () => {
    const rows = (await receiptText(done())).replaceAll("\u00a0", " ").split("\n");
    const at = rows.indexOf("Steuersatz");
    expect(rows.slice(at, at + 14).join(" | ")).toBe(
      "Steuersatz | Netto | Umsatzsteuer | Brutto | 7 % | 66,72 € | 4,67 € | 71,39 € | 19 % | 15,29 € | 2,90 € | 18,19 € | ohne Steuer | 2,00 €",
    );
  });

  it.each([
    ["DE", small(), "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet."],
    ["AT", small(austria), "Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung (§ 6 Abs. 1 Z 27 UStG)."],
  ])("INV-01 shows no tax for a small business in %s and says why", async (_country, shop, note) => {
    const order = done();
    const text = await receiptText({ ...order, totals: { ...order.totals, vat: [] } }, shop);
    expect(text).toContain(note);
    expect(text).not.toContain("Umsatzsteuer\n");
  });

  it("INV-01 calls the tax number in Austria UID and names a farmer's flat rate", async () => {
    const farmer = {
      ...austria,
      seller: { ...austria.seller, vatId: "ATU12011204", taxScheme: "flatRateFarmer" as const },
    };
    const text = await receiptText(done(), farmer);
    expect(text).toContain("UID: ATU12011204");
    expect(text).toContain("Durchschnittssteuersatz");
  });

  it("is the same bytes for the same paper, and longer ones go on with their head on the next page", async () => {
    const order = done();
    const invoice = receiptOf({ order, shop: aMailShop(), no: "R-2026-00001", at: aMoment });
    expect((await invoicePdf(invoice, aMoment)).equals(await invoicePdf(invoice, aMoment))).toBe(true);
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...invoice.lines[index % 4]!, name: `Ware ${index}` }));
    const text = pdfText(await invoicePdf({ ...invoice, lines }, aMoment));
    expect(text).toContain("Ware 59");
    expect(text).toContain("Seite 4 von 4");
    expect(text.split("Bezeichnung").length - 1).toBeGreaterThanOrEqual(3);
  });

  it("EIN-02 carries the file of an e-invoice as PDF/A-3 asks, and says so to programs", async () => {
    const shop = aMailShop();
    const paper = receiptOf({ order: done(), shop, no: "R-2026-00001", at: aMoment });
    const seller = { ...paper.seller, legalName: "Huber & Töchter <OG>" };
    const pdf = (await invoicePdf({ ...paper, seller }, aMoment, "<a>ä</a>")).toString("latin1");
    const [metadata = ""] = /<\?xpacket begin[\s\S]*?<\?xpacket end="w"\?>/.exec(pdf) ?? [];
    expect(rootOf(metadata)).toBe("xmpmeta");
    expect(metadata).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(metadata).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
    expect(pdf).toMatch(/\/AFRelationship \/Alternative\s+\/F \(factur-x\.xml\)/);
    expect(pdf).toMatch(/\/Type \/Catalog[\s\S]{0,600}\/AF \[\d+ 0 R\]/);
    expect(pdf).toMatch(/\/S \/GTS_PDFA1/);
    expect(pdf).toMatch(/\/Subtype \/text#2Fxml/);
    expect(await receiptText(done())).not.toContain("factur-x");
  });

  it("A11-09 is a tagged document: German, with its title, a heading, tables with heads, and nothing drawn beside", async () => {
    const invoice = receiptOf({ order: done(), shop: aMailShop(), no: "R-2026-00001", at: aMoment });
    const lines = Array.from({ length: 60 }, (_, index) => ({ ...invoice.lines[index % 4]!, name: `Ware ${index}` }));
    const { root, artifacts, ...facts } = pdfTree(await invoicePdf({ ...invoice, lines }, aMoment));
    expect(facts).toEqual({ isMarked: true, language: "de-DE", showsTitle: true, unmarked: [] });

    expect(root.type).toBe("Document");
    const { children } = root;
    expect(children.filter(({ type }) => type === "H1").map(({ text }) => text)).toEqual([invoice.title]);
    const tables = children.filter(({ type }) => type === "Table");
    const [dates, goods, sums, vat] = tables;
    expect(tables).toHaveLength(4);
    const rowsOf = (table: PdfNode | undefined): string[] =>
      (table?.children ?? []).map((row) => row.children.map(({ type, text }) => `${type} ${text}`).join(" | "));
    const headsOf = (table: PdfNode | undefined): (string | undefined)[] =>
      (table?.children ?? [])
        .flatMap((row) => row.children)
        .flatMap(({ type, scope }) => (type === "TH" ? [scope] : []));
    expect(rowsOf(goods)).toHaveLength(61);
    expect(rowsOf(goods)[0]).toBe("TH Menge | TH Bezeichnung | TH Einzelpreis | TH USt. | TH Betrag");
    expect(rowsOf(goods)[60]).toContain("Ware 59");
    expect(new Set(goods?.children.map((row) => row.children.length))).toEqual(new Set([5]));
    expect(new Set(headsOf(goods))).toEqual(new Set(["Column"]));
    expect(rowsOf(dates)[0]).toBe(`TH ${invoice.facts[0]?.label} | TD ${invoice.facts[0]?.value}`);
    expect(new Set([...headsOf(dates), ...headsOf(sums)])).toEqual(new Set(["Row"]));
    expect(rowsOf(vat)[0]).toBe("TH Steuersatz | TH Netto | TH Umsatzsteuer | TH Brutto");

    // In the order in which it is read, and what stands on every page once.
    const read = root.text;
    const order = [
      invoice.seller.shopName,
      invoice.buyer[0]!,
      invoice.title,
      "Ware 0",
      "Ware 59",
      invoice.footer.at(-1)!,
    ];
    const places = order.map((words) => read.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(read.split(invoice.footer.at(-1)!)).toHaveLength(2);
    expect(read).not.toContain("Seite 1 von");
    expect(artifacts).toContain("Seite 1 von 4");
  });

  it("leaves out what was taken out, and names a foreign country of the buyer", () => {
    const order = done({
      lines: done().lines.map((line) => ({ ...line, removed: { at: 0, reason: "aus" } })),
      distribution: { ...done().distribution, address: anAddress({ country: "AT", zip: "8010", city: "Graz" }) },
    });
    const invoice = receiptOf({ order, shop: aMailShop(), no: "1", at: aMoment });
    expect(invoice.lines).toEqual([]);
    expect(invoice.buyer.at(-1)).toBe("ÖSTERREICH");
  });

  it("S5 writes strange names without breaking, letter by letter", async () => {
    expect(typeRuns("Łucja Müller 李 \u202e")).toEqual([
      { text: "Ł", alphabet: "more" },
      { text: "ucja Müller ? ?", alphabet: "latin" },
    ]);
    const evil = ") Tj ET /JavaScript (app.alert(1)) <script>\r\n%%EOF";
    const order = done();
    const pdf = await invoicePdf(
      receiptOf({
        order: { ...order, customer: { ...order.customer, name: evil } },
        shop: aMailShop(),
        no: "1",
        at: 0,
      }),
      0,
    );
    expect(pdf.toString("latin1")).not.toContain("/JavaScript");
    expect(pdfText(pdf)).toContain("app.alert(1)");
  });
});

describe("a correction", () => {
  const question = { shop: aMailShop(), no: "K-2026-00001", at: aMoment, receipt: { no: "R-2026-00001", at: aMoment } };

  it("INV-06 names its receipt, is negative per rate and never called Gutschrift", async () => {
    const text = pdfText(await invoicePdf(correctionOf({ ...question, order: done(), refund: aRefund() }), aMoment));
    const plain = text.replaceAll("\u00a0", " ");
    for (const fact of ["Rechnungskorrektur", "R-2026-00001 vom", "−15,00 €", "−4,87 €", "−0,93 €", "Apfelsaft, 1 l"]) {
      expect(plain).toContain(fact);
    }
    expect(plain).not.toContain("Gutschrift");
  });

  it("names what is no line of the order, and keeps words of the machine to itself", () => {
    const lines = [
      { lineId: "delivery", cents: 490, vat: [{ rateBp: 700, grossCents: 490 }] },
      { lineId: "tip", cents: 200 },
    ];
    const invoice = correctionOf({
      ...question,
      order: done(),
      refund: aRefund({ cents: 690, lines, vat: [], reason: "late" }),
    });
    expect(invoice.lines.map(({ name, rates, cents }) => [name, rates, cents])).toEqual([
      ["Lieferung", [700], -490],
      ["Trinkgeld", [], -200],
    ]);
    expect(invoice.intro).toBe("");
    const coded = correctionOf({ ...question, order: done(), refund: aRefund({ reason: "soldOut" }) });
    expect(coded.intro).toBe("Grund: Etwas aus deiner Bestellung ist ausverkauft.");
  });

  it("INV-06 of the whole order is a Stornorechnung that nets to zero per rate", () => {
    const order = done();
    const refund = aRefund({ cents: order.totals.totalCents, lines: [], vat: order.totals.vat });
    const invoice = correctionOf({ ...question, order, refund });
    expect(invoice.title).toBe("Stornorechnung");
    const receipt = receiptOf({ ...question, order });
    for (const [index, rate] of receipt.vat.entries()) {
      const back = invoice.vat[index];
      expect([rate.netCents + (back?.netCents ?? 0), rate.vatCents + (back?.vatCents ?? 0)]).toEqual([0, 0]);
    }
    expect(invoice.untaxedCents + receipt.untaxedCents).toBe(0);
  });
});

describe("which papers are due", () => {
  const counter: Payment = {
    id: "counter-1",
    provider: "counter",
    method: "cash",
    state: "captured",
    authorizedCents: 480,
    capturedCents: 480,
    at: aMoment,
  };

  it("POS-03 a receipt of ours for what was paid over the internet, the till's for the rest", () => {
    expect(dueTaxDocuments(done())).toEqual([{ kind: "receipt" }]);
    expect(dueTaxDocuments(done({ status: "ready" }))).toEqual([]);
    expect(dueTaxDocuments(anOrder({ status: "completed", payments: [counter] }))).toEqual([]);
    expect(dueTaxDocuments(done({ payments: [...done().payments, counter] }))).toEqual([]);
  });

  it("a correction for every refund after it, once, and none before the money went back", () => {
    const receipts: Order["receipts"] = [{ no: "R-1", kind: "receipt", path: "p", at: aMoment }];
    const refund = aRefund();
    expect(dueTaxDocuments(done({ receipts, refunds: [refund] }))).toEqual([{ kind: "credit", refundId: "rf1" }]);
    expect(dueTaxDocuments(done({ receipts, refunds: [{ ...refund, state: "pending" }] }))).toEqual([]);
    const corrected = [...receipts, { no: "K-1", kind: "credit", path: "p", at: aMoment, refundId: "rf1" } as const];
    expect(dueTaxDocuments(done({ receipts: corrected, refunds: [refund] }))).toEqual([]);
  });

  it("no correction for what a change of the order had lowered already", () => {
    const edit = aRefund({ id: "edit", settlesEdit: true });
    const later = aRefund({ id: "late", cents: 200, at: aMoment + 99 });
    expect(dueTaxDocuments(done({ refunds: [edit] }))).toEqual([{ kind: "receipt" }]);
    expect(dueTaxDocuments(done({ refunds: [edit, later] }))).toEqual([
      { kind: "receipt" },
      { kind: "credit", refundId: "late" },
    ]);
  });
});

describe("numbers", () => {
  it("INV-02 go on without a gap, begin again with the year and never go back", () => {
    const first = takeInvoiceNumber(defaultSeries(2026).receipt, 2026);
    const second = takeInvoiceNumber(first.series, 2026);
    const nextYear = takeInvoiceNumber(second.series, 2027);
    const clockBehind = takeInvoiceNumber(nextYear.series, 2026);
    expect([first, second, nextYear, clockBehind].map(({ no }) => no)).toEqual([
      "R-2026-00001",
      "R-2026-00002",
      "R-2027-00001",
      "R-2027-00002",
    ]);
    // Without the year in the prefix the next year would give the same numbers again.
    expect(takeInvoiceNumber({ prefix: "HOF", next: 7, pad: 3, year: 2026 }, 2026).no).toBe("HOF2026-007");
  });

  it("INV-04 are kept to the end of the year that the law names", () => {
    const march = Date.parse("2026-03-01T10:00:00Z");
    expect([retainUntil(march, aMailShop()), retainUntil(march, austria)]).toEqual(["2034-12-31", "2033-12-31"]);
  });
});
