import { initializeTestEnvironment, withFunctionTriggersDisabled } from "@firebase/rules-unit-testing";
import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { buildFunctions } from "../functions/fixtures/build-functions.ts";

const projectId = "demo-tool";
const firestoreRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow read: if true;
      allow write: if request.resource.data.n is int && request.auth.uid == id;
    }
  }
}`;
let backend: Backend;
let app: App;

beforeAll(async () => {
  const bundle = await buildFunctions("esm");
  backend = await startBackend({ projectId, firestoreRules, functions: { bundle, schedules: "manual" } });
  Object.assign(process.env, backend.env);
  app = initializeApp({ projectId }, "tool-test");
  await getFirestore(app).doc("open/a").set({ n: 1, text: "<script>alert(1)</script>" });
  await getFirestore(app)
    .doc("open/a/below/b")
    .set({ list: [1, "two"], at: new Date(0), deep: { empty: {} } });
  await getAuth(app).createUser({ uid: "ada", email: "ada@hof.example", password: "secret1" });
  await getAuth(app).generatePasswordResetLink("ada@hof.example", { url: "http://localhost:3000/konto" });
  await getStorage(app).bucket(`${projectId}.appspot.com`).file("a/b.txt").save("text", { resumable: false });
  const environment = await initializeTestEnvironment({ projectId });
  const bob = environment.authenticatedContext("bob").firestore();
  await bob
    .doc("open/a")
    .set({ n: 2 })
    .catch(() => undefined);
  await bob.doc("open/bob").set({ n: 2 });
  await bob.doc("open/a").get();
  await environment.cleanup();
});
afterAll(async () => {
  await getFirestore(app).terminate();
  await deleteApp(app);
  await backend.stop();
});

const ask = async (path: string, init: RequestInit = {}): Promise<string> =>
  (await fetch(`http://127.0.0.1:${backend.ports.functions}${path}`, init)).text();

test.each([
  ["/", [projectId, "Clock", "ada@hof.example", "PASSWORD_RESET", "functions"]],
  ["/tool/data", ["Collections", ">open<", '<td data-head="documents" class="number">2</td>']],
  ["/tool/data?path=open", [">a<", ">bob<", "n, text"]],
  ["/tool/data?path=open/a", ["n: 1", "&lt;script&gt;alert(1)", ">below<"]],
  ["/tool/data?path=open/a/below/b", ["list: [1, &quot;two&quot;]", "time 1970-01-01T00:00:00", "empty: {}"]],
  ["/tool/data?what=accounts", ["ada@hof.example", "password"]],
  ["/tool/data?what=files", ["a/b.txt"]],
  ["/tool/requests", ["open/a", "denied", "allowed", "owner", "written", "/accounts"]],
  ["/tool/denials", ["open/a", "bob", "is false at 6:57", "request.auth.uid == id"]],
  ["/tool/denials?method=update&path=open/a&uid=a&fields=%7B%22n%22:1%7D", ["Allowed.", "is true", 'value="open/a"']],
  [
    "/tool/denials?method=update&path=open/a&uid=b&fields=%7B%22n%22:1.5%7D",
    ["Refused.", "request.resource.data.n is int"],
  ],
  ["/tool/denials?method=get&path=x&fields=%22%3E%3Cscript%3E", ["not a JSON object", "&lt;script&gt;"]],
  ["/tool/logs?function=echo", ["echo", "aria-current"]],
  ["/tool/counters", ["open/*", "bob"]],
  ["/tool/rules", ["request.auth.uid == id", "1 × true, 1 × false", "No rules are loaded."]],
])("%s shows what is there, harmlessly", async (path, words) => {
  const text = (await ask(path)).replaceAll(/\s*([<>])\s*/g, "$1");
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toContain("<script>");
});

test("looking at pages is neither billed nor logged", async () => {
  const before = [backend.billed(), backend.requests().length];
  await ask("/tool/data?path=open/a");
  expect([backend.billed(), backend.requests().length]).toEqual(before);
});

test("a denial lists every rule that was tried and why it did not hold", () => {
  expect(backend.denials().at(-1)).toMatchObject({
    method: "update",
    uid: "bob",
    candidates: [{ line: 6, outcome: "false", because: expect.stringContaining("request.auth.uid == id") as string }],
  });
});

test("explain answers for a request that nobody made", async () => {
  const question = { method: "update", path: "open/a", uid: "a", fields: { n: { integerValue: "1" } } } as const;
  expect(backend.explain(question)).toMatchObject({ allowed: true });
  expect(backend.explain({ ...question, uid: "b" })).toMatchObject({ allowed: false });
  expect(backend.explain({ method: "list", path: "open" })).toMatchObject({ allowed: true });
  expect(backend.explain({ service: "storage", method: "get", path: "x/a" }).reason).toBe("No rules are loaded.");
  const { allowed, candidates } = JSON.parse(
    await ask("/admin/explain", { method: "POST", body: JSON.stringify({ ...question, uid: "b" }) }),
  ) as ReturnType<Backend["explain"]>;
  expect([allowed, candidates[0]?.outcome]).toEqual([false, "false"]);
  expect(await ask("/admin/explain", { method: "POST", body: '{"method":"eat","path":"a"}' })).toContain("error");
});

test("coverage is found where test tools look for it", async () => {
  const base = `http://127.0.0.1:${backend.ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const { rules, report } = (await (await fetch(base)).json()) as {
    rules: { files: { content: string }[] };
    report: { sourcePosition: { line: number }; values: { count: number }[]; children: unknown[] }[];
  };
  expect(rules.files[0]?.content).toBe(firestoreRules);
  // The whole condition, with the type test and the comparison inside.
  expect(report.at(-1)).toMatchObject({
    sourcePosition: { line: 6 },
    children: [{ sourcePosition: { column: 23 } }, { sourcePosition: { column: 57 } }],
  });
  expect(await (await fetch(`${base}.html`)).text()).toContain("never reached");
  expect(JSON.parse(await ask("/admin/coverage"))).toMatchObject({ source: firestoreRules });
});

test("the hub says where the emulators are, and turns functions off while data is prepared", async () => {
  expect(JSON.parse(await ask("/emulators"))).toMatchObject({
    firestore: { host: "127.0.0.1", port: backend.ports.firestore },
    hub: { port: backend.ports.functions },
  });
  await withFunctionTriggersDisabled(() => getFirestore(app).doc("notes/quiet").set({ text: "quiet" }));
  await getFirestore(app).doc("notes/loud").set({ text: "loud" });
  await backend.idle();
  const copies = await getFirestore(app).collection("copies").get();
  expect(copies.docs.map(({ id }) => id)).toEqual(["loud"]);
});
