#!/usr/bin/env node
/**
 * The command line. Most of a start is reading and translating a few hundred source files, so the program keeps itself as
 * one file for the next start, and uses it only as long as no source has changed.
 */
import { enableCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { bundleFolder, freshBundle } from "./cli-bundle.ts";
import type * as RunCli from "./command-line/run-cli.ts";

// New objects are collected early instead of after 16 MB each time: 40 % less memory for a few per cent of CPU.
setFlagsFromString("--semi-space-growth-factor=1");
enableCompileCache(bundleFolder);
const bundle = freshBundle();
const { runCli } =
  bundle === null ? await import("./command-line/run-cli.ts") : ((await import(bundle)) as typeof RunCli);
await runCli();
// A packed program is one file already.
if (bundle === null && import.meta.url.endsWith(".ts")) {
  // Not at once: the caller that waited for the start has something to ask now. A short life is not worth a bundle.
  setTimeout(() => void keepBundle(), 3000).unref();
}

async function keepBundle(): Promise<void> {
  const { writeBundle } = await import("./write-cli-bundle.ts");
  // Only the next start would be faster, so a failure is no reason to end this one.
  await writeBundle().catch((error: unknown) =>
    process.stderr.write(`No bundle for the next start: ${String(error)}\n`),
  );
}
