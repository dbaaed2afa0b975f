import { expect, it } from "vitest";
import { findLateParts } from "./find-late-parts.ts";

const strays = (source: string): number => findLateParts([["a.tsx", source]]).strays.length;

it("M-B1 nothing that comes after the page comes past `latePart`, and no two parts have one name", () => {
  const { names, strays: found } = findLateParts();
  expect(found).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...new Set(names)]);
});

it("the guard sees a part that survives nothing", () => {
  expect(strays('const load = () => import("./dialog.tsx");')).toBe(1);
  expect(strays("const Dialog = lazy(() => loadDialog());")).toBe(1);
  expect(strays('import dynamic from "next/dynamic";')).toBe(1);
  expect(strays('latePart("a", () => import(/* webpackChunkName: "part-b" */ "./b.ts"))')).toBe(1);
  expect(strays('latePart("b", () => import(/* webpackChunkName: "part-b" */ "./b.ts"))')).toBe(0);
  expect(strays('let reporting: typeof import("./b.ts");')).toBe(0);
  expect(strays("/** Meant for `import()`. */")).toBe(0);
});
