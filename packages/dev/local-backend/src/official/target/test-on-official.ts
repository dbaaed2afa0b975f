import { spawn } from "node:child_process";
import { once } from "node:events";
import { findOfficialEmulator } from "./find-official-emulator.ts";
import { startOfficial } from "./target.ts";

/**
 * Runs tests in a folder against Google's emulator, whose port they find in a variable of the environment, and ends the
 * process. Without an emulator on this machine it says so and ends well.
 */
export async function testOnOfficial(cwd: string, portName: string, options: readonly string[]): Promise<never> {
  const jar = await findOfficialEmulator();
  if (jar === null) {
    process.stdout.write("not compared: no official emulator on this machine\n");
    process.exit(0);
  }
  const official = await startOfficial(jar);
  const env = { ...process.env, [portName]: String(official.port) };
  const [code] = (await once(spawn("vitest", ["run", ...options], { cwd, env, stdio: "inherit" }), "exit")) as [
    number | null,
  ];
  await official.stop();
  process.exit(code ?? 1);
}
