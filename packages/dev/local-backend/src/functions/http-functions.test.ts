import { createHmac, randomBytes } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { buildFunctions } from "./fixtures/build-functions.ts";

const projectId = "demo-http";
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({
    projectId,
    functions: { bundle: await buildFunctions("esm"), schedules: "manual" },
  });
});
afterAll(() => backend.stop());

const addressOf = (name: string): string =>
  `http://127.0.0.1:${backend.ports.functions}/${projectId}/us-central1/${name}`;
const post = (name: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(addressOf(name), { method: "POST", body: new Uint8Array(Buffer.from(body)), headers });

/** Signs as payment services do: over the very bytes that were sent. */
const secret = "shared with the sender";
const sign = (body: Buffer): string => createHmac("sha256", secret).update(body).digest("hex");

test.each([
  ["application/json", Buffer.from('{ "b":1,\r\n\t"a": "\\u00e4ä€", "b": 2 }\n\n')],
  ["application/json; charset=utf-8", Buffer.from("[1.0, 1e3]")],
  ["application/x-www-form-urlencoded", Buffer.from("b=1&a=%C3%A4&b=2&c[d]=+")],
  ["text/plain; charset=iso-8859-1", Buffer.from([0xe4, 0xf6, 0x0d, 0x0a])],
  ["application/octet-stream", randomBytes(70_000)],
  [
    "multipart/form-data; boundary=x",
    Buffer.from('--x\r\nContent-Disposition: form-data; name="f"\r\n\r\n\0\r\n--x--'),
  ],
  ["image/png", Buffer.alloc(0)],
])("the bytes of a body of type %s are what was signed", async (type, body) => {
  const answer = await post("signed", body, { "content-type": type, "x-signature": sign(body) });
  expect(await answer.json()).toEqual({ isGenuine: true, bytes: body.length });
});

test("a body that comes in pieces is one body", async () => {
  const whole = Buffer.from('{"a":"ä"}');
  // The third piece begins in the middle of a letter.
  const quantity = [whole.subarray(0, 3), whole.subarray(3, 7), whole.subarray(7)];
  const text = await new Promise<string>((resolve, reject) => {
    const headers = { "content-type": "application/json", "x-signature": sign(whole) };
    const outgoing = request(addressOf("signed"), { method: "POST", headers }, (incoming) => {
      let answer = "";
      incoming.on("data", (chunk: Buffer) => (answer += chunk.toString()));
      incoming.on("end", () => resolve(answer));
    });
    outgoing.on("error", reject);
    for (const piece of quantity) outgoing.write(piece);
    outgoing.end();
  });
  expect(JSON.parse(text)).toEqual({ isGenuine: true, bytes: whole.length });
});

test("a body that is not the JSON it says it is gets 400, not a crash", async () => {
  expect((await post("signed", "{", { "content-type": "application/json" })).status).toBe(400);
  expect((await post("signed", "{}", { "x-signature": sign(Buffer.from("{}")) })).status).toBe(200);
});

test("a function that does not end in its time is answered for, and the others go on", async () => {
  const [slow, web] = await Promise.all([fetch(addressOf("slow")), fetch(addressOf("web"))]);
  expect([slow.status, web.status]).toEqual([504, 200]);
  expect(await slow.json()).toMatchObject({ error: { status: "DEADLINE_EXCEEDED" } });
});

test("errors that nobody catches end neither the process nor other calls", async () => {
  const [broken, web] = await Promise.all([post("throwsLater", "{}"), fetch(addressOf("web"))]);
  expect([broken.status, web.status]).toEqual([200, 200]);
  await expect
    .poll(() => backend.logs("throwsLater").map(({ message }) => message))
    .toEqual(expect.arrayContaining([expect.stringContaining("later, on purpose")]));
});

test("what a function says is kept under its name, however many talk at once", async () => {
  const headers = { "content-type": "application/json" };
  const talkers = ["a", "b", "c", "d"];
  await Promise.all(talkers.map((data) => post("talks", JSON.stringify({ data }), headers)));
  await Promise.all(["e", "f"].map((data) => post("echo", JSON.stringify({ data }), headers)));
  await expect.poll(() => backend.logs("talks").filter(({ severity }) => severity !== "DEBUG")).toHaveLength(8);
  const said = backend.logs("talks").filter(({ severity }) => severity !== "DEBUG");
  expect(said.map(({ severity, message }) => `${severity} ${message}`).toSorted()).toEqual(
    talkers.flatMap((data) => [`INFO first ${data}`, `WARNING second ${data} {"more":1}`]).toSorted(),
  );
  expect(backend.logs("echo").some(({ message }) => message.includes("first"))).toBe(false);
});
