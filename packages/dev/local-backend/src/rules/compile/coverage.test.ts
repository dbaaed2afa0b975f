import { expect, test } from "vitest";
import { loadRules } from "../load-rules.ts";
import { ROOT, aRequest } from "../testing/rules-bench.ts";

test("coverage says how often each expression came out how, also those never reached", () => {
  const rules = loadRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isAda() { return request.auth.uid == 'ada'; }
    match /things/{id} {
      allow get: if isAda() && id.size() > 3;
      allow list;
    }
  }
}`);
  const ask = (id: string, uid: string | null) =>
    rules.decide(aRequest({ path: `${ROOT}/things/${id}`, auth: uid === null ? null : { uid, token: {} } }));
  for (const [id, uid] of [
    ["long", "ada"],
    ["x", "ada"],
    ["long", "bob"],
    ["long", null],
  ] as const)
    ask(id, uid);
  rules.explain(aRequest({ path: `${ROOT}/things/long`, auth: { uid: "ada", token: {} } }));
  const { expressions } = rules.coverage();
  expect(
    expressions.map(({ line, column, text, whenTrue, whenFalse, failed, other }) => [
      `${line}:${column}`,
      text,
      whenTrue,
      whenFalse,
      failed,
      other,
    ]),
  ).toEqual([
    ["4:31", "request.auth.uid == 'ada'", 2, 1, 1, 0],
    ["6:21", "isAda() && id.size() > 3", 1, 2, 1, 0],
    ["6:21", "isAda()", 2, 1, 1, 0],
    ["6:32", "id.size() > 3", 2, 1, 0, 0],
    ["6:32", "id.size()", 0, 0, 0, 3],
    ["7:7", "allow list;", 0, 0, 0, 0],
  ]);
});
