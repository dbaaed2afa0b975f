/**
 * Bundles the functions for deployment. Workspace packages are source and go into the bundle; what comes from the
 * registry stays outside and is listed in a package.json that `npm install` understands.
 */
import { readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { build } from "esbuild";

const here = new URL("./", import.meta.url);
const manifest = JSON.parse(await readFile(new URL("package.json", here), "utf8"));
const external = Object.keys(manifest.dependencies);

/** The exact version that is installed, so that a deployment gets what was tested. */
const installedVersion = async (name) =>
  JSON.parse(await readFile(new URL(`node_modules/${name}/package.json`, here), "utf8")).version;

const options = {
  entryPoints: [new URL("src/index.ts", here).pathname],
  outfile: new URL("dist/index.js", here).pathname,
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  sourcemap: "linked",
  external: external.flatMap((name) => [name, `${name}/*`]),
  logLevel: "warning",
};

await rm(new URL("dist", here), { recursive: true, force: true });
await mkdir(new URL("dist", here));
await writeFile(
  new URL("dist/package.json", here),
  `${JSON.stringify(
    {
      name: "lokalkorb-functions",
      version: manifest.version,
      private: true,
      type: "module",
      main: "index.js",
      engines: { node: "24" },
      dependencies: Object.fromEntries(
        await Promise.all(external.map(async (name) => [name, await installedVersion(name)])),
      ),
    },
    null,
    2,
  )}\n`,
);
await build(options);
