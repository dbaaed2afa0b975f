import { expect, test } from "vitest";
import { imprintDraft, imprintErrors, storedImprint } from "./imprint-draft.ts";
import { newSettings, rulesDraft, rulesErrors, storedRules } from "./rules-draft.ts";
import type { RulesDraft, SettingsFields } from "./rules-draft.ts";

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
  vatId: "DE999999999",
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
