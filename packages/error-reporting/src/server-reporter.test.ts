import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createServerReporter } from "./server-reporter.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function aService() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      bodies.push(body);
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  closing.push(() => server.close());
  return { bodies, dsn: `http://public@127.0.0.1:${port}/1`, close: () => new Promise((done) => server.close(done)) };
}

const options = {
  app: "functions",
  version: "1",
  commit: "abc1234",
  origin: "https://a.example",
  productionUrl: "https://a.example",
};

describe("createServerReporter", () => {
  it("F34 has sent a defect, scrubbed and with its facts, once it resolves", async () => {
    const { bodies, dsn } = await aService();
    const reporter = createServerReporter({ ...options, dsn });
    await reporter.capture(new Error("failed for kunde-1@post.example"), { function: "placeOrder" });
    const event = JSON.parse(bodies[0]?.split("\n")[2] ?? "{}") as Record<string, unknown>;
    expect(event).toMatchObject({
      environment: "production",
      release: "functions@1",
      dist: "abc1234",
      tags: { app: "functions", function: "placeOrder" },
      exception: { values: [{ type: "Error", value: "failed for [E-Mail]" }] },
    });
  });

  it("never fails itself: without a service, and with one that is down", async () => {
    await createServerReporter({ ...options, dsn: "" }).capture(new Error("a"));
    const { dsn, close } = await aService();
    await close();
    await expect(createServerReporter({ ...options, dsn }).capture(new Error("a"))).resolves.toBeUndefined();
  });
});
