import { spawn, type ChildProcess } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { buildFunctions } from "./functions/fixtures/build-functions.ts";

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));
const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const children: ChildProcess[] = [];

function start(...options: string[]) {
  const child = spawn(process.execPath, [cli, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  return {
    child,
    complaints: () => complaint,
    firstLine: new Promise<string>((resolve) => createInterface({ input: child.stdout }).once("line", resolve)),
    ended: new Promise<{ code: number | null; complaint: string }>((resolve) =>
      child.once("close", (code) => resolve({ code, complaint })),
    ),
  };
}

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

const rulesOf = (condition: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{path=**} {
    allow read: if ${condition};
  }
}`;

test("puts saved rules in force, and keeps the old ones when the new do not parse", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "cli-rules-")), "firestore.rules");
  writeFileSync(file, rulesOf("true"));
  const { firstLine, complaints } = start("--firestore-rules", file, "--watch");
  const { ports, projectId } = JSON.parse(await firstLine) as { ports: Record<string, number>; projectId: string };
  const read = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${ports["firestore"]}/v1/projects/${projectId}/databases/(default)/documents/a/b`))
      .status;
  expect(await read()).toBe(404);
  writeFileSync(file, rulesOf("request.auth.uid == 'ada'"));
  await expect.poll(read).toBe(403);
  writeFileSync(file, rulesOf("request.auth. =="));
  await expect.poll(complaints).toMatch(/do not parse, the old ones stay: .*:4:\d+: /);
  expect(await read()).toBe(403);
});

test("F-4 says in a sentence which rules it cannot load, and where", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-rules-"));
  const file = join(folder, "firestore.rules");
  writeFileSync(file, rulesOf("request.auth. =="));
  const { code, complaint } = await start("--firestore-rules", file).ended;
  expect(code).toBe(2);
  expect(complaint).toBe(
    `The rules cannot be loaded:\n${file}:4:34: expected a property or method name behind '.', found '=='\n`,
  );
  const missing = await start("--storage-rules", join(folder, "storage.rules")).ended;
  expect(missing).toEqual({ code: 2, complaint: `${join(folder, "storage.rules")} cannot be read (ENOENT).\n` });
});

test("F-3 starts with rules that name what does not exist, and says so", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "cli-rules-")), "firestore.rules");
  writeFileSync(file, rulesOf("nobody.is == true || true"));
  const { firstLine, complaints } = start("--firestore-rules", file);
  await firstLine;
  expect(complaints()).toBe(`${file}:4:20: warning: Invalid variable name: nobody.\n`);
});

test("takes over what another one left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-export-"));
  const file = join(folder, "snapshot.json");
  const document = (ports: Record<string, number>) =>
    `http://127.0.0.1:${ports["firestore"]}/v1/projects/demo-export/databases/(default)/documents/a/b`;
  const owner = { authorization: "Bearer owner", "content-type": "application/json" };
  const first = start("--project", "demo-export", "--export", file);
  const { ports } = JSON.parse(await first.firstLine) as { ports: Record<string, number> };
  await fetch(document(ports), { method: "PATCH", headers: owner, body: '{"fields":{"n":{"integerValue":"7"}}}' });
  first.child.kill("SIGTERM");
  expect((await first.ended).code).toBe(0);
  const second = start("--project", "demo-export", "--import", file);
  const next = JSON.parse(await second.firstLine) as { ports: Record<string, number> };
  expect(await (await fetch(document(next.ports), { headers: owner })).json()).toMatchObject({
    fields: { n: { integerValue: "7" } },
  });
});

test("starts where its clock stood, and offers steps to its functions", async () => {
  const hour = 3_600_000;
  const bundle = await buildFunctions("esm");
  const { firstLine } = start(
    `--clock-offset=${-hour}`,
    "--steps",
    "--functions",
    bundle,
    "--schedules",
    "moved-clock",
  );
  const { ports, projectId } = JSON.parse(await firstLine) as { ports: Record<string, number>; projectId: string };
  const base = `http://127.0.0.1:${ports["functions"]}`;
  const { offset } = (await (await fetch(`${base}/admin/clock`)).json()) as { offset: number };
  expect(offset).toBe(-hour);
  await fetch(`${base}/${projectId}/us-central1/inSteps`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"data":"cli"}',
  });
  expect(await (await fetch(`${base}/admin/steps`)).json()).toMatchObject({ reached: { "in-steps:after-write": 1 } });
  expect((await start("--clock-offset", "soon").ended).code).toBe(2);
  expect((await start("--schedules", "never", "--functions", bundle).ended).complaint).toContain("moved-clock");
});

test("finds its way by a firebase.json, and ends tokens when asked to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "firebase-project-"));
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value));
  mkdirSync(join(folder, "built"));
  copyFileSync(await buildFunctions("esm"), join(folder, "built/main.mjs"));
  symlinkSync(join(packageFolder, "node_modules"), join(folder, "node_modules"));
  write("built/package.json", { main: "main.mjs" });
  write(".firebaserc", { projects: { default: "demo-found" } });
  write(
    "database.rules",
    "service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read; } } }",
  );
  write("firebase.json", {
    firestore: { rules: "database.rules" },
    functions: [{ source: "built", codebase: "default" }],
    emulators: { auth: { port: 0 }, ui: { enabled: false } },
  });
  const { firstLine } = start("--firebase", join(folder, "firebase.json"), "--enforce-token-expiry");
  const { ports, projectId } = JSON.parse(await firstLine) as { ports: Record<string, number>; projectId: string };
  expect(projectId).toBe("demo-found");
  const echo = `http://127.0.0.1:${ports["functions"]}/demo-found/us-central1/echo`;
  const called = await fetch(echo, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"data":1}',
  });
  expect(await called.json()).toEqual({ result: { data: 1, uid: null } });
  const read = (path: string, token?: string) =>
    fetch(`http://127.0.0.1:${ports["firestore"]}/v1/projects/demo-found/databases/(default)/documents/${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const old = Buffer.from(JSON.stringify({ sub: "ada", iat: 1, exp: 3601 })).toString("base64url");
  expect([(await read("open/a")).status, (await read("closed/a")).status]).toEqual([404, 403]);
  expect((await read("open/a", `e30.${old}.`)).status).toBe(401);

  write("firebase.json", { storage: [{ rules: "a" }, { rules: "b" }] });
  const { code, complaint } = await start("--firebase", join(folder, "firebase.json")).ended;
  expect([code, complaint]).toEqual([2, expect.stringContaining('more than one section "storage"')]);
});

test("explains itself when an option makes no sense", async () => {
  const { code, complaint } = await start("--nonsense").ended;
  expect(code).toBe(2);
  expect(complaint).toContain("Usage:");
  const { code: asked, complaint: nothing } = await start("--help").ended;
  expect([asked, nothing]).toEqual([0, ""]);
});
