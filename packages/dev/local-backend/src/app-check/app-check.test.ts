import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { buildFunctions } from "../functions/fixtures/build-functions.ts";
import { createAppCheckTokens } from "./app-check-tokens.ts";

const projectId = "demo-app-check";
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({
    projectId,
    functions: { bundle: await buildFunctions("esm"), schedules: "manual" },
  });
});
afterAll(() => backend.stop());

const at = (path: string): string => `http://127.0.0.1:${backend.ports.functions}${path}`;
const json = { "content-type": "application/json" };

async function tokenFor(app: string): Promise<{ token: string; ttl: string }> {
  const path = `/v1/projects/${projectId}/apps/${app}:exchangeCustomToken`;
  const answer = await fetch(at(path), { method: "POST", headers: json, body: '{"limitedUse":true}' });
  return (await answer.json()) as { token: string; ttl: string };
}

async function call(name: string, token?: string): Promise<unknown> {
  const headers = { ...json, ...(token === undefined ? {} : { "x-firebase-appcheck": token }) };
  const answer = await fetch(at(`/${projectId}/us-central1/${name}`), {
    method: "POST",
    headers,
    body: '{"data":null}',
  });
  const { result, error } = (await answer.json()) as { result?: unknown; error?: { status: string } };
  return error?.status ?? result;
}

test("a function that enforces App Check answers apps with a token from here, and nobody else", async () => {
  const { token, ttl } = await tokenFor("1:1:web:local");
  expect(ttl).toBe("300s");
  expect(await call("forApps", token)).toBe("1:1:web:local");
  expect(await call("forApps", token)).toBe("1:1:web:local");
  // Another first letter of the signature is always another signature; the last ones may stand for the same bytes.
  const start = token.lastIndexOf(".") + 1;
  const forged = `${token.slice(0, start)}${token[start] === "A" ? "B" : "A"}${token.slice(start + 1)}`;
  for (const other of [undefined, "invented", forged]) expect(await call("forApps", other)).toBe("UNAUTHENTICATED");
});

test("a function that does not enforce it takes any token, and none", async () => {
  for (const token of [undefined, "invented"]) expect(await call("echo", token)).toEqual({ data: null, uid: null });
});

test("a function that consumes tokens takes each of them once", async () => {
  const { token } = await tokenFor("1:1:web:local");
  expect(await call("onceForApps", token)).toBe("1:1:web:local");
  expect(await call("onceForApps", token)).toBe("UNAUTHENTICATED");
});

test("a browser may ask for a token", async () => {
  const answer = await fetch(at(`/v1/projects/${projectId}/apps/1:1:web:local:exchangeCustomToken`), {
    method: "OPTIONS",
    headers: { origin: "http://localhost:3000", "access-control-request-headers": "content-type" },
  });
  expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
});

describe("tokens", () => {
  let now = Date.parse("2026-11-23T12:00:00Z");
  const tokens = createAppCheckTokens({ projectId, now: () => now, enforceExpiry: true });

  test("end after an hour, those for one call after five minutes", () => {
    const [long, short] = [tokens.issue("app", false).token, tokens.issue("app", true).token];
    now += 301_000;
    expect([tokens.isValid(long), tokens.isValid(short)]).toEqual([true, false]);
    now += 3_300_000;
    expect(tokens.isValid(long)).toBe(false);
  });

  test("of another project are none", () => {
    const others = createAppCheckTokens({ projectId: "demo-other", now: () => now, enforceExpiry: true });
    expect(tokens.isValid(others.issue("app", false).token)).toBe(false);
  });
});
