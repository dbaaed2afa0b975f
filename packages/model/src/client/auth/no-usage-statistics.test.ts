import { afterEach, expect, it, vi } from "vitest";
import { firebaseClient } from "../firebase-app.ts";

afterEach(() => vi.unstubAllGlobals());

it("F35 the SDK opens no database to count its use, nor one to see whether it may", () => {
  const opened: string[] = [];
  const indexedDB = { open: (name: string) => ({ opened: opened.push(name), addEventListener: () => undefined }) };
  vi.stubGlobal("indexedDB", indexedDB);
  vi.stubGlobal("self", { indexedDB });
  const config = {
    firebase: { projectId: "demo-lokalkorb", apiKey: "demo", appId: "demo" },
    emulators: { enabled: false },
    appCheck: { provider: "off" },
  };
  firebaseClient(config as Parameters<typeof firebaseClient>[0], "counted");
  expect(opened).toEqual([]);
});
