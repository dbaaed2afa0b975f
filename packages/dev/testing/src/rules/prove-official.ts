/**
 * The tests of the database rules, asked of Google's emulator instead of ours; it has no storage, so those of files stay
 * here.
 *   node prove-official.ts [files or other options for vitest]
 * Without an emulator on this machine it says so and ends well.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findOfficialEmulator } from "firebase-local-backend/official/find-official-emulator";
import { startOfficial } from "firebase-local-backend/official/target";

async function run(): Promise<number> {
  const jar = await findOfficialEmulator();
  if (jar === null) {
    process.stdout.write("not proven: no official emulator on this machine\n");
    return 0;
  }
  const official = await startOfficial(jar);
  try {
    const own = process.argv.slice(2);
    const vitest = spawn(
      "vitest",
      [
        "run",
        ...(own.length > 0 ? own : ["src/rules"]),
        "--exclude",
        "**/storage.rules.test.ts",
        "--testTimeout=120000",
        "--hookTimeout=120000",
      ],
      {
        cwd: fileURLToPath(new URL("../../", import.meta.url)),
        env: { ...process.env, RULES_FIRESTORE_PORT: String(official.port) },
        stdio: "inherit",
      },
    );
    const [code] = (await once(vitest, "exit")) as [number | null];
    return code ?? 1;
  } finally {
    await official.stop();
  }
}

process.exit(await run());
