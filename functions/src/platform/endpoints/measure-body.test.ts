import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isTooDeep, measureBodies, takeBody } from "./measure-body.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, next?: (error?: unknown) => void) => void;

/** The parsers of Google's server of functions, in its order and with its types. */
interface Express {
  (): Handler & { use(handler: Handler): void };
  json(options: object): Handler;
  raw(options: object): Handler;
}
const express = createRequire(createRequire(import.meta.url).resolve("firebase-functions"))("express") as Express;

const parsed: unknown[] = [];
const app = express();
function verify(request: { rawBody?: Buffer }, _response: unknown, bytes: Buffer): void {
  request.rawBody = bytes;
}
app.use(express.json({ limit: "1024mb", type: ["application/json", "application/*+json"], verify }));
app.use(express.raw({ limit: "1024mb", type: "*/*", verify }));
app.use((request, response) => {
  if (!takeBody(request, response)) return;
  parsed.push((request as { body?: unknown }).body);
  response.end(request.headers["content-type"]);
});
const server = createServer(app);
let url: string;

beforeAll(async () => {
  measureBodies("measured", { servesFunctions: () => true, functionAlone: () => "measured" });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const send = (body: string, type = "application/json") =>
  fetch(`${url}/measured`, { method: "POST", headers: { "content-type": type }, body });

describe("takeBody", () => {
  it("hands a call its body, parsed, and with the type it was sent as", async () => {
    const answer = await send('{"data":{"n":1}}', "application/json; charset=utf-8");
    expect(await answer.text()).toBe("application/json; charset=utf-8");
    expect(parsed.at(-1)).toEqual({ data: { n: 1 } });
  });

  it.each([
    ["a text of 5 MB", `"${"x".repeat(5_000_000)}"`, "application/json"],
    ["9 MB of ones", `[${"1,".repeat(4_500_000)}1]`, "application/json"],
    ["9 MB of objects", `[${'{"a":1},'.repeat(1_100_000)}1]`, "application/json"],
    ["9 MB by another name", `[${"1,".repeat(4_500_000)}1]`, "application/cloudevents+json"],
  ])("X-M9 S4 %s is refused by its size, and nobody parses it", async (_name, body, type) => {
    const parse = vi.spyOn(JSON, "parse");
    const answer = await send(body, type);
    expect(answer.status).toBe(413);
    // The rest of this process reads a few bytes of its own now and then.
    expect(parse.mock.calls.filter(([text]) => text.length > 1000)).toEqual([]);
    parse.mockRestore();
    expect(await answer.json()).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
  });

  it("X-M9 16 kB of brackets are refused by their depth, before they exhaust the stack", async () => {
    const answer = await send("[".repeat(16_000));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("levels")]);
  });

  it.each([
    ["no JSON", '{"data": Kundin 4711'],
    ["no call", '{"note": "Kundin 4711"}'],
    ["a list", '["Kundin 4711"]'],
  ])("X-Q5 what is %s is refused without a word of it in the log", async (_name, body) => {
    const said = [vi.spyOn(console, "error"), vi.spyOn(process.stderr, "write"), vi.spyOn(process.stdout, "write")];
    const answer = await send(body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.not.stringContaining("4711")]);
    for (const spy of said) expect(JSON.stringify(spy.mock.calls)).not.toContain("4711");
  });

  it("a page of the shop may read why", async () => {
    const headers = { "content-type": "application/json", origin: "https://lokalkorb.example" };
    const answer = await fetch(`${url}/measured`, { method: "POST", headers, body: "[".repeat(100) });
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://lokalkorb.example");
  });
});

it("X-M9 counts brackets, and not those inside of texts", () => {
  expect(isTooDeep(Buffer.from(JSON.stringify({ note: `${"[".repeat(99)}\\"{` })))).toBe(false);
  expect(isTooDeep(Buffer.from(`${"[".repeat(32)}${"]".repeat(32)}`.repeat(3)))).toBe(false);
  expect(isTooDeep(Buffer.from(`${'{"a":'.repeat(33)}1`))).toBe(true);
});
