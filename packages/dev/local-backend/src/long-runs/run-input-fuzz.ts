/** The fuzzing tests of rules sources, uploads, sign-in, queues and the tool itself, with more chance than in `npm test`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openLongRun } from "./long-run.ts";

const run = openLongRun();
const factor = run.option("factor", 20);
const packageFolder = fileURLToPath(new URL("../../", import.meta.url));
const suites = [
  { file: "src/rules/fuzz.test.ts", what: "rules sources, conditions and requests", cases: 8000 },
  { file: "src/storage/upload-fuzz.test.ts", what: "upload headers and bodies", cases: 1500 },
  {
    file: "src/backend/unkind-requests.test.ts",
    what: "bodies for sign-in, queues, functions and /admin/",
    cases: 1500,
  },
];
let failures = 0;
for (const { file, what, cases } of suites) {
  const started = performance.now();
  const child = spawn("pnpm", ["exec", "vitest", "run", file, "--testTimeout=3600000"], {
    cwd: packageFolder,
    env: { ...process.env, LONG_RUN_SEED: String(run.seed), FUZZ_FACTOR: String(factor), NO_COLOR: "1" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) failures++;
  const seconds = Math.round((performance.now() - started) / 1000);
  run.figure(
    what,
    `${cases * factor} cases, ${code === 0 ? "no crash, no hang, a clear answer each" : "FAILED"} (${seconds} s)`,
  );
}
process.exit(failures === 0 ? 0 : 1);
