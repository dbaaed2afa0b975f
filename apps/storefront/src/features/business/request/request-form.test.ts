import { expect, it } from "vitest";
import { emptyRequest, requestErrors, wishOf } from "./request-form.ts";

const whole = {
  ...emptyRequest,
  company: " Kita am Fluss ",
  name: "Leitung 1",
  zip: "83253",
  city: "Rimsting",
  street: "Anger",
  houseNo: "1",
  invoiceEmail: "rechnung@kita.example",
};

it("ADR-04 asks a company for all that an invoice needs, and for a VAT id only where there is one", () => {
  expect(Object.keys(requestErrors(emptyRequest))).toEqual([
    "company",
    "zip",
    "city",
    "street",
    "houseNo",
    "invoiceEmail",
    "name",
  ]);
  expect(requestErrors(whole)).toEqual({});
  expect(requestErrors({ ...whole, vatId: "DE 12" }).vatId).toContain("USt-IdNr.");
  expect(requestErrors({ ...whole, vatId: "DE123456789" }).vatId).toContain("Zahlendreher");
  expect(requestErrors({ ...whole, eInvoice: "xrechnung" })).toHaveProperty("leitwegId");
});

it("sends what was typed, and nothing that was left out", () => {
  expect(wishOf(whole, "shop")).toEqual({
    restaurantId: "shop",
    company: "Kita am Fluss",
    name: "Leitung 1",
    address: { zip: "83253", city: "Rimsting", street: "Anger", houseNo: "1", country: "DE" },
    invoiceEmail: "rechnung@kita.example",
    eInvoice: "pdf",
  });
  const more = { ...whole, vatId: "DE136695976", eInvoice: "xrechnung", leitwegId: "0-1", message: "Bitte" } as const;
  expect(wishOf(more, "shop")).toMatchObject({ vatId: "DE136695976", leitwegId: "0-1", message: "Bitte" });
});
