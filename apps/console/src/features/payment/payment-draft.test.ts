import { expect, test } from "vitest";
import {
  newPaymentSettings,
  paymentDraft,
  paymentErrors,
  shownMethods,
  storedPayment,
  type PaymentFields,
} from "./payment-draft.ts";
import { tipErrors, usualTips, type TipDraft } from "./tip-draft.ts";

const settings: PaymentFields = {
  provider: "stripe",
  connect: { accountId: "acct_1", chargesEnabled: true, payoutsEnabled: true, requirementsDue: [], country: "AT" },
  methods: { cashOnPickup: { enabled: true, maxCents: 5000 }, card: { enabled: false }, giftCard: { enabled: true } },
  capture: "onPlace",
  noShow: { chargeBp: 5000 },
};

test("what is stored comes out of the form as it went in, without the account", () => {
  const { connect: _connect, ...own } = settings;
  expect(storedPayment(paymentDraft(settings), settings)).toEqual(own);
});

test("a switched method keeps its limits, others stay as they are", () => {
  const draft = { ...paymentDraft(settings), cashOnPickup: false, klarna: true };
  expect(storedPayment(draft, settings).methods).toEqual({
    cashOnPickup: { enabled: false, maxCents: 5000 },
    card: { enabled: false },
    giftCard: { enabled: true },
    klarna: { enabled: true },
  });
});

test("conditions of a method come out of the form as they went in, and what is emptied is gone", () => {
  const card = { enabled: true, minCents: 1000, maxCents: 20_050, distribution: ["delivery", "shipping"], onlyKnownCustomers: true } as const; // prettier-ignore
  const limited: PaymentFields = { ...settings, methods: { card } };
  const draft = paymentDraft(limited);
  const at = shownMethods.indexOf("card");
  expect(draft.terms[at]).toEqual({ min: "10,00", max: "200,50", ways: ["delivery", "shipping"], known: true });
  expect(storedPayment(draft, limited).methods).toEqual({ card });
  const free = draft.terms.with(at, { min: " ", max: "", ways: [], known: false });
  expect(storedPayment({ ...draft, terms: free }, limited).methods).toEqual({ card: { enabled: true } });
});

test.each<[string, string, string, readonly string[]]>([
  ["nothing", "", "", []],
  ["from and to the same", "10", "10,00", []],
  ["no money", "viel", "", ["min"]],
  ["less than nothing at most", "", "0", ["max"]],
  ["an end before the beginning", "20", "10", ["max"]],
])("conditions: %s", (_name, min, max, wrong) => {
  const draft = paymentDraft(settings);
  const at = shownMethods.indexOf("cashOnPickup");
  const terms = draft.terms.with(at, { min, max, ways: [], known: false });
  expect(Object.keys(paymentErrors({ ...draft, terms }))).toEqual(wrong.map((field) => `terms.${at}.${field}`));
  expect(paymentErrors({ ...draft, terms, cashOnPickup: false })).toEqual({});
});

test("a shop without settings begins with none switched on", () => {
  expect(storedPayment(paymentDraft(newPaymentSettings), newPaymentSettings)).toEqual(newPaymentSettings);
});

test("what is reserved for weighing and the words on the statement are stored as typed, and refused where they make no sense", () => {
  const draft = { ...paymentDraft(settings), weightReserve: "12,5 %", statement: " Hofladen " };
  expect(storedPayment(draft, settings)).toMatchObject({ catchWeightBufferBp: 1250, statementDescriptor: "Hofladen" });
  expect(paymentErrors(draft)).toEqual({});
  const known: PaymentFields = { ...settings, catchWeightBufferBp: 1500, statementDescriptor: "HOF" };
  expect(paymentDraft(known)).toMatchObject({ weightReserve: "15", statement: "HOF" });
  const emptied = storedPayment({ ...paymentDraft(known), weightReserve: "", statement: "" }, known);
  expect(emptied).not.toHaveProperty("catchWeightBufferBp");
  expect(emptied).not.toHaveProperty("statementDescriptor");
  expect(Object.keys(paymentErrors({ ...draft, weightReserve: "60", statement: "***" }))).toEqual([
    "weightReserve",
    "statement",
  ]);
});

const tips = { enabled: true, mode: "fixed", presets: [100, 250], recipient: "driver" } as const;

test("tips come out of the form as they went in; switched off they keep what was proposed", () => {
  const asked: PaymentFields = { ...settings, tips };
  expect(storedPayment(paymentDraft(asked), asked).tips).toEqual(tips);
  expect(paymentDraft(asked)).toMatchObject({ tipMode: "fixed", tip1: "1,00", tip2: "2,50", tip3: "" });
  const off = storedPayment({ ...paymentDraft(asked), tipMode: "off" }, asked).tips;
  expect(off).toEqual({ ...tips, enabled: false });
  expect(paymentDraft({ ...settings, tips: off ?? tips }).tipMode).toBe("off");
});

test("tips are stored smallest first and once, and only for a shop that ever asked", () => {
  const draft = { ...paymentDraft(settings), ...usualTips("percent"), tip1: "15", tip3: "10" };
  expect(storedPayment(draft, settings).tips).toEqual({
    enabled: true,
    mode: "percent",
    presets: [10, 15],
    recipient: "staff",
  });
  expect(storedPayment(paymentDraft(settings), settings)).not.toHaveProperty("tips");
});

test.each<[string, Partial<TipDraft>, readonly string[]]>([
  ["nothing proposed", { tip1: "", tip2: " ", tip3: "" }, ["tip1"]],
  ["percents as money", { tip2: "2,50" }, ["tip2"]],
  ["more than half", { tip3: "60" }, ["tip3"]],
  ["money as words", { tipMode: "fixed", tip1: "viel" }, ["tip1"]],
  ["nothing at all while nobody is asked", { tipMode: "off", tip1: "viel" }, []],
])("%s is named at its field", (_name, part, names) => {
  expect(Object.keys(tipErrors({ ...usualTips("percent"), ...part }))).toEqual(names);
});
