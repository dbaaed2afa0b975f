import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import * as manifest from "./index.ts";

interface Described {
  readonly __endpoint: { readonly callableTrigger?: object };
}

const callables = Object.entries(manifest as unknown as Record<string, Described>).flatMap(([name, { __endpoint }]) =>
  __endpoint.callableTrigger === undefined ? [] : [name],
);

let test: TestBackend;

beforeAll(async () => {
  test = await startTestBackend({ env: { APP_CHECK_ENFORCE: "true" } });
});
afterAll(() => test.stop());

it.each(callables)("S6 %s asks for an App Check token where the product demands one", async (name) => {
  const { ports, projectId } = test.backend;
  const response = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/europe-west1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: {} }),
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
});
