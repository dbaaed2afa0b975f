import { assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteField } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { decodeDocument } from "@lokalkorb/model/document/converter";
import type { Fields } from "./documents/envelope.ts";
import type { FieldRow } from "./field-row.ts";
import { passagesOf, type Attempt } from "./passages-of.ts";
import { factOf } from "./prove-access.ts";
import { seededFields, type RulesWorld } from "./rules-world.ts";

/** Every field of a document is written by its owner alone, and holds no more than it should. */
export function proveFields(world: () => RulesWorld, rows: readonly FieldRow[]): void {
  describe.each(rows.map((row) => [`${row.path} as ${row.as}`, row] as const))("%s", (_title, row) => {
    const fact = factOf(row.path);
    const seeded = seededFields(row.path);

    test(`${fact} every field of the type has one owner, and what is tried is valid`, () => {
      const owners = [...new Set([...Object.keys(row.own), ...Object.keys(row.others)].map(topLevel))];
      expect(owners.toSorted()).toEqual(Object.keys(row.definition.fields).toSorted());
      for (const fields of [seeded, patched(seeded, row.own), patched(seeded, row.others), row.fresh?.fields ?? seeded])
        expect(decodeDocument(row.definition, row.path, fields)).toMatchObject({ ok: true });
    });

    test(`${fact} the writer changes all fields that are its own`, async () => {
      await assertSucceeds(world().as(row.as).doc(row.path).update(row.own));
      await world().restore(row.path);
    });

    test(`${fact} the writer changes no other field`, async () => {
      const given = Object.keys(row.others).filter((field) => valueAt(seeded, field) !== undefined);
      await nothingPasses(world(), row, [
        ...Object.entries(row.others).map(([field, value]) => [field, { [field]: value }] as const),
        ...given.map((field) => [`without ${field}`, { [field]: deleteField() }] as const),
        ["a field of its own", { fieldOfItsOwn: true }],
      ]);
    });

    test(`${fact} no field holds what it should not`, async () => {
      await nothingPasses(world(), row, [
        ...Object.entries(row.own).flatMap(([field, value]) => badValues(field, value)),
        ...requiredOf(row).map((field) => [`without ${field}`, { [field]: deleteField() }] as const),
        ["a change as text", { updatedAt: "now" }],
        ["a version as text", { v: "1" }],
        ...(row.bad ?? []),
      ]);
    });

    const { fresh } = row;
    if (fresh === undefined) return;
    test(`${fact} a new one begins with what it should`, async () => {
      const database = world().as(row.as);
      const began = Object.entries(row.others).filter(([field]) => !field.includes("."));
      const changes = [...began.map(([field, value]) => [field, { [field]: value }] as const), ...(row.bad ?? [])];
      const refused = changes.filter(([, change]) => !row.settled?.some((field) => field in change));
      await allDenied(
        refused.map(
          ([title, change]) => [title, () => database.doc(fresh.path).set(patched(fresh.fields, change))] as const,
        ),
      );
      await assertSucceeds(database.doc(fresh.path).set(fresh.fields));
      await world().remove(fresh.path);
    });
  });
}

type Change = readonly [title: string, changes: Fields];

const long = Array.from({ length: 1001 }, () => 0);
const wide = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`k${index}`, 0]));

/** Too much of what it holds, and something else. */
const badValues = (field: string, value: unknown): readonly Change[] =>
  worseThan(value).map(([title, worse]) => [`${field}: ${title}`, { [field]: worse }] as const);

function worseThan(value: unknown): readonly (readonly [title: string, worse: unknown])[] {
  if (Array.isArray(value))
    return [
      ["a long list", long],
      ["a text", "x"],
    ];
  if (isMap(value))
    return [
      ["a wide map", wide],
      ["a list", ["x"]],
    ];
  if (typeof value === "number")
    return [
      ["below zero", -1],
      ["a half", value + 0.5],
      ["a text", "1"],
    ];
  if (typeof value === "string")
    return [
      ["a long text", "x".repeat(20_001)],
      ["a list", ["x"]],
    ];
  return [
    ["a text", "true"],
    ["nothing", null],
  ];
}

const isMap = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Fields that a reader could not do without. */
function requiredOf({ definition, path, own }: FieldRow): readonly string[] {
  const full = patched(seededFields(path), own);
  return Object.keys(definition.fields).filter(
    (field) =>
      field in own &&
      !decodeDocument(definition, path, Object.fromEntries(Object.entries(full).filter(([name]) => name !== field))).ok,
  );
}

function nothingPasses(world: RulesWorld, row: FieldRow, changes: readonly Change[]): Promise<void> {
  const document = world.as(row.as).doc(row.path);
  return allDenied(changes.map(([title, change]) => [title, () => document.update(change)] as const));
}

async function allDenied(attempts: readonly Attempt[]): Promise<void> {
  expect(await passagesOf(attempts)).toEqual([]);
}

const topLevel = (field: string): string => field.split(".")[0] ?? field;

const valueAt = (fields: Fields, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isMap(value) ? (value as Fields)[name] : undefined), fields);

/** As an update with dotted paths would leave it. */
function patched(fields: Fields, changes: Fields): Fields {
  const result: Record<string, unknown> = { ...fields };
  for (const [path, value] of Object.entries(changes)) {
    const [name = "", ...rest] = path.split(".");
    result[name] = rest.length === 0 ? value : patched((result[name] ?? {}) as Fields, { [rest.join(".")]: value });
  }
  return result;
}
