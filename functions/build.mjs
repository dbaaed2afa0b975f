/**
 * Bundles the functions. Workspace packages are source and go into the bundle; what comes from the registry stays
 * outside and is listed, with everything it brings, in a package.json and package-lock.json that `npm ci` understands.
 * `--deploy` leaves out what only tests listen to; `--out FOLDER` writes there instead of `dist`;
 * `--watch` stays and builds again after every change.
 */
import { execFileSync } from "node:child_process";
import { cp, readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";
import { npmLockfile } from "./npm-lockfile.mjs";

const here = new URL("./", import.meta.url);
const watches = process.argv.includes("--watch");
const forDeployment = process.argv.includes("--deploy");
const out = process.argv.includes("--out")
  ? process.argv[process.argv.indexOf("--out") + 1]
  : fileURLToPath(new URL("dist", here));
const manifest = JSON.parse(await readFile(new URL("package.json", here), "utf8"));
const external = Object.keys(manifest.dependencies);

/** The exact version that is installed, so that a deployment gets what was tested. */
const installedVersion = async (name) =>
  JSON.parse(await readFile(new URL(`node_modules/${name}/package.json`, here), "utf8")).version;

/** Tests stop, fail and kill at named steps. A deployment has no such place, whatever its environment says. */
const withoutFailpoints = {
  name: "without-steps",
  setup({ onLoad }) {
    const silent = (contents) => () => ({ contents, loader: "js" });
    onLoad({ filter: /\/composition\/failpoint\.ts$/ }, silent("export const failpoint = () => Promise.resolve();"));
    onLoad({ filter: /\/composition\/announce-wait\.ts$/ }, silent("export {};"));
  },
};

/** A line for the program that waits for the change. */
const announced = {
  name: "announced",
  setup({ onEnd }) {
    onEnd(({ errors }) =>
      console.log(errors.length === 0 ? "Funktionen sind gebaut." : "Funktionen sind nicht gebaut."),
    );
  },
};

const options = {
  entryPoints: [new URL("src/index.ts", here).pathname],
  outdir: out,
  bundle: true,
  // A module that is imported at need is a file of its own, so that its libraries are loaded at need, too.
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  platform: "node",
  target: "node24",
  format: "esm",
  sourcemap: "linked",
  sourcesContent: false,
  external: external.flatMap((name) => [name, `${name}/*`]),
  plugins: [...(forDeployment ? [withoutFailpoints] : []), ...(watches ? [announced] : [])],
  logLevel: "warning",
};

// A host that watches the folder would lose it.
if (!watches) await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const deployed = {
  name: "lokalkorb-functions",
  version: manifest.version,
  private: true,
  type: "module",
  main: "index.js",
  engines: { node: "24" },
  dependencies: Object.fromEntries(
    await Promise.all(external.map(async (name) => [name, await installedVersion(name)])),
  ),
};
const pnpmLockfile = await readFile(new URL("../pnpm-lock.yaml", here), "utf8");
const write = (file, value) => writeFile(join(out, file), `${JSON.stringify(value, null, 2)}\n`);
await write("package.json", deployed);
await write("package-lock.json", npmLockfile(pnpmLockfile, "functions", deployed));
// For the pictures beside links; the icon set of which they are drawn is not for a server.
const drawings = fileURLToPath(new URL("../packages/ui/src/illustrations/export-illustrations.ts", here));
execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", drawings, join(out, "goods")]);
// Beside the chunk that reads them: schemas stay files as they were published.
const schemas = new URL("src/e-invoices/schema/", here);
await cp(schemas, join(out, "chunks"), { recursive: true, filter: (file) => !/\.(?:md|ts)$/.test(file) });
if (watches) await (await context(options)).watch();
else await build(options);
