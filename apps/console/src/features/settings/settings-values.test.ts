import { expect, test } from "vitest";
import { holidaysValues, holidaysErrors, storedHolidays } from "./holidays-values.ts";
import { imprintValues, imprintErrors, imprintHint, owedInImprint, storedImprint } from "./imprint-values.ts";
import {
  newSettings,
  rulesValues,
  rulesErrors,
  storedRules,
  type RulesValues,
  type SettingsFields,
} from "./rules-values.ts";

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
  notifications: {
    ...newSettings.notifications,
    emails: ["laden@hofladen.example"],
    phoneAlarm: "+49 171 1234567",
    pauseAfterMissed: 2,
    quietHours: { from: "22:00", to: "06:00" },
  },
  texts: { thankYou: "Danke!", pickupHint: "Hinten", closedMessage: "Ruhetag", emailFooter: "Bis bald" },
};
const { ordering, prep, notifications, texts } = settings;

test("K-TYP-5 CHK-11 an open shop asks for no account: there is no switch for it, and what is stored stays", () => {
  expect(Object.keys(rulesValues(settings)).filter((name) => /guestAllowed|account/i.test(name))).toEqual([]);
  expect(storedRules(rulesValues(settings), settings).ordering).toMatchObject({
    guestAllowed: settings.ordering.guestAllowed,
    accountRequiredFor: ["shipping"],
  });
});

test("rules come out of the form as they went in, with what it does not show", () => {
  expect(rulesErrors(rulesValues(settings))).toEqual({});
  expect(storedRules(rulesValues(settings), settings)).toEqual({ ordering, prep, notifications, texts });
  expect(rulesErrors(rulesValues(newSettings))).toEqual({});
});

test.each<[Partial<RulesValues>, string]>([
  [{ acceptTimeoutMinutes: "0" }, "acceptTimeoutMinutes"],
  [{ minOrder: "20", maxOrder: "10" }, "maxOrder"],
  [{ maxLines: "101" }, "maxLines"],
  [{ emails: "laden@hofladen.example, oma" }, "emails"],
  [{ thankYou: "x".repeat(1001) }, "thankYou"],
  [{ phoneAlarm: "beim Chef" }, "phoneAlarm"],
  [{ quietTo: "" }, "quietTo"],
  [{ warnAfterRejections: "1" }, "warnAfterRejections"],
  [{ pauseAfterMissed: "11" }, "pauseAfterMissed"],
])("what is wrong in %j stands at its field", (part, name) => {
  expect(Object.keys(rulesErrors({ ...rulesValues(settings), ...part }))).toEqual([name]);
});

test("M-C9 what is left empty is switched off", () => {
  const off = { quietFrom: "", quietTo: "", phoneAlarm: " ", warnAfterRejections: "", pauseAfterMissed: "" };
  const stored = storedRules({ ...rulesValues(settings), ...off }, settings).notifications;
  for (const name of ["quietHours", "warnAfterRejections", "pauseAfterMissed"]) expect(stored).not.toHaveProperty(name);
  expect(stored.phoneAlarm ?? "").toBe("");
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
  expect(storedImprint(imprintValues(legal), legal)).toEqual(legal);
  const moved = storedImprint({ ...imprintValues(legal), street: "Dorfplatz", vatId: "" }, legal);
  expect(moved).not.toHaveProperty("vatId");
  expect(moved.address).toEqual({ street: "Dorfplatz", houseNo: "3", zip: "83253", city: "Rimsting", country: "DE" });
  expect(moved.bank).toEqual(legal.bank);
  expect(Object.keys(imprintErrors({ ...imprintValues(legal), legalName: " ", city: "" }))).toEqual([
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
  expect(imprintValues(austrian)).toMatchObject({ chamber: "Wirtschaftskammer Steiermark", purpose: "Bäckerei" });
  expect(storedImprint(imprintValues(austrian), austrian)).toEqual(austrian);
  expect(storedImprint({ ...imprintValues(austrian), chamber: " " }, austrian)).not.toHaveProperty("chamber");
  expect(imprintErrors({ ...imprintValues(austrian), tradeRules: "x".repeat(4001) })).toEqual({
    tradeRules: expect.anything() as unknown,
  });
});

test("K-LEG-01 the form says by their labels which facts law still wants", () => {
  const baker = { country: "AT", kind: "bakery" } as const;
  expect(imprintHint(baker, imprintValues(legal))).toBe(
    "Das Gesetz verlangt hier noch: Unternehmensgegenstand, Gewerbebehörde, Kammer, Anzuwendende Rechtsvorschriften. Ergänze sie, wenn sie auf deinen Betrieb zutreffen.",
  );
  // None of them is voluntary, typed or not.
  expect([...owedInImprint(baker, imprintValues(legal))]).toEqual(["purpose", "authority", "chamber", "tradeRules"]);
  expect(owedInImprint({ country: "DE", kind: "bakery" }, imprintValues(legal)).size).toBe(0);
  const said = { purpose: "Bäckerei", authority: "BH Weiz", chamber: "WKO", tradeRules: "GewO" };
  expect(imprintHint(baker, { ...imprintValues(legal), ...said })).toBeNull();
  expect(imprintHint({ country: "DE", kind: "restaurant" }, imprintValues(legal))).toContain(
    "verlangt hier noch: Aufsichtsbehörde.",
  );
});

test("M-P16 a VAT id is checked at its field, and kept without what people put between", () => {
  expect(imprintErrors(imprintValues(legal))).toEqual({});
  expect(storedImprint({ ...imprintValues(legal), vatId: " de 136 695 976 " }, legal).vatId).toBe("DE136695976");
  expect(imprintErrors({ ...imprintValues(legal), vatId: "QUATSCH" })).toEqual({
    vatId: { sentence: expect.stringContaining("DE und neun Ziffern") as unknown },
  });
  expect(imprintErrors({ ...imprintValues(legal), vatId: "DE136695967" })).toEqual({
    vatId: { sentence: expect.stringContaining("vertauscht") as unknown },
  });
});

test("days off come out as they went in, the next ones first", () => {
  const closures = [
    { from: "2026-12-24", to: "2026-12-26", reason: "Weihnachten", mode: "closed" as const },
    { from: "2026-08-01", to: "2026-08-14", mode: "preorderOnly" as const, methods: ["delivery" as const] },
  ];
  expect(holidaysErrors(holidaysValues(closures))).toEqual({});
  expect(storedHolidays(holidaysValues(closures))).toEqual(closures.toReversed());
  const wrong = holidaysValues([
    { from: "2026-12-24", to: "2026-12-01", mode: "closed" },
    { from: "", to: "", mode: "closed" },
  ]);
  expect(holidaysErrors(wrong)).toEqual({
    "closures.0.to": "ends-before",
    "closures.1.from": "not-date",
    "closures.1.to": "not-date",
  });
});
