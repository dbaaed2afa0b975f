import { expect, it } from "vitest";
import { statementAddition, statementName } from "./statement-words.ts";

it("PAY-06 writes a shop's name as card statements can show it", () => {
  expect(statementName("Bäckerei Süß & Söhne, Café „Zur Linde“")).toBe("BAECKEREI SUESS & SOEH");
  expect(statementName("24-Stunden-Hofladen Lindenanger")).toBe("24-STUNDEN-HOFLADEN LI");
  expect(statementName("Crème*<Brûlée>'\"\\")).toBe("CREMEBRULEE");
});

it("PAY-06 keeps a name of five letters, the shortest that the provider takes", () => {
  expect(statementName("Adler")).toBe("ADLER");
  expect(statementName("Hirt")).toBeNull();
});

it("says nothing where no name is left", () => {
  expect(statementName("Eis")).toBeNull();
  expect(statementName("2468 1357")).toBeNull();
  expect(statementName("点心点心点心")).toBeNull();
});

it("keeps an addition short enough to stand behind a company's name", () => {
  expect(statementAddition("Hofladen am Lindenanger")).toBe("HOFLADEN AM");
  expect(statementAddition("***")).toBeNull();
});
