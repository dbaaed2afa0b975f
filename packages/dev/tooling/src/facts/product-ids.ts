import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../stack/root.ts";
import { readTables } from "./read-tables.ts";

const idsOf = (page: string): string[] => readTables(`docs/product/${page}.md`).map(({ id = "" }) => id);

const statesPage = "docs/product/state-machines.md";
const sectionsOf = (page: string): string[] =>
  [...readFileSync(join(root, page), "utf8").matchAll(/^#+ (?:Section )?([\d.]+)[ :]/gm)].map(
    ([, number = ""]) => number,
  );

/** The ids that a comment or a title may name: each with the page in which it has its row, its section or its number. */
export const productIds: ReadonlyMap<string, readonly string[]> = new Map([
  ["facts", [...idsOf("facts"), ...sectionsOf("docs/product/facts.md").map((number) => `section ${number}`)]],
  ["legal-duties", idsOf("legal-duties")],
  ["figures", idsOf("figures")],
  ["findings", idsOf("findings")],
  ["decisions", readTables("docs/product/decisions.md").map(({ no = "" }) => `decision ${no}`)],
  [
    "../decisions",
    globSync("docs/decisions/*.md", { cwd: root }).map((file) => `decision ${basename(file).slice(0, 4)}`),
  ],
  [
    "state-machines",
    sectionsOf(statesPage).flatMap((number) => [
      `state-machines ${number}`,
      ...readTables(statesPage, (heading) => heading.startsWith(`${number} `)).map(
        ({ row = "" }) => `state-machines ${number}, row ${row}`,
      ),
    ]),
  ],
]);

const duties = "CHK|WDR|PRC|VAT|INV|EIN|POS|LEG|CON|NWS|GDP|PLT|FOO|ALC|LOC|PAY|ADR|TIM|TXT|LIB";

/**
 * The shapes of ids. None is part of a longer word, of a longer id (`K-LEG-01` is not `LEG-01`), of a percent-encoded
 * letter or of a colour. `A4` is a figure also where paper is meant: it has a row.
 */
const shapes = [
  // Facts of the specification: F22, C02.
  String.raw`[FC]\d{2}`,
  // Duties of the law: VAT-07; A11 and A11-09 are those of accessibility.
  String.raw`(?:${duties})-\d{2}`,
  String.raw`A11(?:-\d{2})?`,
  // Figures: P8, R10, S4, A6.
  String.raw`[PRSA]\d{1,2}`,
  // Findings: X-M3, S-S17, M-B1; K-CMP-9, K-A11; D-6, D-20.6, D-O2; T-5; F-3; C-12, but not a court's C-49/11.
  String.raw`[XSM]-[A-Z]\d{1,2}`,
  String.raw`K-[A-Z]+-?\d{1,2}`,
  String.raw`D-(?:\d{1,2}(?:\.\d{1,2})?|O\d)`,
  String.raw`[TFC]-\d{1,2}(?!\/)`,
];
export const anyId = new RegExp(String.raw`(?<![\w%#.\\-])(?:${shapes.join("|")})(?![\w-])`, "g");

// Numbers behind a word: "decisions 5, 9 and 0007"; "section 9" in lower case, because laws have a "Section 9".
const decisions = /\bdecisions? ((?:\d{1,4}(?:, | and | or )?)+)/gi;
const states = /\bstate-machines (\d+\.\d+)(?:, row (\d+))?/g;
const sections = /\bsection (\d+)/g;

/** Every id that `text` names, as `productIds` writes it. */
export function idsIn(text: string): string[] {
  const found = (text.match(anyId) ?? []) as string[];
  for (const [, numbers = ""] of text.matchAll(decisions)) {
    found.push(...(numbers.match(/\d+/g) ?? []).map((number) => `decision ${number}`));
  }
  for (const [, section = "", row] of text.matchAll(states)) {
    found.push(row === undefined ? `state-machines ${section}` : `state-machines ${section}, row ${row}`);
  }
  for (const [, number = ""] of text.matchAll(sections)) found.push(`section ${number}`);
  return found;
}
