import { expect, test } from "vitest";
import { loadRules } from "../load-rules.ts";
import { ROOT, aRequest, documents, int, map, outcomeOf, rulesWith, text } from "../testing/rules-bench.ts";

const D = "/databases/$(database)/documents";
const lookup = documents({ "users/ada": { role: text("admin"), n: int(1) }, "users/bob": { role: text("user") } });

test.each<[string, string, string]>([
  ["f(1, 2) == 3", "function f(a, b) { return a + b; }", "true"],
  ["f(2) == 12", "function f(a) { let b = a * 2; let c = b + a; return c * 2; }", "true"],
  ["f()", "function f() { return request.auth.uid == 'ada'; }", "true"],
  ["f('x') == 'yx'", "function g(a) { return 'y' + a; } function f(a) { return g(a); }", "true"],
  ["f(true) && !f(false)", "function f(request2) { return request2; }", "true"],
  ["f() || true", "function f() { let x = resource.data.missing; return x; }", "true"],
  [
    "f() || false",
    "function f() { let x = resource.data.missing; return x; }",
    "error: there is no property 'missing'",
  ],
  ["f()", "function f() { let x = resource.data.missing; return true; }", "true"],
  ["f(resource.data.missing)", "function f(a) { return true; }", "true"],
])("functions: %s", (condition, functions, expected) =>
  expect(outcomeOf(condition, aRequest(), functions)).toBe(expected),
);

test.each<[string, string]>([
  [`get(${D}/users/ada).data.role == 'admin'`, "true"],
  [`get(${D}/users/$(request.auth.uid)).data.role == 'admin'`, "true"],
  [`get(${D}/users/ada).id == 'ada'`, "true"],
  [`get(${D}/users/ada).__name__ == ${D}/users/ada`, "true"],
  [`exists(${D}/users/ada) && !exists(${D}/users/zoe)`, "true"],
  [`get(${D}/users/zoe) == null`, "error: there is no document /databases/(default)/documents/users/zoe"],
  [`get(${D}/users/zoe).data.role == 'x'`, "error: there is no document /databases/(default)/documents/users/zoe"],
  [`getAfter(${D}/users/ada).data.role == 'late' && existsAfter(${D}/users/ada)`, "true"],
  [`!existsAfter(${D}/users/bob)`, "true"],
  ["get('users/ada').data.n == 1", "error: get() needs a path, not string"],
  [
    "exists(/users/ada)",
    "error: /users/ada is not the path of a document; it has to begin with /databases/$(database)/documents",
  ],
  [
    `exists(${D}/users)`,
    "error: /databases/(default)/documents/users is not the path of a document; it has to begin with /databases/$(database)/documents",
  ],
])("documents: %s", (condition, expected) => {
  expect(
    outcomeOf(condition, aRequest({ lookup, lookupAfter: documents({ "users/ada": { role: text("late") } }) })),
  ).toBe(expected);
});

const reads = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `!exists(${D}/x/d${from + index})`).join(" && ");

test("a decision reads 10 documents, each once, and no more", () => {
  const seen: string[] = [];
  const request = aRequest({ lookup: (path) => (seen.push(path), null) });
  expect(outcomeOf(`${reads(10)} && ${reads(10)}`, request)).toBe("true");
  expect(seen).toHaveLength(10);
  expect(outcomeOf(reads(11), request)).toBe("error: more than 10 documents were read");
});

test("nothing absorbs an exceeded limit", () => {
  const rules = loadRules(rulesWith(`(${reads(11)}) || true`));
  expect(rules.decide(aRequest())).toMatchObject({
    allowed: false,
    reason: expect.stringContaining("more than 10 documents were read"),
  });
});

test("the requests of one commit read 20 documents together", () => {
  const sharedReads = new Set<string>();
  const decide = (from: number) => loadRules(rulesWith(reads(10, from))).decide(aRequest({ sharedReads })).allowed;
  expect([decide(0), decide(0), decide(10), decide(5), decide(15)]).toEqual([true, true, true, true, false]);
});

test("an evaluation that grows without end is stopped", () => {
  const functions = Array.from(
    { length: 15 },
    (_, index) => `function f${index}() { return ${index < 14 ? `f${index + 1}() && f${index + 1}()` : "true"}; }`,
  ).join("\n");
  expect(loadRules(rulesWith("f0() || true", functions)).decide(aRequest())).toMatchObject({
    allowed: false,
    reason: expect.stringContaining("more than 1000 expressions"),
  });
});

test("a reason names the match, the allow and the condition that was false", () => {
  const rules = loadRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function owns() {
      return request.auth != null
        && resource.data.owner == request.auth.uid;
    }
    match /a/{id} {
      allow get: if id == 'x' && owns();
      allow get: if resource.data.missing;
      allow get: if id == 'free';
    }
  }
}`);
  const at = (id: string) => aRequest({ path: `${ROOT}/a/${id}`, resource: { fields: { owner: text("bob") } } });
  expect(rules.decide(at("free"))).toMatchObject({
    allowed: true,
    reason: "allowed at 11:7 in match /databases/{database}/documents/a/{id} (8:5)",
  });
  expect(rules.explain(at("x")).candidates).toEqual([
    {
      match: "/databases/{database}/documents/a/{id}",
      line: 9,
      column: 7,
      outcome: "false",
      because: "is false at 6:12: resource.data.owner == request.auth.uid",
    },
    {
      match: "/databases/{database}/documents/a/{id}",
      line: 10,
      column: 7,
      outcome: "error",
      because: "failed at 10:35: there is no property 'missing'",
    },
    {
      match: "/databases/{database}/documents/a/{id}",
      line: 11,
      column: 7,
      outcome: "false",
      because: "is false at 11:21: id == 'free'",
    },
  ]);
  expect(rules.decide(at("x")).reason).toContain("denied: allow at 9:7");
  expect(rules.decide({ ...at("x"), method: "delete" }).reason).toBe(`denied: no allow covers delete of ${ROOT}/a/x`);
});

test("debug() shows its values in the reason and changes nothing", () => {
  const decision = loadRules(rulesWith("debug(request.auth.uid) == 'ada' && debug(resource.data) == {}")).decide(
    aRequest(),
  );
  expect(decision.allowed).toBe(true);
  expect(decision.reason).toContain('[debug: "ada"; map with ]');
});

test("a lookup that fails and a malformed request deny", () => {
  const rules = loadRules(rulesWith(`exists(${D}/a/b)`));
  const failing = aRequest({
    lookup: () => {
      throw new Error("disk is gone");
    },
  });
  expect(rules.decide(failing)).toMatchObject({
    allowed: false,
    reason: "denied: the request could not be evaluated: disk is gone",
  });
  expect(loadRules(rulesWith("request.time.year() > 0")).decide(aRequest({ time: new Date(Number.NaN) })).allowed).toBe(
    false,
  );
});

const PRODUCT = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function role(r) { return get(/databases/$(database)/documents/restaurants/$(r)/data/account).data.roles[request.auth.uid]; }
    match /restaurants/{r}/products/{p} {
      allow read: if true;
      allow create: if role(r) in ['owner', 'staff'] && request.resource.data.keys().hasOnly(['name', 'price']) && request.resource.data.price is int;
      allow update: if role(r) == 'owner' && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['price']);
    }
    match /restaurants/{r}/baskets/{basketId} { allow read, write: if basketId == request.auth.uid + '_web'; }
  }
}`;

test.each<[string, string | null, "create" | "update", string, boolean]>([
  ["an owner", "ann", "create", "products/p", true],
  ["staff", "ben", "create", "products/p", true],
  ["a stranger", "eve", "create", "products/p", false],
  ["nobody", null, "create", "products/p", false],
  ["an owner", "ann", "update", "products/p", true],
  ["staff", "ben", "update", "products/p", false],
  ["a shopper with the own basket", "eve", "create", "baskets/eve_web", true],
  ["a shopper with another's basket", "eve", "create", "baskets/ann_web", false],
])("%s (%s) may %s %s: %s", (_, uid, method, path, allowed) => {
  const request = aRequest({
    method,
    path: `${ROOT}/restaurants/r1/${path}`,
    auth: uid === null ? null : { uid, token: {} },
    resource: method === "update" ? { fields: { name: text("Brot"), price: int(1) } } : null,
    requestResource: { fields: { name: text("Brot"), price: int(2) } },
    lookup: documents({ "restaurants/r1/data/account": { roles: map({ ann: text("owner"), ben: text("staff") }) } }),
  });
  expect(loadRules(PRODUCT).decide(request).allowed).toBe(allowed);
});
