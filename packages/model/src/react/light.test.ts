import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const valueImport = /^(?:import|export)\s+(?!type\b)[^"']*?from\s+["']([^"']+)["']/gm;

/** Everything a file loads, modules of this package followed, other packages named. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ""] of readFileSync(file, "utf8").matchAll(valueImport)) {
    const inside = join(dirname(file), target);
    if (target.startsWith(".") && existsSync(inside)) loadedBy(inside, seen);
    else seen.add(target);
  }
  return seen;
}

test("hooks load neither an SDK nor the schema library: they are part of every page", () => {
  const hooks = readdirSync(import.meta.dirname).filter((file) => /\.tsx?$/.test(file) && !file.includes(".test"));
  const packages = hooks
    .flatMap((file) => Array.from(loadedBy(join(import.meta.dirname, file))))
    .filter((name) => !name.startsWith("/"));
  expect(new Set(packages)).toEqual(new Set(["react"]));
});

test("what the browser must load later is what the client loads", () => {
  const loaded = loadedBy(join(import.meta.dirname, "../client/create-model-client.ts"));
  expect(Array.from(loaded)).toEqual(
    expect.arrayContaining(["firebase/firestore", "firebase/auth", "firebase/functions"]),
  );
  expect(Array.from(loaded).some((name) => name.startsWith("firebase-admin"))).toBe(false);
});

test("who is here is known without the database and without the schema library", () => {
  const loaded = loadedBy(join(import.meta.dirname, "../client/auth/start-authentication.ts"));
  const packages = Array.from(loaded).filter((name) => !name.startsWith("/"));
  expect(packages.toSorted()).toEqual(["firebase/app", "firebase/auth"]);
});
