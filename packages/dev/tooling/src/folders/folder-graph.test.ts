import { expect, it } from "vitest";
import { folderCycles, folderGraph, importsWithin } from "./folder-graph.ts";

const graphOf = (files: Readonly<Record<string, string>>) => folderGraph(new Map(Object.entries(files)));

it("finds no cycle where all arrows lead down", () => {
  const graph = graphOf({
    "orders/place.ts": 'import { pay } from "../payments/port.ts";\nimport { near } from "./near.ts";',
    "orders/near.ts": "export const near = 1;",
    "payments/port.ts": 'import { z } from "zod";\nexport const pay = z;',
  });
  expect(folderCycles(graph)).toEqual([]);
  expect(graph.sizes).toEqual(
    new Map([
      ["orders", 2],
      ["payments", 1],
    ]),
  );
});

it("finds folders that know each other over a third, and names the imports", () => {
  const graph = graphOf({
    "a/one.ts": 'import { two } from "../b/two.ts";',
    "b/two.ts": 'import { three } from "@/c/deep/three";',
    "c/deep/three.tsx": 'export { one } from "../../a/one.ts";',
    "d/four.ts": 'import { one } from "../a/one.ts";',
  });
  expect(folderCycles(graph)).toEqual([["a", "b", "c/deep"]]);
  expect(importsWithin(graph, ["a", "b", "c/deep"])).toEqual([
    "a/one > b/two",
    "b/two > c/deep/three",
    "c/deep/three > a/one",
  ]);
});

it.each([
  ["a type", 'import type { A } from "../a/a.ts";'],
  ["something at need", 'const a = await import("../a/a.ts");'],
  ["an effect", 'import "../a/a.ts";'],
  ["names over several lines", 'import {\n  a,\n  type A,\n} from "../a/a.ts";'],
])("counts a folder that needs %s of another", (_what, back) => {
  expect(folderCycles(graphOf({ "a/a.ts": 'import { b } from "../b/b.ts";', "b/b.ts": back }))).toEqual([["a", "b"]]);
});

it("leaves tests and what they share out", () => {
  const graph = graphOf({
    "a/a.ts": 'import { b } from "../b/b.ts";',
    "b/b.ts": "export const b = 1;",
    "b/b.test.ts": 'import { a } from "../a/a.ts";',
    "b/testing/world.ts": 'import { a } from "../../a/a.ts";',
  });
  expect(folderCycles(graph)).toEqual([]);
  expect(graph.sizes.get("b")).toBe(1);
});
