import { expect, it } from "vitest";
import { gatesNamed, stagesOf } from "./gates.ts";
import { readTestOptions } from "./test-options.ts";

it("mixes every run by a seed of its own, unless one is given to see the same order again", () => {
  const seeds = new Set(Array.from({ length: 20 }, () => readTestOptions([]).seed));
  expect(seeds.size).toBeGreaterThan(15);
  expect(readTestOptions(["--seed", "123"]).seed).toBe(123);
  expect(readTestOptions(["--seed=7", "Lint"])).toEqual({ only: ["Lint"], changedSince: undefined, seed: 7 });
  expect(() => readTestOptions(["--seed", "x"])).toThrow("--seed");
});

it("takes gates by name, and a commit to compare with or the usual one", () => {
  expect(readTestOptions(["--changed", "Lint", "Browser"], () => 1)).toEqual({
    only: ["Lint", "Browser"],
    changedSince: "",
    seed: 1,
  });
  expect(readTestOptions(["--changed=abc"], () => 1).changedSince).toBe("abc");
});

it("runs a group of gates by its name, and says which names there are", () => {
  expect(gatesNamed(["quick", "Layers"]).map(({ name }) => name)).toEqual(["Format", "Types and lint", "Layers"]);
  expect(gatesNamed(["most"])).toEqual(gatesNamed([]).filter(({ name }) => name !== "Browser"));
  expect(() => gatesNamed(["Bread"])).toThrow("No gate is named Bread, only: quick, most, Format");
});

it("runs beside a build what needs none of it, and without a build one gate after the other", () => {
  const named = (only: readonly string[]) =>
    Object.values(stagesOf(gatesNamed(only))).map((gates: readonly { readonly name: string }[]) =>
      gates.map(({ name }) => name),
    );
  expect(named(["Browser", "Branches", "Build", "Types and lint", "Format"])).toEqual([
    ["Format"],
    ["Build"],
    ["Types and lint", "Branches"],
    ["Browser"],
  ]);
  expect(named(["Types and lint", "Browser"])).toEqual([["Types and lint", "Browser"], [], [], []]);
});
