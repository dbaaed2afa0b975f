import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundleFile, bundleFolder, manifestFile, markOf, type BundleManifest } from "./cli-bundle.ts";

const sources = fileURLToPath(new URL(".", import.meta.url));

/** CommonJS packages in the bundle ask for Node's own modules this way. */
const banner = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/** Makes the bundle for the next start. Without esbuild, as where only production packages are installed, there is none. */
export async function writeBundle(): Promise<void> {
  const esbuild = await import("esbuild").catch(() => null);
  if (esbuild === null) return;
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [`${sources}command-line/run-cli.ts`],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    outfile: bundleFile,
    banner: { js: banner },
    logLevel: "silent",
    plugins: [
      {
        name: "own-places",
        setup: ({ onLoad }) => {
          // Files beside a source are found from where the source is, not from where the bundle is.
          onLoad({ filter: /local-backend\/src\/.*\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, "utf8").replaceAll(
              "import.meta.url",
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: "ts",
          }));
        },
      },
    ],
  });
  // Its helper process would live as long as this one.
  await esbuild.stop();
  const inputs = Object.keys(metafile.inputs).map((file) => resolve(file));
  const manifest: BundleManifest = {
    node: process.version,
    inputs: Object.fromEntries(
      inputs.filter((file) => !relative("/", file).includes("<")).map((file) => [file, markOf(file)]),
    ),
  };
  mkdirSync(bundleFolder, { recursive: true });
  replaceFile(bundleFile, outputFiles[0]?.text ?? "");
  replaceFile(manifestFile, JSON.stringify(manifest));
}

/** Another start may be reading the old one. */
function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
