import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { startServices } from "./start-services.ts";

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));
const children: ChildProcess[] = [];

// Each test starts programs, and a busy machine takes its time for that.
vi.setConfig({ testTimeout: 30_000 });

function start(...options: string[]) {
  const child = spawn(process.execPath, [cli, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
}

afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));

test("prints one ready line and stops cleanly", async () => {
  const child = start("--port", "0");
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
  const { ready, port } = JSON.parse(line) as { ready: boolean; port: number };
  expect(ready).toBe(true);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

test("forgets its folder when told to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lokalkorb-cli-"));
  writeFileSync(
    join(folder, "records.jsonl"),
    `${JSON.stringify({ id: 1, at: 1, kind: "event", title: "x", body: {} })}\n`,
  );
  const kept = async (...options: string[]): Promise<unknown> => {
    const child = start("--port", "0", "--data", folder, ...options);
    const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve));
    const { port } = JSON.parse(line) as { port: number };
    const records = await (await fetch(`http://127.0.0.1:${port}/api/records?kind=event`)).json();
    child.kill("SIGTERM");
    await once(child, "close");
    return records;
  };
  expect(await kept()).toHaveLength(1);
  expect(await kept("--reset")).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("refuses a busy port and nonsense", async () => {
  const services = await startServices({ port: 0, dataDir: null });
  expect((await once(start("--port", String(services.port)), "close"))[0]).toBe(2);
  expect((await once(start("--nonsense"), "close"))[0]).toBe(2);
  await services.stop();
});
