import { expect, it } from "vitest";
import type { BusinessInvoice } from "@lokalkorb/domain/invoices/invoice-fields";
import { cancelInvoice, correctInvoice } from "@lokalkorb/domain/invoices/take-back";
import { aMoment } from "@lokalkorb/domain/testing/builders";
import { aBusinessInvoice, aCollectableOrder } from "@lokalkorb/domain/testing/invoices";
import { aCompanyOrder } from "../../billing/testing/company-order.ts";
import { writeEInvoice } from "../../e-invoices/write-e-invoice.ts";
import { businessEInvoice } from "./business-e-invoice.ts";

const { seller } = aBusinessInvoice();
const bank = { iban: "AT611904300234573201", holder: "Hof GmbH" };
const formats = ["zugferd", "ebInterface"] as const;

const collected = (orderIds: readonly string[]): BusinessInvoice =>
  aBusinessInvoice(
    { seller: { ...seller, bank } },
    orderIds.map((id) =>
      aCollectableOrder({
        id,
        lines: aCompanyOrder().lines,
        totals: aCompanyOrder().totals,
        completedAt: aMoment - (id === "o1" ? 0 : 86_400_000),
      }),
    ),
  );

it.each(formats)(
  "INV-05 EIN-05 a collective invoice, what cancels it and what corrects it become %s",
  async (format) => {
    const invoice = collected(["o1", "o2"]);
    expect(await writeEInvoice(businessEInvoice(invoice, "2026-11-20"), format)).toHaveProperty("xml");
    const taking = { reason: "Verdorben", issuedOn: "2026-11-21" };
    const cancelled = cancelInvoice(invoice, taking);
    const corrected = correctInvoice(invoice, [{ line: 0, grossCents: 100 }], taking);
    const original = { no: invoice.no ?? "", issuedOn: "2026-11-20" };
    for (const taken of [cancelled, corrected]) {
      if (!taken.ok) throw new Error(JSON.stringify(taken));
      const document = { ...taken.value.document, no: "K-1", original, locked: true };
      expect(await writeEInvoice(businessEInvoice(document, "2026-11-21"), format)).toHaveProperty("xml");
    }
  },
);

it("EIN-03 a company that pays by transfer needs an account to pay to", async () => {
  const written = await writeEInvoice(businessEInvoice(aBusinessInvoice(), "2026-11-20"), "zugferd");
  expect("problems" in written && written.problems.map(({ rule }) => rule)).toEqual(["BR-61"]);
});

it("INV-01 EIN-05 a seller without a VAT id is told by the number of the tax office", async () => {
  const { vatId: _vatId, register: _register, ...without } = { ...seller, bank, taxNumber: "156/123/45678" };
  const written = await writeEInvoice(businessEInvoice(aBusinessInvoice({ seller: without }), "2026-11-20"), "zugferd");
  expect("xml" in written && written.xml).toContain('<ram:ID schemeID="FC">156/123/45678<');
});
