import { expect, test } from "vitest";
import { loadRules } from "./load-rules.ts";
import type { RulesRequest } from "./decision/rules.ts";
import { aRequest, documents, text } from "./testing/rules-bench.ts";

const file = {
  fields: {
    name: "shops/s1/logo.png",
    bucket: "demo",
    size: "2048",
    contentType: "image/png",
    timeCreated: "2026-01-01T00:00:00.000Z",
    updated: "2026-02-01T00:00:00.000Z",
    md5Hash: "x==",
    generation: "17",
    metadata: { owner: "ada" },
  },
};

function decide(condition: string, changes: Partial<RulesRequest> = {}): string {
  const rules = loadRules(`rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /shops/{shop}/{file=**} { allow read, write: if ${condition}; } } }`);
  const request = aRequest({
    service: "firebase.storage",
    path: "/b/demo/o/shops/s1/logo.png",
    resource: file,
    lookup: documents({ "shops/s1": { owner: text("ada") } }),
    ...changes,
  });
  const decision = rules.decide(request);
  return decision.allowed ? "allowed" : decision.reason.includes("failed") ? "failed" : "denied";
}

test.each(
  [
    "resource.size == 2048 && resource.size is int",
    "resource.size < 5 * 1024 * 1024",
    "resource.contentType.matches('image/.*')",
    "resource.name == 'shops/s1/logo.png' && resource.bucket == bucket",
    "resource.timeCreated < resource.updated && resource.updated < request.time",
    "resource.md5Hash == 'x==' && resource.generation == 17",
    "resource.metadata.owner == request.auth.uid",
    "shop == 's1' && file == /logo.png",
    "firestore.get(/databases/(default)/documents/shops/$(shop)).data.owner == request.auth.uid",
    "firestore.exists(/databases/(default)/documents/shops/s1)",
  ].map((condition) => [condition.replace("file == /logo.png", "string(file) == '/logo.png'")]),
)("allows %s", (condition) => expect(decide(condition)).toBe("allowed"));

test("an upload is seen as request.resource", () => {
  const upload = { method: "create", resource: null, requestResource: file } as const;
  expect(
    decide("resource == null && request.resource.size < 4096 && request.resource.contentType == 'image/png'", upload),
  ).toBe("allowed");
  expect(decide("request.resource.size < 1024", upload)).toBe("denied");
  expect(decide("resource.size > 0", upload)).toBe("failed");
});

test("two documents of Firestore may be read and no more", () => {
  const read = (id: string) => `!firestore.exists(/databases/(default)/documents/x/${id})`;
  expect(decide(`${read("a")} && ${read("b")}`)).toBe("allowed");
  expect(decide(`${read("a")} && ${read("b")} && ${read("c")}`)).toBe("failed");
});

test("a listing is decided for its prefix", () => {
  expect(decide("request.auth.uid == 'ada'", { method: "list", path: "/b/demo/o/shops/s1", resource: null })).toBe(
    "allowed",
  );
  expect(decide("request.auth.uid == 'ada'", { method: "list", path: "/b/demo/o/other", resource: null })).toBe(
    "denied",
  );
});

test("Firestore's own functions are unknown here", () => {
  expect(decide("exists(/databases/(default)/documents/x/y)")).toBe("failed");
  expect(decide("firestore.getAfter(/a/b) == null")).toBe("failed");
});
