import { expect, it } from "vitest";
import { citedIds, citingParts } from "./cited-ids.ts";
import { idsIn, productIds } from "./product-ids.ts";

const known = new Set([...productIds.values()].flat());
const cited = citedIds();

it("every id of a comment, a title or a page has its row in docs/product", () => {
  expect(cited.length).toBeGreaterThan(1000);
  expect(cited.filter(({ id }) => !known.has(id)).map(({ id, place }) => `${place} ${id}`)).toEqual([]);
});

it("each id has one row, and a finding has one only while something cites it", () => {
  const all = [...productIds.values()].flat();
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  const ids = new Set(cited.map(({ id }) => id));
  expect(productIds.get("findings")?.filter((id) => !ids.has(id))).toEqual([]);
});

it.each([
  ["keeps it for a while (F22, C02)", "(F22 · C02)"],
  ["no parcel to Büsingen: VAT-07", "(VAT-07)"],
  ["as fast as P8 and R10 ask (goal P5)", "(P8 · R10 · P5)"],
  ["found as X-M3/S-S17, M-B1 and T-5", "(X-M3 · S-S17 · M-B1 · T-5)"],
  ["beside K-CMP-9, K-LEG-01, K-A11", "(K-CMP-9 · K-LEG-01 · K-A11)"],
  ["operation: D-20.6 D-6 D-O2.", "(D-20.6 · D-6 · D-O2)"],
  ["decisions 5, 9 and 12; decision 0007", "(decision 5 · decision 9 · decision 12 · decision 0007)"],
  ["(product/state-machines 3.1, row 8)", "(state-machines 3.1, row 8)"],
  ["specification section 9, but Section 5 ECG", "(section 9)"],
  ["in UTF-16, by SHA-256, %C3%A4, #F12, C-49/11, AB-12, RE-1, W48, P1D, X-Forwarded-For", "()"],
] as const)("reads ids in: %s", (text, ids) => expect(`(${idsIn(text).join(" · ")})`).toBe(ids));

it.each([
  ["a.ts", '// F22 keeps\nconst url = "https://a.example/F23";', ["// F22 keeps"]],
  ["a.ts", "const glob = 'a/*/b'; /* P5 */ const b = 1; // P6", ["/* P5 */", "// P6"]],
  ["a.test.ts", 'it("P8 is fast", f);\nsay(`figure P7 ${n}`, "no P9");', ['"P8 is fast"', "`figure P7 ${n}`"]],
  ["a.ts", "/**\n * In state-machines\n * 3.1.\n */", ["/** In state-machines 3.1. /"]],
  ["a.yaml", "key: '#1' # S8", ["# S8"]],
  ["a.md", "All: F22\nand F23", ["All: F22", "and F23"]],
] as const)("reads what may cite ids in %s: %s", (file, text, parts) => {
  expect(citingParts(file, text).map((part) => part.text)).toEqual(parts);
});
