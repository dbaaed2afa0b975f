import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { root } from "../stack/root.ts";
import { say } from "../stack/say.ts";

/**
 * Runs a program in the root of the repository and shows what it prints; with a label, line by line, so that two can run at once. `asks`:
 * it may ask the person at the terminal.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  {
    env = {},
    label,
    asks = false,
  }: { readonly env?: Readonly<Record<string, string>>; readonly label?: string; readonly asks?: boolean } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [
        asks ? "inherit" : "ignore",
        label === undefined ? "inherit" : "pipe",
        label === undefined ? "inherit" : "pipe",
      ],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on("line", (line) => say(`${label} ${line}`));
    }
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0));
  });
}
