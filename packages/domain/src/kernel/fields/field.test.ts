import { expect, expectTypeOf, test } from "vitest";
import type { Unit } from "../branded.ts";
import * as f from "./field.ts";
import { project, publishedFields } from "./project.ts";

const part = f.object({ ...f.published({ id: f.text() }), secret: f.optional(f.text()) });
const fields = {
  ...f.published({
    name: f.text({ max: 10 }),
    size: f.optional(f.oneOf(["s", "l"])),
    most: f.nullable(f.count()),
    parts: f.list(part),
    byDay: f.optional(f.mapOf(part)),
    plain: f.optional(f.object({ a: f.count() })),
    best: f.nullable(part),
  }),
  note: f.optional(f.text()),
  ...f.byFunctions({ total: f.count() }),
};
type Cake = f.ValuesOf<typeof fields>;
type ShownCake = f.ValuesOf<ReturnType<typeof publishedFields<typeof fields>>>;

test("types follow from fields", () => {
  expectTypeOf<Cake>().toEqualTypeOf<{
    readonly name: string;
    readonly size?: "s" | "l";
    readonly most: Unit<"count"> | null;
    readonly parts: readonly { readonly id: string; readonly secret?: string }[];
    readonly byDay?: Readonly<Record<string, { readonly id: string; readonly secret?: string }>>;
    readonly plain?: { readonly a: Unit<"count"> };
    readonly best: { readonly id: string; readonly secret?: string } | null;
    readonly note?: string;
    readonly total: Unit<"count">;
  }>();
  expectTypeOf<ShownCake>().toEqualTypeOf<{
    readonly name: string;
    readonly size?: "s" | "l";
    readonly most: Unit<"count"> | null;
    readonly parts: readonly { readonly id: string }[];
    readonly byDay?: Readonly<Record<string, { readonly id: string }>>;
    readonly plain?: { readonly a: Unit<"count"> };
    readonly best: { readonly id: string } | null;
  }>();
});

test("the published part is what is marked, at every depth; an object without marks is published whole", () => {
  const cake: Cake = {
    name: "Torte",
    most: null,
    parts: [{ id: "a", secret: "x" }],
    byDay: { monday: { id: "b", secret: "y" } },
    plain: { a: 1 },
    best: { id: "c", secret: "z" },
    note: "z",
    total: 3,
  };
  const more = { ...cake, stranger: 1 };
  expect(project(publishedFields(fields), more)).toEqual({
    name: "Torte",
    most: null,
    parts: [{ id: "a" }],
    byDay: { monday: { id: "b" } },
    plain: { a: 1 },
    best: { id: "c" },
  });
  expect(project(fields, more)).toEqual(cake);
});
