import { expect, test } from "vitest";
import { holidaysDraft, holidaysErrors, storedHolidays } from "./holidays-draft.ts";
import { imprintDraft, imprintErrors, imprintHint, owedInImprint, storedImprint } from "./imprint-draft.ts";
import {
  newSettings,
  rulesDraft,
  rulesErrors,
  storedRules,
  type RulesDraft,
  type SettingsFields,
} from "./rules-draft.ts";

const settings: SettingsFields = {
  ...newSettings,
  ordering: {
    ...newSettings.ordering,
    accountRequiredFor: ["shipping"],
    maxOrderCents: 50_000,
    maxOpenOrdersPerGuest: 3,
    substitutionDefault: "ask",
  },
  prep: { baseMinutes: 5, secondsPerKitchenUnit: 90, rules: [{ fromUnits: 10, minutes: 20 }] },
  notifications: { ...newSettings.notifications, emails: ["laden@hofladen.example"], phoneAlarm: "+49 1" },
  texts: { thankYou: "Danke!", pickupHint: "Hinten", closedMessage: "Ruhetag", emailFooter: "Bis bald" },
};
const { ordering, prep, notifications, texts } = settings;

test("K-TYP-5 what needs an account of shoppers cannot be switched while there is none, and what is stored stays", () => {
  expect(Object.keys(rulesDraft(settings)).filter((name) => /guestAllowed|account/i.test(name))).toEqual([]);
  expect(storedRules(rulesDraft(settings), settings).ordering).toMatchObject({
    guestAllowed: settings.ordering.guestAllowed,
    accountRequiredFor: ["shipping"],
  });
});

test("rules come out of the form as they went in, with what it does not show", () => {
  expect(rulesErrors(rulesDraft(settings))).toEqual({});
  expect(storedRules(rulesDraft(settings), settings)).toEqual({ ordering, prep, notifications, texts });
  expect(rulesErrors(rulesDraft(newSettings))).toEqual({});
});

test.each<[Partial<RulesDraft>, string]>([
  [{ acceptTimeoutMinutes: "0" }, "acceptTimeoutMinutes"],
  [{ minOrder: "20", maxOrder: "10" }, "maxOrder"],
  [{ maxLines: "101" }, "maxLines"],
  [{ emails: "laden@hofladen.example, oma" }, "emails"],
  [{ thankYou: "x".repeat(1001) }, "thankYou"],
])("what is wrong in %j stands at its field", (part, name) => {
  expect(Object.keys(rulesErrors({ ...rulesDraft(settings), ...part }))).toEqual([name]);
});

const legal = {
  legalName: "Hofladen Lindenanger GbR",
  representative: "die Hofleitung",
  vatId: "DE136695976",
  taxScheme: "regular" as const,
  organicControlNo: "DE-ÖKO-006",
  address: { street: "Anger", houseNo: "3", zip: "83253", city: "Rimsting", country: "DE" as const, geo: { lat: 47.8, lng: 12.3 } },
  bank: { iban: "DE00", holder: "Hofladen" },
}; // prettier-ignore

test("the imprint comes out as it went in; bank and country stay, coordinates only with their address", () => {
  expect(storedImprint(imprintDraft(legal), legal)).toEqual(legal);
  const moved = storedImprint({ ...imprintDraft(legal), street: "Dorfplatz", vatId: "" }, legal);
  expect(moved).not.toHaveProperty("vatId");
  expect(moved.address).toEqual({ street: "Dorfplatz", houseNo: "3", zip: "83253", city: "Rimsting", country: "DE" });
  expect(moved.bank).toEqual(legal.bank);
  expect(Object.keys(imprintErrors({ ...imprintDraft(legal), legalName: " ", city: "" }))).toEqual([
    "legalName",
    "city",
  ]);
});

test("K-LEG-01 chamber, rules of the trade and purpose have fields of their own, and what is left empty is not stored", () => {
  const austrian = {
    ...legal,
    chamber: "Wirtschaftskammer Steiermark",
    tradeRules: "Gewerbeordnung",
    purpose: "Bäckerei",
  };
  expect(imprintDraft(austrian)).toMatchObject({ chamber: "Wirtschaftskammer Steiermark", purpose: "Bäckerei" });
  expect(storedImprint(imprintDraft(austrian), austrian)).toEqual(austrian);
  expect(storedImprint({ ...imprintDraft(austrian), chamber: " " }, austrian)).not.toHaveProperty("chamber");
  expect(imprintErrors({ ...imprintDraft(austrian), tradeRules: "x".repeat(4001) })).toEqual({
    tradeRules: expect.anything() as unknown,
  });
});

test("K-LEG-01 the form says by their labels which facts law still wants", () => {
  const baker = { country: "AT", kind: "bakery" } as const;
  expect(imprintHint(baker, imprintDraft(legal))).toBe(
    "Das Gesetz verlangt hier noch: Unternehmensgegenstand, Gewerbebehörde, Kammer, Anzuwendende Rechtsvorschriften. Ergänze sie, wenn sie auf deinen Betrieb zutreffen.",
  );
  // None of them is voluntary, typed or not.
  expect([...owedInImprint(baker, imprintDraft(legal))]).toEqual(["purpose", "authority", "chamber", "tradeRules"]);
  expect(owedInImprint({ country: "DE", kind: "bakery" }, imprintDraft(legal)).size).toBe(0);
  const said = { purpose: "Bäckerei", authority: "BH Weiz", chamber: "WKO", tradeRules: "GewO" };
  expect(imprintHint(baker, { ...imprintDraft(legal), ...said })).toBeNull();
  expect(imprintHint({ country: "DE", kind: "restaurant" }, imprintDraft(legal))).toContain(
    "verlangt hier noch: Aufsichtsbehörde.",
  );
});

test("M-P16 a VAT id is checked at its field, and kept without what people put between", () => {
  expect(imprintErrors(imprintDraft(legal))).toEqual({});
  expect(storedImprint({ ...imprintDraft(legal), vatId: " de 136 695 976 " }, legal).vatId).toBe("DE136695976");
  expect(imprintErrors({ ...imprintDraft(legal), vatId: "QUATSCH" })).toEqual({
    vatId: { sentence: expect.stringContaining("DE und neun Ziffern") as unknown },
  });
  expect(imprintErrors({ ...imprintDraft(legal), vatId: "DE136695967" })).toEqual({
    vatId: { sentence: expect.stringContaining("vertauscht") as unknown },
  });
});

test("days off come out as they went in, the next ones first", () => {
  const closures = [
    { from: "2026-12-24", to: "2026-12-26", reason: "Weihnachten", mode: "closed" as const },
    { from: "2026-08-01", to: "2026-08-14", mode: "preorderOnly" as const, methods: ["delivery" as const] },
  ];
  expect(holidaysErrors(holidaysDraft(closures))).toEqual({});
  expect(storedHolidays(holidaysDraft(closures))).toEqual(closures.toReversed());
  const wrong = holidaysDraft([
    { from: "2026-12-24", to: "2026-12-01", mode: "closed" },
    { from: "", to: "", mode: "closed" },
  ]);
  expect(holidaysErrors(wrong)).toEqual({
    "closures.0.to": "ends-before",
    "closures.1.from": "not-date",
    "closures.1.to": "not-date",
  });
});
