import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));
const children: ChildProcess[] = [];

const start = (...options: string[]) => {
  const child = spawn(process.execPath, [cli, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  return {
    child,
    firstLine: new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve)),
    ended: new Promise<{ code: number | null; complaint: string }>((resolve) =>
      child.once("close", (code) => resolve({ code, complaint })),
    ),
  };
};

afterEach(() => children.splice(0).forEach((child) => child.kill("SIGKILL")));

test("prints one ready line with every address and stops cleanly", async () => {
  const { child, firstLine, ended } = start("--project", "demo-cli", "--region-alias", "us-central1=europe-west3");
  const ready = JSON.parse(await firstLine) as {
    ready: boolean;
    projectId: string;
    ports: Record<string, number>;
    env: Record<string, string>;
  };
  expect(ready).toMatchObject({ ready: true, projectId: "demo-cli" });
  expect(Object.keys(ready.ports)).toEqual(["firestore", "auth", "storage", "functions"]);
  expect(ready.env["FIRESTORE_EMULATOR_HOST"]).toBe(`127.0.0.1:${ready.ports["firestore"]}`);
  child.kill("SIGTERM");
  expect((await ended).code).toBe(0);
});

test("names a busy port and its service", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => blocker.once("listening", resolve));
  const { port } = blocker.address() as AddressInfo;
  const { code, complaint } = await start("--storage-port", String(port)).ended;
  blocker.close();
  expect(code).toBe(2);
  expect(complaint).toContain(`Port ${port} for the storage service is in use`);
});

test("explains itself when an option makes no sense", async () => {
  const { code, complaint } = await start("--nonsense").ended;
  expect(code).toBe(2);
  expect(complaint).toContain("Usage:");
});
