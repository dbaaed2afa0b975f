import { spawn } from "node:child_process";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";

/** Each starts an emulator of its own, and says "not compared" where none is installed. */
const comparisons: readonly (readonly [name: string, file: string, takesOptions: boolean])[] = [
  ["Questions to both", "packages/dev/local-backend/src/official/test-official.ts", true],
  ["Tests of the backend", "packages/dev/local-backend/src/official/prove-backend-suites.ts", false],
  ["Tests of the rules", "packages/dev/testing/src/rules/prove-official.ts", false],
];

/** `pnpm test:official [--quick] [--seed n] [--suite …]`: our Firestore and Google's emulator; with a suite only its questions. */
await runCommand(async () => {
  const options = process.argv.slice(2);
  const chosen = options.includes("--suite") ? comparisons.slice(0, 1) : comparisons;
  const failed: string[] = [];
  for (const [name, file, takesOptions] of chosen) {
    say(`\n▸ ${name}`);
    const child = spawn(process.execPath, [file, ...(takesOptions ? options : [])], { cwd: root, stdio: "inherit" });
    const code = await new Promise<number>((resolve) => child.once("exit", (exit) => resolve(exit ?? 1)));
    if (code !== 0) failed.push(name);
  }
  say(failed.length === 0 ? "\n✓ No unexplained difference" : `\n✗ Failed: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
});
