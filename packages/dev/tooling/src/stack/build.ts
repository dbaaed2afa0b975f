import { spawn } from "node:child_process";
import { root } from "./root.ts";
import { Refusal } from "./say.ts";

/** Runs a program to its end and returns what it printed; its output is shown only when it fails, or while it runs with LOKALKORB_VERBOSE. */
export function runQuietly(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    const printed: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => printed.push(chunk));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output.push(chunk);
        if (process.env["LOKALKORB_VERBOSE"]) process.stderr.write(chunk);
      });
    }
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) return resolve(Buffer.concat(printed).toString("utf8"));
      const tail = Buffer.concat(output).toString("utf8").split("\n").slice(-60).join("\n");
      reject(new Refusal(`${command} ${args.join(" ")} ist fehlgeschlagen:\n\n${tail}`));
    });
  });
}

/** Builds both apps and the functions; unchanged parts come from turbo's cache. */
export const buildProduct = (): Promise<string> =>
  runQuietly("turbo", [
    "run",
    "build",
    "--output-logs=errors-only",
    "--filter=@lokalkorb/storefront",
    "--filter=@lokalkorb/console",
    "--filter=@lokalkorb/functions",
  ]);
