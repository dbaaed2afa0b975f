import type { EInvoice, EInvoiceSeller } from "../invoice/e-invoice.ts";
import { turnedInvoice } from "../invoice/signed-amounts.ts";

const chiemgau: EInvoiceSeller = {
  name: "Hofladen am See",
  legalName: "Hofladen am See GmbH",
  taxScheme: "regular",
  address: { street: "Seestraße", houseNo: "4 a", zip: "83022", city: "Rosenheim", country: "DE" },
  vatId: "DE123456788",
  register: "HRB 12345",
  email: "rechnung@hofladen.example",
  contact: { name: "Büro", phone: "+49 8031 123450", email: "buero@hofladen.example" },
  bank: { iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001", holder: "Hofladen am See GmbH" },
};

const graz: EInvoiceSeller = {
  ...chiemgau,
  legalName: "Hofladen am See KG",
  address: { street: "Hauptplatz", houseNo: "1", zip: "8010", city: "Graz", country: "AT" },
  vatId: "ATU12345675",
  register: "FN 123456a",
  bank: { iban: "AT611904300234573201", bic: "BKAUATWW", holder: "Hofladen am See KG" },
};

/** VAT-20's own example: goods at two rates, 5 € discount and 4,90 € for the delivery, both shared out by rate. */
export const twoRates: EInvoice = {
  no: "RE-2026-00042",
  type: "invoice",
  issuedOn: "2026-11-05",
  seller: chiemgau,
  buyer: {
    name: "Gasthaus Post",
    legalName: "Post & Söhne <Gastro> OHG",
    address: { street: "Marktplatz", houseNo: "2", zip: "83209", city: "Prien", country: "DE" },
    vatId: "DE987654323",
    email: "einkauf@gasthaus.example",
  },
  deliverTo: { street: "Hafenweg", houseNo: "9", zip: "83209", city: "Prien", country: "DE" },
  supply: { from: "2026-11-03", to: "2026-11-03" },
  lines: [
    { text: "Bergkäse", qty: 2.35, unit: "kg", netCents: 5243, rateBp: 700 },
    { text: "Hugo „alkoholfrei“", qty: 3, unit: "Flasche", netCents: 1256, rateBp: 1900 },
  ],
  adjustments: [
    { text: "Rabatt Herbst", netCents: -369, rateBp: 700 },
    { text: "Rabatt Herbst", netCents: -88, rateBp: 1900 },
    { text: "Lieferung", netCents: 362, rateBp: 700 },
    { text: "Lieferung", netCents: 86, rateBp: 1900 },
  ],
  vat: [
    { rateBp: 700, netCents: 5236, vatCents: 366, grossCents: 5602 },
    { rateBp: 1900, netCents: 1254, vatCents: 238, grossCents: 1492 },
  ],
  netCents: 6490,
  vatCents: 604,
  grossCents: 7094,
  paidCents: 0,
  dueOn: "2026-11-19",
  terms: "Zahlbar binnen 14 Tagen ohne Abzug.",
  payment: { via: "transfer" },
};

const storno: EInvoice = {
  ...turnedInvoice(twoRates),
  no: "RE-2026-00043",
  type: "storno",
  cancels: { no: twoRates.no, issuedOn: twoRates.issuedOn },
};

const credit: EInvoice = {
  ...twoRates,
  no: "RE-2026-00044",
  type: "credit",
  lines: [{ text: "Bergkäse, verdorben", qty: -1, unit: "kg", netCents: -2231, rateBp: 700 }],
  adjustments: [],
  vat: [{ rateBp: 700, netCents: -2231, vatCents: -156, grossCents: -2387 }],
  netCents: -2231,
  vatCents: -156,
  grossCents: -2387,
  cancels: { no: twoRates.no, issuedOn: twoRates.issuedOn },
};

/** EIN-05.4: a Steuernummer alone does not say who sells. */
const smallBusiness: EInvoice = {
  ...twoRates,
  no: "RE-2026-00007",
  seller: {
    ...chiemgau,
    taxScheme: "smallBusiness",
    vatId: undefined,
    register: undefined,
    taxNumber: "156/123/45678",
    sellerNo: "hofladen-am-see",
  },
  lines: [{ text: "Honig", qty: 12, unit: "Glas", netCents: 8340, rateBp: 0 }],
  adjustments: [],
  vat: [],
  netCents: 8340,
  vatCents: 0,
  grossCents: 8340,
};

/** EIN-05.3: deposits of Austria, and 4,9 %. Paid before, so that nothing is due (EIN-05.7). */
const deposits: EInvoice = {
  ...twoRates,
  no: "RE-2026-00101",
  seller: graz,
  buyer: {
    name: "Buschenschank Ost",
    address: { street: "Weinberg", houseNo: "7", zip: "8042", city: "Graz", country: "AT" },
    vatId: "ATU98765438",
    email: "post@buschenschank.example",
    supplierNo: "4711",
  },
  deliverTo: undefined,
  poNumber: "4500012345",
  lines: [
    { text: "Vollmilch", qty: 20, unit: "l", netCents: 2574, rateBp: 490 },
    { text: "Apfelsaft", qty: 24, unit: "Dose", netCents: 3600, rateBp: 2000 },
    { text: "Einwegpfand", qty: 24, unit: "Stück", netCents: 600, rateBp: 0, exemption: "deposit" },
  ],
  adjustments: [],
  vat: [
    { rateBp: 490, netCents: 2574, vatCents: 126, grossCents: 2700 },
    { rateBp: 2000, netCents: 3600, vatCents: 720, grossCents: 4320 },
  ],
  netCents: 6774,
  vatCents: 846,
  grossCents: 7620,
  paidCents: 7620,
  payment: { via: "online" },
};

const publicBody: EInvoice = {
  ...twoRates,
  no: "RE-2026-00045",
  buyer: {
    name: "Grundschule am Anger",
    address: { street: "Anger", houseNo: "1", zip: "83209", city: "Prien", country: "DE" },
    email: "rechnung@schule.example",
    leitwegId: "04011000-1234512345-06",
  },
};

/** INV-05: a month of deliveries, taken from the account. */
const collective: EInvoice = {
  ...twoRates,
  no: "RE-2026-00046",
  issuedOn: "2026-11-30",
  supply: { from: "2026-11-01", to: "2026-11-30" },
  lines: [
    { text: "Brot", orderNo: "1041", deliveredOn: "2026-11-03", qty: 10, unit: "Stück", netCents: 3271, rateBp: 700 },
    { text: "Brot", orderNo: "1077", deliveredOn: "2026-11-10", qty: 12, unit: "Stück", netCents: 3926, rateBp: 700 },
    {
      text: "Bier",
      orderNo: "1077",
      deliveredOn: "2026-11-10",
      qty: 20,
      unit: "Flasche",
      netCents: 2521,
      rateBp: 1900,
    },
  ],
  adjustments: [],
  vat: [
    { rateBp: 700, netCents: 7197, vatCents: 504, grossCents: 7701 },
    { rateBp: 1900, netCents: 2521, vatCents: 479, grossCents: 3000 },
  ],
  netCents: 9718,
  vatCents: 983,
  grossCents: 10_701,
  payment: { via: "debit", mandateRef: "M-7", creditorId: "DE98ZZZ09999999999", iban: "DE02120300000000202051" },
};

/** The invoices of which legal.md says that they must pass (EIN). */
export const goldenInvoices = { twoRates, storno, credit, smallBusiness, deposits, publicBody, collective } as const;
