import { expect, it } from "vitest";
import { productSources, readSources } from "./read-sources.ts";

/** All that people read: pages, mails, papers, demo data; reports of errors and names of settings are for developers. */
const sources = [...productSources(), ...readSources("packages/dev/testing/*.ts", ":!*.test.ts")].filter(
  ({ file }) => !/^packages\/(?:configuration|error-reporting)\//.test(file),
);

const linesWith = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

it("CHK-15 nothing links to the dispute platform that was closed, or names laws that are no more", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(linesWith(/consumers\/odr|Online-Streitbeilegung|OS-Plattform/i)).toEqual([]);
  expect(linesWith(/\b(?:TMG|TTDSG)\b/)).toEqual([]);
});

it("CHK-10 nobody is asked to agree to a privacy notice, which is information", () => {
  expect(linesWith(/(?:stimme|akzeptiere|einverstanden)[^.]{0,60}Datenschutz/i)).toEqual([]);
});

it("CHK-09 no date of delivery is only usual", () => {
  expect(linesWith(/(?:Lieferzeit|Lieferung|Versand|Abholung)[^.]{0,40}in der Regel/i)).toEqual([]);
});

it("CHK-01 CHK-16 no page has other words for the button that binds", () => {
  expect(
    linesWith(/["'`>](?:Jetzt (?:bestellen|kaufen)|Bestellung (?:abschicken|abschließen|absenden)|Bestellen)["'`<]/),
  ).toEqual([]);
});

it("TXT-04 INV-06 no correction is called Gutschrift, which by law is an invoice that the buyer writes", () => {
  // Comments may say so.
  expect(linesWith(/^(?!\s*(?:\/\/|\/?\*)).*Gutschrift/i)).toEqual([]);
});

it("TXT-01 pages say du: Sie stands in terms, in the notice on withdrawal and in mails to companies alone", () => {
  const formal = linesWith(/^(?!\s*(?:\/\/|\/?\*)).*(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihre?[nmrs]?)\b/);
  const places =
    /^(?:packages\/domain\/src\/shop\/legal\/(?:(?:gift-)?withdrawal-notice|terms)|functions\/src\/notifications\/templates\/business\/(?:business|approval)-mails)\.ts:/;
  expect(formal.filter((line) => !places.test(line))).toEqual([]);
  expect(formal.length).toBeGreaterThan(5);
});

it("TXT-03 one and many are words of their own", () => {
  // Within a word of German: the form of the law says „widerrufe(n)“.
  const both = linesWith(/["'`>][^"'`<]*[A-ZÄÖÜ][a-zäöüß]+\((?:en?|n|r|s|innen)\)/);
  expect(both.filter((line) => !/withdrawal-notice/.test(line))).toEqual([]);
});

it("TXT-05 no message only says that something is invalid, and none is English", () => {
  expect(linesWith(/["'`>](?:Ungültige? |Fehlerhafte? Eingabe|Submit|Loading|Invalid|Error)[^"'`<]*["'`<]/)).toEqual(
    [],
  );
});

it("LEG-04 no word of ours claims to be green", () => {
  expect(linesWith(/nachhaltig|umwelt(?:freundlich|schonend)|klima(?:neutral|freundlich)|CO2-neutral/i)).toEqual([]);
});
