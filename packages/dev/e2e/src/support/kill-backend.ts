import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { dataDir, ports } from "./stack.ts";

const readyFile = join(dataDir, "backend-ready.json");
const pidOf = (): number => (JSON.parse(readFileSync(readyFile, "utf8")) as { pid: number }).pid;

/** kill -9 of database, sign-in, storage and functions at once; the stack starts them again by itself. */
export async function killBackend(): Promise<void> {
  const before = pidOf();
  process.kill(-before, "SIGKILL");
  await expect.poll(pidOf, { timeout: 20_000 }).not.toBe(before);
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${ports.functions}/admin/status`).catch(() => null))?.status, {
      timeout: 20_000,
    })
    .toBe(200);
}
