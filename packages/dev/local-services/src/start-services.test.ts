import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { ServiceRecord } from "./records/service-record.ts";
import { startServices, type Services } from "./start-services.ts";

const running: Services[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((services) => services.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function start(dataDir: string | null = null) {
  const services = await startServices({ port: 0, dataDir });
  running.push(services);
  const base = `http://127.0.0.1:${services.port}`;
  const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(base + path, { method: "POST", body, headers, redirect: "manual" });
  const records = async (kind: string): Promise<readonly ServiceRecord[]> => {
    const response = await fetch(`${base}/api/records?kind=${kind}`);
    return (await response.json()) as readonly ServiceRecord[];
  };
  return { base, post, records, stop: () => services.stop() };
}

const errorEnvelope = [
  { event_id: "e1" },
  { type: "event" },
  { exception: { values: [{ type: "Error", value: "<b>kaputt</b>" }] } },
]
  .map((line) => JSON.stringify(line))
  .join("\n");

describe("startServices", () => {
  it("keeps errors, feedback and traces of error envelopes", async () => {
    const { post, records } = await start();
    const feedback = JSON.stringify({ contexts: { feedback: { message: "Größe\nfalsch", name: "Tisch 4" } } });
    const envelope = `{}\n{"type":"feedback","length":${Buffer.byteLength(feedback)}}\n${feedback}\n{"type":"client_report"}\n{}\n`;
    expect((await post("/api/1/envelope/", errorEnvelope)).status).toBe(200);
    expect((await post("/api/1/envelope/", envelope)).status).toBe(200);
    await post("/api/1/envelope/", `{}\n{"type":"transaction"}\n{"transaction":"/"}`);
    expect((await records("error")).map(({ title }) => title)).toEqual(["Error: <b>kaputt</b>"]);
    expect((await records("feedback")).map(({ title }) => title)).toEqual(["Größe\nfalsch"]);
    expect((await records("trace")).map(({ title }) => title)).toEqual(["/"]);
  });

  it("F11 keeps analytics events and profiles, as JSON and as base64, one or many", async () => {
    const { post, records } = await start();
    const event = { event: "Page Viewed", properties: { page: "/" } };
    await post("/mp/track/?verbose=1", new URLSearchParams({ data: JSON.stringify([event, event]) }).toString());
    await post("/mp/track/", new URLSearchParams({ data: btoa(JSON.stringify(event)) }).toString());
    await post("/mp/engage/", new URLSearchParams({ data: '{"$set":{"$name":"A"},"$distinct_id":"u1"}' }).toString());
    expect((await records("event")).map(({ title }) => title)).toEqual(["Page Viewed", "Page Viewed", "Page Viewed"]);
    expect(await records("profile")).toMatchObject([{ title: "$set", body: { $set: { $name: "A" } } }]);
  });

  it("answers pages of this machine only", async () => {
    const { base, post } = await start();
    const local = await post("/mp/track/", "data=[]", { Origin: "http://localhost:3000" });
    expect(local.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect((await post("/mp/track/", "data=[]", { Origin: "https://evil.example" })).status).toBe(403);
    const preflight = await fetch(`${base}/mp/track/`, {
      method: "OPTIONS",
      headers: { Origin: "http://127.0.0.1:3000" },
    });
    expect(preflight.status).toBe(204);
  });

  it("says what is wrong with a request instead of failing", async () => {
    const { base, post } = await start();
    expect((await post("/api/1/envelope/", "not json")).status).toBe(400);
    expect((await fetch(`${base}/api/records?kind=x`)).status).toBe(400);
    expect((await fetch(`${base}/nothing`)).status).toBe(404);
    expect((await post("/mp/track/", "x".repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  it("shows both tabs as escaped German pages", async () => {
    const { base, post } = await start();
    await post("/api/1/envelope/", errorEnvelope);
    const events = await (await fetch(`${base}/`)).text();
    const errors = await (await fetch(`${base}/?tab=fehler`)).text();
    expect(events).toContain("Noch kein Ereignis empfangen.");
    expect(errors).toContain("Fehler (1)");
    expect(errors).toContain("&lt;b&gt;kaputt&lt;/b&gt;");
    expect(errors).not.toContain("<b>kaputt");
  });

  it("remembers over a restart until it is reset", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lokalkorb-services-"));
    folders.push(folder);
    const first = await start(folder);
    await first.post("/api/1/envelope/", errorEnvelope);
    await first.stop();
    const second = await start(folder);
    expect(await second.records("error")).toMatchObject([{ id: 1 }]);
    await second.post("/api/1/envelope/", errorEnvelope);
    expect((await second.records("error")).map(({ id }) => id)).toEqual([1, 2]);
    expect((await second.post("/api/reset", "")).status).toBe(303);
    await second.stop();
    expect(await (await start(folder)).records("error")).toEqual([]);
  });
});
