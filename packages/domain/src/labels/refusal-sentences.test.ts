import { expect, test } from "vitest";
import type { Refusal } from "../ordering/order/refusal.ts";
import { aMoment } from "../testing/builders.ts";
import { settingsRefusal } from "./refusal-sentences.ts";

const next = { key: "k", start: aMoment + 3_600_000, end: aMoment + 4_500_000 };
const free = " Nächster freier Termin: heute, 11:00–11:15 Uhr.";
const none = " In den nächsten Tagen ist leider kein Termin frei.";
const said = (refusal: Refusal) =>
  settingsRefusal(refusal, { timezone: "Europe/Berlin", now: aMoment })?.replaceAll("\u00a0", " ") ?? null;
const named = (...names: readonly string[]) => names.map((name) => ({ itemId: name, lineId: name, name }));

test("TXT-05 a time that cannot be had is said with the next one, or that there is none", () => {
  expect(said({ type: "slot-changed", next })).toBe(`Diesen Termin gibt es nicht mehr.${free}`);
  expect(said({ type: "slot-full", next: null })).toBe(`Dieser Termin ist nicht mehr frei.${none}`);
  expect(said({ type: "cutoff-passed", next })).toBe(`Der Bestellschluss für diesen Termin ist vorbei.${free}`);
  expect(said({ type: "shop-closed", next })).toBe(`Zu dieser Zeit ist geschlossen.${free}`);
  expect(said({ type: "shop-closed", reason: "Inventur", next })).toBe(
    `Zu dieser Zeit ist geschlossen: Inventur.${free}`,
  );
  expect(said({ type: "shop-closed", message: "Der Ofen ist aus.", next })).toBe(`Der Ofen ist aus.${free}`);
});

test("goods are named, one, two or three of them, with what to do", () => {
  const then = (more: object, ...names: readonly string[]) =>
    said({ type: "not-available-then", items: named(...names), ...more } as Refusal);
  expect(then({ abroad: true }, "Wein")).toContain("„Wein“ dürfen wir nicht ins Ausland schicken.");
  expect(then({ unchecked: true }, "Wein", "Bier")).toContain("„Wein“ und „Bier“ verschicken wir nicht");
  expect(then({ way: "locker" }, "Bier")).toContain("Mit „Abholfach“ gibt es „Bier“ nicht.");
  expect(then({}, "A", "B", "C")).toContain("Zu diesem Termin gibt es „A“, „B“ und „C“ nicht.");
});

test("values, areas and codes are said with their facts", () => {
  expect(said({ type: "below-minimum", minimumCents: 2000, missingCents: 160 })).toBe(
    "Mindestbestellwert: 20,00 €. Es fehlen noch 1,60 €.",
  );
  expect(said({ type: "above-maximum", maximumCents: 2000, excessCents: 100 })).toContain("höchstens 20,00 €");
  expect(said({ type: "distribution-unavailable" })).toContain("Wähle bitte einen anderen.");
  expect(said({ type: "address-required" })).toContain("Bitte gib die ganze Adresse an.");
  const area = { type: "out-of-area", zip: "8020" } as const;
  expect(said({ ...area, alternatives: [] })).toBe("Nach 8020 liefern wir noch nicht.");
  expect(said({ ...area, alternatives: ["pickup"] })).toContain("Abholung ist möglich.");
  const code = "BROT10";
  expect(said({ type: "code-invalid", code })).toContain("kennen wir hier nicht");
  expect(said({ type: "code-used", code })).toBe("Der Code „BROT10“ ist schon eingelöst.");
  expect(said({ type: "code-expired", code, validTo: aMoment })).toBe(
    "Der Code „BROT10“ galt bis 20.11.2026, 10:00 Uhr.",
  );
  expect(said({ type: "code-not-yet", code, validFrom: aMoment })).toContain("gilt erst ab 20.11.2026, 10:00 Uhr.");
  expect(said({ type: "code-not-combinable", code, with: "ALLE" })).toContain("nicht mit „ALLE“ kombinieren");
  expect(said({ type: "code-conditions", code, reason: "minimum", missingCents: 100 })).toContain("noch 1,00 €");
  expect(said({ type: "code-conditions", code, reason: "items" })).toContain("keinen der Artikel");
});

test("another refusal has no sentence of the settings", () => {
  expect(said({ type: "sign-in-required" })).toBeNull();
});
