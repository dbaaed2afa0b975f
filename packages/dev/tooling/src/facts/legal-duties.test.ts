import { expect, it } from "vitest";
import { root } from "../stack/root.ts";
import { facts } from "./facts.ts";
import { findProofs } from "./find-proofs.ts";
import { legalDuties } from "./legal-duties.ts";

const proofs = findProofs(root);
const unproven = (ids: readonly string[]): string[] => ids.filter((id) => !proofs.has(id));

it("lists every duty of the six families once", () => {
  const families = { CHK: 16, PRC: 10, VAT: 9, FOO: 9, ALC: 4, PAY: 7 };
  const ids = legalDuties.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    Object.fromEntries(
      Object.keys(families).map((family) => [family, ids.filter((id) => id.startsWith(family)).length]),
    ),
  ).toEqual(families);
});

it("has a test for every duty that concerns something built, and none for what is not", () => {
  expect(unproven(legalDuties.filter(({ notBuilt }) => notBuilt === undefined).map(({ id }) => id))).toEqual([]);
  expect(
    legalDuties.filter(({ id, notBuilt }) => notBuilt !== undefined && proofs.has(id)).map(({ id }) => id),
  ).toEqual([]);
});

it("has a test for every fact of the specification", () => {
  expect(unproven(facts.map(({ id }) => id))).toEqual([]);
});
