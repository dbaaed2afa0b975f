import { expect, it } from "vitest";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Refund } from "@lokalkorb/domain/ordering/order/payment";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { aMoment } from "@lokalkorb/domain/testing/builders";
import { generateBasket } from "@lokalkorb/domain/testing/oracle/generate-basket";
import { writeEInvoice } from "../e-invoices/write-e-invoice.ts";
import { aMailShop } from "../notifications/testing/demo-mails.ts";
import { receiptOf } from "./receipt-of.ts";
import { aCompany, aCompanyOrder } from "./testing/company-order.ts";
import { eInvoiceOfCorrection, eInvoiceOfReceipt } from "./e-invoice-of-order.ts";

const shop = aMailShop();
const receiptFor = (order: Order) => eInvoiceOfReceipt({ order, shop, no: "R-2026-00001", at: aMoment }, aCompany());

it("EIN-05.1 an order's receipt becomes a file whose net lines add up to the cent", async () => {
  const invoice = must(receiptFor(aCompanyOrder()), "an e-invoice");
  expect(invoice.lines.map(({ text, netCents, rateBp }) => [text, netCents, rateBp])).toEqual([
    ["Semmel", 281, 700],
    ["Brotzeit", 1570, 700],
    ["Brotzeit", 518, 1900],
    ["Apfelsaft, 1 l", 1401, 1900],
    ["Pfand Apfelsaft", 76, 1900],
    ["Trinkgeld", 200, 0],
  ]);
  expect(invoice.adjustments).toEqual([
    { text: "Lieferung", netCents: 200, rateBp: 700 },
    { text: "Lieferung", netCents: 232, rateBp: 1900 },
  ]);
  expect(invoice).toMatchObject({ netCents: 4478, vatCents: 567, grossCents: 5045, paidCents: 5045 });
  expect(await writeEInvoice(invoice, "zugferd")).toHaveProperty("xml");
});

it("EIN-05.1 every basket of the generator becomes a file, with tax shown and with net prices", async () => {
  let written = 0;
  for (let index = 0; index < 150; index += 1) {
    const { question } = generateBasket(7, index);
    const { lines, totals } = priceBasket(question);
    const invoice = receiptFor(aCompanyOrder({ lines, totals }));
    // Without tax a shop has no e-invoice, goods at 0 % need a reason that no article has, and gifts alone are no position.
    if (totals.vat.length === 0 || totals.vat.some(({ rateBp }) => rateBp === 0) || totals.itemsCents === 0) continue;
    expect(await writeEInvoice(must(invoice, "an e-invoice"), "zugferd"), `basket ${index}`).toHaveProperty("xml");
    written += 1;
  }
  expect(written).toBeGreaterThan(70);
});

it("EIN-05.3 a deposit without tax is exempt, prices without tax stay as they are, and a reduced fee is a reduction", async () => {
  const order = aCompanyOrder();
  const [bread] = order.lines;
  const vat = [{ rateBp: 700, netCents: 281, vatCents: 20, grossCents: 301 }];
  const none = { ...order.totals, discountCents: 0, deliveryCents: 0, tipCents: 0, itemsCents: 301, vat };
  const lines = [{ ...must(bread, "a line"), depositCents: 25 }];
  const exempt = must(receiptFor(aCompanyOrder({ lines, totals: { ...none, totalCents: 326 } })), "an e-invoice");
  expect(exempt.lines.at(-1)).toMatchObject({ netCents: 25, rateBp: 0, exemption: "deposit" });
  expect(await writeEInvoice(exempt, "zugferd")).toHaveProperty("xml");
  const onTop = [{ rateBp: 700, netCents: 290, vatCents: 20, grossCents: 310 }];
  const net = { ...none, vat: onTop, addedVatCents: 20, deliveryCents: 0, totalCents: 310 };
  expect(receiptFor(aCompanyOrder({ lines: order.lines.slice(0, 1), totals: net }))).toMatchObject({
    lines: [{ netCents: 301 }],
    adjustments: [{ text: "Nachlass", netCents: -11 }],
  });
  expect(receiptFor(aCompanyOrder({ totals: { ...order.totals, totalCents: 9999 } }))).toBeNull();
});

it("INV-06 a refund becomes a correction of both rates, of the whole a storno; what bears no tax is not guessed", async () => {
  const { vat, totalCents } = aCompanyOrder().totals;
  const refund: Refund = {
    id: "rf1",
    cents: 4845,
    reason: "",
    state: "succeeded",
    at: aMoment,
    from: [],
    lines: [],
    vat,
  };
  const correctionOf = (order: Order, refund: Refund) =>
    eInvoiceOfCorrection(
      { order, shop, no: "K-1", at: aMoment, refund, receipt: { no: "R-2026-00001", at: aMoment } },
      aCompany(),
    );
  const part = must(correctionOf(aCompanyOrder(), refund), "an e-invoice");
  expect(part).toMatchObject({ type: "credit", grossCents: -4845 });
  expect(await writeEInvoice(part, "zugferd")).toHaveProperty("xml");
  const totals = { ...aCompanyOrder().totals, tipCents: 0, totalCents: 4845 };
  const whole = must(correctionOf(aCompanyOrder({ totals }), refund), "an e-invoice");
  expect(whole.type).toBe("storno");
  expect(await writeEInvoice(whole, "zugferd")).toHaveProperty("xml");
  expect(correctionOf(aCompanyOrder(), { ...refund, cents: totalCents })).toBeNull();
});

it("INV-01 names the company, its number of the order and the file on the paper", () => {
  const question = { order: aCompanyOrder(), shop, no: "R-2026-00001", at: aMoment, company: aCompany() };
  const paper = receiptOf({ ...question, carriesEInvoice: true });
  expect(paper.buyer[0]).toBe("Post Gastro GmbH & Co. KG");
  expect(paper.buyer.at(-1)).toBe("USt-IdNr.: DE136695976");
  expect(paper.facts).toContainEqual({ label: "Bestellzeichen", value: "4500012345" });
  expect(paper.notes).toContain("Dieses PDF enthält die Rechnung auch als E-Rechnung (ZUGFeRD).");
});
