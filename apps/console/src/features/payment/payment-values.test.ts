import { expect, test } from "vitest";
import {
  newPaymentSettings,
  paymentValues,
  paymentErrors,
  shownMethods,
  storedPayment,
  type PaymentFields,
} from "./payment-values.ts";
import { fieldChecks } from "@/shared/forms/state/read-fields";
import { checkTips, usualTips, type TipValues } from "./tip-values.ts";

const settings: PaymentFields = {
  provider: "stripe",
  connect: { accountId: "acct_1", chargesEnabled: true, payoutsEnabled: true, requirementsDue: [], country: "AT" },
  methods: { cashOnPickup: { enabled: true, maxCents: 5000 }, card: { enabled: false }, giftCard: { enabled: true } },
  capture: "onPlace",
  noShow: { chargeBp: 5000 },
};

test("what is stored comes out of the form as it went in, without the account", () => {
  const { connect: _connect, ...own } = settings;
  expect(storedPayment(paymentValues(settings), settings)).toEqual(own);
});

test("the share that is kept of what was not picked up is all unless the shop says less", () => {
  const values = paymentValues(newPaymentSettings);
  expect(values.noShowCharge).toBe("100");
  expect(storedPayment(values, newPaymentSettings)).not.toHaveProperty("noShow", expect.anything());
  expect(storedPayment({ ...values, noShowCharge: "25" }, newPaymentSettings).noShow).toEqual({ chargeBp: 2500 });
  expect(Object.keys(paymentErrors({ ...values, noShowCharge: "120" }))).toEqual(["noShowCharge"]);
});

test("a switched method keeps its limits, others stay as they are", () => {
  const values = { ...paymentValues(settings), cashOnPickup: false, klarna: true };
  expect(storedPayment(values, settings).methods).toEqual({
    cashOnPickup: { enabled: false, maxCents: 5000 },
    card: { enabled: false },
    giftCard: { enabled: true },
    klarna: { enabled: true },
  });
});

test("conditions of a method come out of the form as they went in, and what is emptied is gone", () => {
  const card = { enabled: true, minCents: 1000, maxCents: 20_050, distribution: ["delivery", "shipping"], onlyKnownCustomers: true } as const; // prettier-ignore
  const limited: PaymentFields = { ...settings, methods: { card } };
  const values = paymentValues(limited);
  const at = shownMethods.indexOf("card");
  expect(values.terms[at]).toEqual({
    min: "10,00",
    max: "200,50",
    distribution: ["delivery", "shipping"],
    onlyKnownCustomers: true,
  });
  expect(storedPayment(values, limited).methods).toEqual({ card });
  const free = values.terms.with(at, { min: " ", max: "", distribution: [], onlyKnownCustomers: false });
  expect(storedPayment({ ...values, terms: free }, limited).methods).toEqual({ card: { enabled: true } });
});

test.each<[string, string, string, readonly string[]]>([
  ["nothing", "", "", []],
  ["from and to the same", "10", "10,00", []],
  ["no money", "viel", "", ["min"]],
  ["less than nothing at most", "", "0", ["max"]],
  ["an end before the beginning", "20", "10", ["max"]],
])("conditions: %s", (_name, min, max, wrong) => {
  const values = paymentValues(settings);
  const at = shownMethods.indexOf("cashOnPickup");
  const terms = values.terms.with(at, { min, max, distribution: [], onlyKnownCustomers: false });
  expect(Object.keys(paymentErrors({ ...values, terms }))).toEqual(wrong.map((field) => `terms.${at}.${field}`));
  expect(paymentErrors({ ...values, terms, cashOnPickup: false })).toEqual({});
});

test("a shop without settings begins with none switched on", () => {
  expect(storedPayment(paymentValues(newPaymentSettings), newPaymentSettings)).toEqual(newPaymentSettings);
});

test("what is reserved for weighing and the words on the statement are stored as typed, and refused where they make no sense", () => {
  const values = { ...paymentValues(settings), catchWeightBuffer: "12,5 %", statementDescriptor: " Hofladen " };
  expect(storedPayment(values, settings)).toMatchObject({ catchWeightBufferBp: 1250, statementDescriptor: "Hofladen" });
  expect(paymentErrors(values)).toEqual({});
  const known: PaymentFields = { ...settings, catchWeightBufferBp: 1500, statementDescriptor: "HOF" };
  expect(paymentValues(known)).toMatchObject({ catchWeightBuffer: "15", statementDescriptor: "HOF" });
  const emptied = storedPayment({ ...paymentValues(known), catchWeightBuffer: "", statementDescriptor: "" }, known);
  expect(emptied).not.toHaveProperty("catchWeightBufferBp");
  expect(emptied).not.toHaveProperty("statementDescriptor");
  expect(Object.keys(paymentErrors({ ...values, catchWeightBuffer: "60", statementDescriptor: "***" }))).toEqual([
    "catchWeightBuffer",
    "statementDescriptor",
  ]);
});

const tips = { enabled: true, mode: "fixed", presets: [100, 250], recipient: "driver" } as const;

test("tips come out of the form as they went in; switched off they keep what was proposed", () => {
  const asked: PaymentFields = { ...settings, tips };
  expect(storedPayment(paymentValues(asked), asked).tips).toEqual(tips);
  expect(paymentValues(asked)).toMatchObject({ tipMode: "fixed", tip1: "1,00", tip2: "2,50", tip3: "" });
  const off = storedPayment({ ...paymentValues(asked), tipMode: "off" }, asked).tips;
  expect(off).toEqual({ ...tips, enabled: false });
  expect(paymentValues({ ...settings, tips: off ?? tips }).tipMode).toBe("off");
});

test("tips are stored smallest first and once, and only for a shop that ever asked", () => {
  const values = { ...paymentValues(settings), ...usualTips("percent"), tip1: "15", tip3: "10" };
  expect(storedPayment(values, settings).tips).toEqual({
    enabled: true,
    mode: "percent",
    presets: [10, 15],
    recipient: "staff",
  });
  expect(storedPayment(paymentValues(settings), settings)).not.toHaveProperty("tips");
});

test.each<[string, Partial<TipValues>, readonly string[]]>([
  ["nothing proposed", { tip1: "", tip2: " ", tip3: "" }, ["tip1"]],
  ["percents as money", { tip2: "2,50" }, ["tip2"]],
  ["more than half", { tip3: "60" }, ["tip3"]],
  ["money as words", { tipMode: "fixed", tip1: "viel" }, ["tip1"]],
  ["nothing at all while nobody is asked", { tipMode: "off", tip1: "viel" }, []],
])("%s is named at its field", (_name, part, names) => {
  const checks = fieldChecks();
  checkTips({ ...usualTips("percent"), ...part }, checks);
  expect(Object.keys(checks.errors)).toEqual(names);
});
