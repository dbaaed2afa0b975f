/**
 * The package as others get it: packed, installed by plain npm in an empty folder that knows nothing of this repository, started by its
 * name there with rules and a function, and asked with the real SDKs.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { openLongRun } from "./long-run.ts";

const run = openLongRun();
const packageFolder = fileURLToPath(new URL("../../", import.meta.url));
const { devDependencies } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const folder = mkdtempSync(join(tmpdir(), "empty-folder-"));
const failures: string[] = [];

const inFolder = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
  execFileSync(program, args, { cwd: folder, env: { ...process.env, ...env }, encoding: "utf8" });

/** Reports a result beside the wanted one. */
function expect(what: string, found: string, wanted: string): void {
  run.figure(what, found);
  if (found !== wanted) failures.push(`${what}: ${found}, not ${wanted}`);
}

/** The version that the repository tests with. */
function tested(name: string): string {
  const manifest = join(packageFolder, "node_modules", name, "package.json");
  return `${name}@${(JSON.parse(readFileSync(manifest, "utf8")) as { readonly version: string }).version}`;
}

try {
  execFileSync("pnpm", ["pack", "--pack-destination", folder], { cwd: packageFolder });
  cpSync(fileURLToPath(new URL("./fixtures/empty-project", import.meta.url)), folder, { recursive: true });
  const [tarball = ""] = globSync("*.tgz", { cwd: folder });
  const sdks = Object.keys(devDependencies).filter((name) =>
    /^(?:firebase(?:-.*)?|typescript|@types\/node)$/.test(name),
  );
  inFolder("npm", ["init", "-y", "--init-type", "module"]);
  inFolder("npm", ["install", "--no-audit", "--no-fund", `./${tarball}`, ...sdks.map(tested)]);
  const installed = join(folder, "node_modules/firebase-local-backend");
  const files = globSync("**/*.*", { cwd: installed, exclude: ["**/node_modules/**"] });
  const naming = files.filter((file) => /lokalkorb/i.test(readFileSync(join(installed, file), "utf8")));
  expect("files that name a product", naming.join(" ") || "none", "none");
  const asUsual = ["--noEmit", "--strict", "--module", "nodenext", "--types", "node", "--skipLibCheck"];
  expect("errors against its types", inFolder("npx", ["tsc", ...asUsual, "in-process.ts"]) || "none", "none");
  expect("in a process of one's own", inFolder(process.execPath, ["in-process.ts"]), '{"allowed":true,"issues":0}');

  const backend = spawn(join(folder, "node_modules/.bin/firebase-local-backend"), ["--firebase", "firebase.json"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [ready] = (await once(createInterface(backend.stdout), "line")) as [string];
  const { env } = JSON.parse(ready) as { readonly env: Readonly<Record<string, string>> };
  expect(
    "asked with the SDKs",
    inFolder(process.execPath, ["client.mjs"], { ...env, BACKEND: ready }),
    '{"refused":"permission-denied","read":"bread every day","words":3,"admin":3}',
  );
  backend.kill("SIGTERM");
  const [code] = (await once(backend, "exit")) as [number | null];
  expect("exit code", String(code), "0");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) run.say(failure);
process.exit(failures.length === 0 ? 0 : 1);
