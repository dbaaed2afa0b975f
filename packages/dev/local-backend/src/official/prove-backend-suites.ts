/**
 * The tests of our Firestore that any Firestore must pass, asked of Google's emulator. What needs clocks, faults, counters or kills
 * stands in files of its own (`admin-ours.test.ts`). Without an emulator on this machine it says so and ends well.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findOfficialEmulator } from "./target/find-official-emulator.ts";
import { startOfficial } from "./target/target.ts";

const suites = ["src/firestore/admin.test.ts", "src/firestore/watch/listen-with-sdks.test.ts"];

async function run(): Promise<number> {
  const jar = await findOfficialEmulator();
  if (jar === null) {
    process.stdout.write("not compared: no official emulator on this machine\n");
    return 0;
  }
  const official = await startOfficial(jar);
  try {
    const vitest = spawn("vitest", ["run", ...suites, ...process.argv.slice(2)], {
      cwd: fileURLToPath(new URL("../../", import.meta.url)),
      env: { ...process.env, OFFICIAL_FIRESTORE_PORT: String(official.port) },
      stdio: "inherit",
    });
    const [code] = (await once(vitest, "exit")) as [number | null];
    return code ?? 1;
  } finally {
    await official.stop();
  }
}

process.exit(await run());
