import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./stack/root.ts";

/** The design card's packages that code imports; its `turbo` is a program. */
const inUse = [
  "next",
  "react",
  "react-dom",
  "firebase",
  "firebase-admin",
  "firebase-functions",
  "@sentry/nextjs",
  "sonner",
  "mixpanel-browser",
  "algoliasearch",
  "stripe",
];
/** None of them stands in a manifest before something needs it. */
const onlyWhenUsed = ["algoliasearch", "stripe", "@stripe/stripe-js", "mapbox-gl"];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(join(root, file), "utf8")) as Manifest;

const workspaces = globSync(["apps/*/package.json", "packages/{*,dev/*}/package.json", "functions/package.json"], {
  cwd: root,
});

/** The workspaces that depend on a package in earnest, with whether their own code imports it. */
const dependents = (name: string): readonly (readonly [workspace: string, imports: boolean])[] =>
  workspaces
    .filter((file) => readManifest(file).dependencies?.[name] !== undefined)
    .map((file) => [dirname(file), importsIn(dirname(file), name)] as const);

function importsIn(workspace: string, name: string): boolean {
  const files = globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/*.test.*", "**/*.spec.*"] });
  return files.some((file) =>
    new RegExp(`(?:from|import\\() ?"${name}["/]`).test(readFileSync(join(root, file), "utf8")),
  );
}

describe("the packages of the design card", () => {
  // Apps name React beside Next, which needs it, so not everybody that names a package imports it.
  it.each(inUse)("C01 %s is a dependency that code of ours imports", (name) => {
    expect(dependents(name).map(([, imports]) => imports)).toContain(true);
  });

  it.each(onlyWhenUsed)("C01 %s is no decoration: it is not there, or it is imported", (name) => {
    expect(dependents(name).filter(([, imports]) => !imports)).toEqual([]);
  });

  it("C01 turbo runs the tasks", () => {
    expect(readManifest("package.json").devDependencies).toHaveProperty("turbo");
    expect(JSON.parse(readFileSync(join(root, "turbo.json"), "utf8"))).toHaveProperty("tasks.build");
  });
});
