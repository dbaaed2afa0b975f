import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The jar of Google's Firestore emulator, or null when this machine has none (or no Java to run it). */
export async function findOfficialEmulator(): Promise<string | null> {
  const named = process.env["FIRESTORE_EMULATOR_BINARY_PATH"];
  const jar = named !== undefined && existsSync(named) ? named : await jarOfCloudTools();
  return jar !== null && (await answers("java", ["-version"])) ? jar : null;
}

async function jarOfCloudTools(): Promise<string | null> {
  try {
    const { stdout } = await run("gcloud", ["info", "--format=value(installation.sdk_root)"], { timeout: 30_000 });
    const jar = join(stdout.trim(), "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar");
    return existsSync(jar) ? jar : null;
  } catch {
    return null;
  }
}

async function answers(command: string, options: readonly string[]): Promise<boolean> {
  try {
    await run(command, [...options], { timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
