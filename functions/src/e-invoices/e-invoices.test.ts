import { describe, expect, it } from "vitest";
import { checkEInvoice } from "./check-e-invoice.ts";
import { isLeitwegId } from "./invoice/leitweg-id.ts";
import type { EInvoice, EInvoiceFormat } from "./invoice/e-invoice.ts";
import { goldenInvoices } from "./testing/golden-invoices.ts";
import { eInvoiceXml, writeEInvoice } from "./write-e-invoice.ts";

const { twoRates, storno, credit, smallBusiness, deposits, publicBody, collective } = goldenInvoices;

async function rulesOf(invoice: EInvoice, format: EInvoiceFormat): Promise<string[]> {
  const written = await writeEInvoice(invoice, format);
  return "xml" in written ? [] : written.problems.map(({ rule }) => rule);
}

const rulesOfXml = (xml: string, format: EInvoiceFormat): string[] => [
  ...new Set(checkEInvoice(xml, format).map(({ rule }) => rule)),
];

describe("EIN the invoices that must pass, and what one changed amount breaks", () => {
  const wrong = (cents: number): number => cents + 1;
  it.each([
    ["two rates with fee and discount", twoRates, "zugferd", { vatCents: wrong(604) }, "BR-CO-14"],
    ["a storno", storno, "zugferd", { netCents: wrong(-6490) }, "BR-CO-13"],
    ["a correction", credit, "zugferd", { grossCents: wrong(-2387) }, "BR-CO-15"],
    ["a small business", smallBusiness, "zugferd", { grossCents: wrong(8340) }, "BR-CO-15"],
    ["a small business for a public body", { ...smallBusiness, poNumber: "B-1" }, "xrechnung", {}, ""],
    ["deposits of Austria", deposits, "ebInterface", { grossCents: wrong(7620) }, "EB-CO-15"],
    ["deposits of Austria in the European format", deposits, "zugferd", { netCents: wrong(6774) }, "BR-CO-13"],
    ["a public body with its Leitweg-ID", publicBody, "xrechnung", { vatCents: wrong(604) }, "BR-CO-15"],
    ["a month of deliveries by debit", { ...collective, poNumber: "B-2" }, "xrechnung", { lines: [] }, "BR-16"],
    ["a storno in Austria", { ...storno, seller: deposits.seller }, "ebInterface", { vat: [] }, "EB-CO-15"],
  ] as const)("%s", async (_, invoice, format, change, rule) => {
    expect(await writeEInvoice(invoice, format)).toEqual({ xml: eInvoiceXml(invoice, format) });
    if (rule !== "") expect(await rulesOf({ ...invoice, ...change }, format)).toContain(rule);
  });
});

it.each([
  ["BR-CO-17", "zugferd", ">3.66<", ">5.66<"],
  ["BR-S-08", "zugferd", ">52.36<", ">52.37<"],
  ["BR-CO-10", "zugferd", "<ram:LineTotalAmount>64.99<", "<ram:LineTotalAmount>65.99<"],
  ["BR-CO-16", "zugferd", "<ram:DuePayableAmount>70.94<", "<ram:DuePayableAmount>70.93<"],
  ["BR-CO-11", "zugferd", "<ram:AllowanceTotalAmount>4.57<", "<ram:AllowanceTotalAmount>4.58<"],
  ["SCHEMA", "zugferd", "ram:BilledQuantity", "ram:BilledAmount"],
  ["SCHEMA", "ebInterface", "eb:Town", "eb:City"],
  ["EB-CO-17", "ebInterface", "<eb:TaxAmount>3.66<", "<eb:TaxAmount>5.66<"],
  ["XML", "zugferd", "</rsm:CrossIndustryInvoice>", ""],
] as const)("EIN-04 %s reads the file and not what it was made of", (rule, format, from, to) => {
  const xml = eInvoiceXml(twoRates, format);
  expect(rulesOfXml(xml.replaceAll(from, to), format)).toContain(rule);
});

it.each([
  ["BR-CO-26", "zugferd", { seller: { ...smallBusiness.seller, sellerNo: undefined } }],
  ["BR-S-02", "zugferd", { seller: { ...twoRates.seller, vatId: undefined } }],
  ["BR-E-10", "zugferd", { lines: [{ ...deposits.lines[0], rateBp: 0 }] }],
  ["BR-61", "zugferd", { seller: { ...twoRates.seller, bank: undefined } }],
  ["BR-07", "zugferd", { buyer: { ...twoRates.buyer, legalName: " " } }],
  ["BR-29", "zugferd", { supply: { from: "2026-11-03", to: "2026-11-01" } }],
  ["BR-DE-15", "xrechnung", {}],
  ["BR-DE-2", "xrechnung", { seller: { ...twoRates.seller, contact: undefined } }],
  ["LEITWEG-ID", "xrechnung", { buyer: { ...twoRates.buyer, leitwegId: "04011000-1234512345-07" } }],
  ["BR-DE-19", "xrechnung", { seller: { ...twoRates.seller, bank: { iban: "DE02120300000000202052", holder: "x" } } }],
  ["BR-DE-29", "xrechnung", { payment: { ...collective.payment, mandateRef: "" } }],
  ["PEPPOL-EN16931-R110", "xrechnung", { lines: collective.lines, supply: { from: "2026-11-05", to: "2026-11-30" } }],
  ["EB-SELLER", "ebInterface", { seller: { ...deposits.seller, vatId: undefined, register: undefined } }],
] as const)("EIN-03 %s refuses what the shop has not told", async (rule, format, change) => {
  expect(await rulesOf({ ...twoRates, ...change } as EInvoice, format)).toContain(rule);
});

it("EIN-03 says in words of the shop what is missing, and where", async () => {
  const written = await writeEInvoice(
    { ...twoRates, lines: twoRates.lines.map((line) => ({ ...line, text: " " })) },
    "zugferd",
  );
  expect("problems" in written && written.problems).toContainEqual({
    rule: "BR-25",
    text: "Bei einer Position fehlt die Bezeichnung der Ware.",
    place: "Position 1",
  });
});

it("EIN-05 writes prices, signs, taxes and references as receivers read them", () => {
  const cii = eInvoiceXml(twoRates, "zugferd");
  expect(cii).toContain('<ram:ChargeAmount>52.43</ram:ChargeAmount><ram:BasisQuantity unitCode="KGM">2.35<');
  expect(cii).toContain("Post &amp; Söhne &lt;Gastro&gt; OHG");
  expect(cii).toContain("<ram:RateApplicablePercent>7.00<");
  const reversed = eInvoiceXml(storno, "zugferd");
  expect(reversed).toContain("<ram:TypeCode>384<");
  expect(reversed).toContain('<ram:BilledQuantity unitCode="KGM">-2.35<');
  expect(reversed).toContain("<ram:GrandTotalAmount>-70.94<");
  expect(reversed).toContain("Stornorechnung zu Nr. RE-2026-00042 vom 05.11.2026");
  expect(eInvoiceXml(credit, "zugferd")).toContain("<ram:TypeCode>381</ram:TypeCode>");
  expect(eInvoiceXml(credit, "zugferd")).toContain("<ram:GrandTotalAmount>23.87<");
  expect(eInvoiceXml(smallBusiness, "zugferd")).toContain('<ram:ID schemeID="FC">156/123/45678<');
  expect(eInvoiceXml(deposits, "zugferd")).toContain("<ram:DuePayableAmount>0.00<");
  expect(eInvoiceXml(publicBody, "xrechnung")).toContain(
    "<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>",
  );
  expect(eInvoiceXml(collective, "zugferd")).toContain("Lieferung vom 10.11.2026, Bestellung 1077");
  expect(eInvoiceXml(storno, "ebInterface")).toContain('DocumentType="CreditMemo"');
});

it("reads the check digits of a Leitweg-ID", () => {
  expect(["991-33333TEST-33", "04011000-1234512345-06"].map(isLeitwegId)).toEqual([true, true]);
  expect(["991-33333TEST-34", "991", ""].map(isLeitwegId)).toEqual([false, false, false]);
});
