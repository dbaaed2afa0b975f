import { startBackend, type Backend } from "@lokalkorb/local-backend/backend";
import { afterEach, expect, test } from "vitest";
import { until } from "../cache/until.ts";
import { statsDocument } from "../documents/stats.ts";
import { localConfig } from "../testing/local-config.ts";
import { createModelClient } from "./create-model-client.ts";

const firestoreRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /data/{id} { allow read: if true; } } }`;

let backend: Backend | null = null;
afterEach(() => backend?.stop());

test("listening again at most three seconds after the server is back", async () => {
  const projectId = "demo-model-reconnect";
  backend = await startBackend({ projectId, firestoreRules });
  const { ports } = backend;
  const client = createModelClient(localConfig(backend), { error: () => undefined }, "reconnect");
  const stats = client.cache.document(statsDocument, {});
  const close = stats.subscribe(() => undefined);
  await until(stats, (state) => state.status === "absent");
  expect(client.connection.state()).toBe("live");

  await backend.stop();
  await until(client.connection, (state) => state === "offline");
  backend = await startBackend({ projectId, firestoreRules, ports });
  const back = Date.now();
  await until(client.connection, (state) => state === "live");
  const took = Date.now() - back;
  close();
  await client.stop();
  expect(took).toBeLessThan(3_000);
}, 30_000);
