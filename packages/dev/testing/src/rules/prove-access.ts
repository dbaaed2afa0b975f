import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { afterAll, beforeAll, describe, test } from "vitest";
import { matchPath } from "@lokalkorb/model/testing/match-path";
import { paths } from "@lokalkorb/model/paths";
import { operations, type AccessRow } from "./access-row.ts";
import { callers, type Caller } from "./callers.ts";
import { seededFields, startRulesWorld, type Database, type RulesWorld } from "./rules-world.ts";

/** One test per row, and one per operation that no row of a path speaks of: there everybody is denied. */
export function proveAccess(world: () => RulesWorld, rows: readonly AccessRow[]): void {
  describe.each([...new Set(rows.map(({ path }) => path))])("%s", (path) => {
    test.each(withSilentDenials(path, rows).map((row) => [titleOf(row), row] as const))("%s", async (_title, row) => {
      await proveRow(world(), row);
    });
  });
}

/** A world for the whole test file. */
export function worldOfFile(): () => RulesWorld {
  let world: RulesWorld | null = null;
  beforeAll(async () => {
    world = await startRulesWorld();
  });
  afterAll(() => world?.stop());
  return () => {
    if (world === null) throw new Error("The world is there from the first test on.");
    return world;
  };
}

export function withSilentDenials(path: string, rows: readonly AccessRow[]): readonly AccessRow[] {
  const spoken = rows.filter((row) => row.path === path);
  const silent = operations.filter((operation) => !spoken.some((row) => row.operation === operation));
  return [...spoken, ...silent.map((operation): AccessRow => ({ path, operation, allowed: [] }))];
}

export async function proveRow(world: RulesWorld, row: AccessRow): Promise<void> {
  const { path, operation, allowed } = row;
  const prepare = (): Promise<void> => (operation === "create" ? world.remove(path) : world.restore(path));
  const changes = operation !== "get" && operation !== "list";
  if (changes) await prepare();
  // Nothing changes by what is denied, so these go side by side; the others each find the world untouched.
  const denied = callers.filter((caller) => !allowed.includes(caller));
  await Promise.all(denied.map((caller) => named(caller, row, assertFails(attempt(world.as(caller), row)))));
  for (const caller of allowed) {
    if (changes) await prepare();
    await named(caller, row, assertSucceeds(attempt(world.as(caller), row)));
  }
  if (changes) await world.restore(path);
}

function attempt(database: Database, { path, operation, where, limit, data }: AccessRow): Promise<unknown> {
  const document = database.doc(path);
  switch (operation) {
    case "get":
      return document.get();
    case "list": {
      const filtered = where === undefined ? document.parent : document.parent.where(...where);
      return (limit === undefined ? filtered : filtered.limit(limit)).get();
    }
    case "create":
      return document.set(data ?? seededFields(path));
    case "update":
      return document.update(data ?? { updatedAt: new Date() });
    case "delete":
      return document.delete();
  }
}

async function named(caller: Caller, { operation, path }: AccessRow, outcome: Promise<unknown>): Promise<void> {
  try {
    await outcome;
  } catch (error) {
    throw new Error(`${caller}, ${operation} ${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function titleOf({ path, operation, allowed, where, limit }: AccessRow): string {
  const most = limit === undefined ? "" : ` limit ${limit}`;
  const filter = `${where === undefined ? "" : ` where ${where.join(" ")}`}${most}`;
  const who = allowed.length === callers.length ? "everybody" : allowed.length === 0 ? "nobody" : allowed.join(", ");
  return `${factOf(path)} ${operation}${filter}: ${who}`;
}

const numbered: readonly (readonly [template: string, fact: string])[] = [
  ["shorturls/{code}", "F15"],
  ["users/{uid}", "F16"],
  ["data/stats", "F17"],
  ["offerings/{offeringId}", "F12"],
  ["restaurants/{restaurantId}/data/{document}", "F14"],
  ["restaurants/{restaurantId}", "F13"],
];

/** Which promise of the product a path belongs to. */
export function factOf(path: string): string {
  const segments = path.split("/");
  const found = numbered.find(
    ([template]) => matchPath(template, segments.slice(0, template.split("/").length).join("/")) !== null,
  );
  return found?.[1] ?? "internal";
}

export const templateOf = (path: string): string | null =>
  Object.values(paths).find((template) => matchPath(template, path) !== null) ?? null;
