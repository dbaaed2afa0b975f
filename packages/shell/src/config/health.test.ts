import type { NextApiRequest, NextApiResponse } from "next";
import { expect, it } from "vitest";
import { healthEndpoint, type Health } from "./health.ts";

const sources = { app: "storefront", version: "2510.24.1221", commit: "abc1234" } as const;

async function ask(endpoint: ReturnType<typeof healthEndpoint>) {
  const answer = { status: 0, body: null as Health | null };
  const response = {
    setHeader: () => response,
    status: (code: number) => {
      answer.status = code;
      return response;
    },
    json: (body: Health) => {
      answer.body = body;
    },
  };
  await endpoint({} as NextApiRequest, response as unknown as NextApiResponse<Health>);
  return answer;
}

it("D-11.10 says which commit runs and that the database answers, and asks it once in five seconds", async () => {
  let [now, reads] = [0, 0];
  const endpoint = healthEndpoint(() => ({ ...sources, now: () => now, readDatabase: () => Promise.resolve(++reads) }));
  expect(await ask(endpoint)).toMatchObject({
    status: 200,
    body: { ok: true, release: "storefront@2510.24.1221", commit: "abc1234", checks: { database: "ok" } },
  });
  now = 4_999;
  await ask(endpoint);
  expect(reads).toBe(1);
  now = 5_000;
  await ask(endpoint);
  expect(reads).toBe(2);
});

it.each([
  ["refuses", () => Promise.reject(new Error("secret reason"))],
  ["does not answer", () => new Promise(() => undefined)],
])("D-11.10 answers 503 where the database %s, without the reason", async (_how, readDatabase) => {
  const { status, body } = await ask(healthEndpoint(() => ({ ...sources, now: () => 0, readDatabase, patience: 5 })));
  expect(status).toBe(503);
  expect(body?.checks.database).toBe("failed");
  expect(JSON.stringify(body)).not.toContain("secret");
});
