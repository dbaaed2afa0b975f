import { expect, it } from "vitest";
import { root } from "../stack/root.ts";
import { facts } from "./facts.ts";
import { findProofs } from "./find-proofs.ts";
import { legalDuties } from "./legal-duties.ts";

const proofs = findProofs(root);
const unproven = (ids: readonly string[]): string[] => ids.filter((id) => !proofs.has(id));

it("lists every duty once, family by family without a gap", () => {
  const ids = legalDuties.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const lasts = new Map<string, string>();
  for (const id of ids) {
    const [family = "", number] = id.split("-");
    const before = Number(lasts.get(family) ?? 0);
    // The tax families jump to 20 for what holds for all of them.
    if (number !== undefined && id !== "VAT-20") expect(Number(number), id).toBe(before + 1);
    lasts.set(family, number ?? "0");
  }
  expect(ids.length).toBeGreaterThan(140);
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
