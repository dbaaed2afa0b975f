import { expect, it } from "vitest";
import { questions } from "./help-text.ts";

it("M-P10 the console's help says what its screen says: offline since when, and its own words", () => {
  const text = questions.console.map(({ question, answer }) => `${question} ${answer}`).join(" ");
  expect(text).toContain("Oben steht dann „Offline seit“ mit der Uhrzeit.");
  expect(text).toContain("Stell den Artikel unter „Angebot“ auf ausverkauft. Im Laden ist das sofort zu sehen.");
  expect(text).not.toMatch(/gesucht|Produkt|Shop/);
});
