import http from "node:http";
import type { SeededRandom } from "../official/target/seeded-random.ts";
import { mutateBytes, mutateJson, mutateText } from "./mutate.ts";
import type { FuzzTally, Verdict } from "./fuzz-verdict.ts";

export const fuzzDatabase = "projects/demo-fuzz/databases/(default)";
const root = `${fuzzDatabase}/documents`;
/** Longer than anybody waits for a lock. */
const patienceMs = 7000;

interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

const string = (value: string): unknown => ({ stringValue: value });
const document = {
  fields: {
    n: { integerValue: "1" },
    d: { doubleValue: 1.5 },
    t: { timestampValue: "2026-11-20T12:00:00Z" },
    l: { arrayValue: { values: [string("a"), { mapValue: { fields: { b: { bytesValue: "AAEC" } } } }] } },
    g: { geoPointValue: { latitude: 1, longitude: 2 } },
    r: { referenceValue: `${root}/a/b` },
  },
};
const query = {
  structuredQuery: {
    select: { fields: [{ fieldPath: "n" }] },
    from: [{ collectionId: "a", allDescendants: true }],
    where: {
      compositeFilter: {
        op: "OR",
        filters: [
          {
            fieldFilter: {
              field: { fieldPath: "n" },
              op: "IN",
              value: { arrayValue: { values: [{ integerValue: "1" }] } },
            },
          },
          { unaryFilter: { field: { fieldPath: "d.`x y`" }, op: "IS_NAN" } },
        ],
      },
    },
    orderBy: [{ field: { fieldPath: "n" }, direction: "DESCENDING" }],
    startAt: { values: [{ integerValue: "5" }], before: true },
    offset: 1,
    limit: 3,
  },
};
const name = `${root}/a/b`;
const commit = {
  writes: [
    { update: { name, ...document }, updateMask: { fieldPaths: ["n", "l"] }, currentDocument: { exists: true } },
    { transform: { document: name, fieldTransforms: [{ fieldPath: "n", increment: { integerValue: "1" } }] } },
    { delete: `${root}/a/c` },
  ],
};

const requests: readonly (readonly [method: string, path: string, body: unknown])[] = [
  ["POST", `/v1/${root}:commit`, commit],
  ["POST", `/v1/${root}:batchWrite`, commit],
  ["POST", `/v1/${root}:runQuery`, query],
  [
    "POST",
    `/v1/${root}:runAggregationQuery`,
    {
      structuredAggregationQuery: {
        ...query,
        aggregations: [{ alias: "x", count: { upTo: "5" } }, { sum: { field: { fieldPath: "n" } } }],
      },
    },
  ],
  [
    "POST",
    `/v1/${root}:partitionQuery`,
    { structuredQuery: { from: [{ collectionId: "a", allDescendants: true }] }, partitionCount: "3" },
  ],
  [
    "POST",
    `/v1/${root}:batchGet`,
    { documents: [name, `${root}/a/c`], mask: { fieldPaths: ["n"] }, readTime: "2026-11-20T12:00:00Z" },
  ],
  ["POST", `/v1/${root}:beginTransaction`, { options: { readWrite: { retryTransaction: "AAAA" } } }],
  ["POST", `/v1/${root}:rollback`, { transaction: "AAAA" }],
  ["POST", `/v1/${root}:listCollectionIds`, { pageSize: 3, pageToken: "1" }],
  ["POST", `/v1/${root}/a?documentId=x`, document],
  ["PATCH", `/v1/${name}?updateMask.fieldPaths=n&currentDocument.exists=true`, document],
  ["GET", `/v1/${root}/a?pageSize=2&orderBy=n%20desc&showMissing=true`, {}],
  ["GET", `/v1/${name}?mask.fieldPaths=n&readTime=2026-11-20T12:00:00Z`, {}],
  ["DELETE", `/v1/${name}?currentDocument.updateTime=2026-11-20T12:00:00Z`, {}],
  [
    "PUT",
    "/emulator/v1/projects/demo-fuzz:securityRules",
    { rules: { files: [{ name: "r", content: "service x {" }] } },
  ],
];

/** REST calls, right but for what chance did to their path, their body or their headers. */
export async function fuzzRest(port: number, random: SeededRandom, tally: FuzzTally): Promise<void> {
  const [method, path, body] = random.pick(requests);
  const spoiled = random.chance(0.7)
    ? JSON.stringify(mutateJson(random, body))
    : mutateText(random, JSON.stringify(body));
  const request: HttpRequest = {
    method: random.chance(0.95) ? method : random.pick(["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"]),
    path: random.chance(0.7) ? path : asPath(mutateText(random, path)),
    body: random.chance(0.9) ? spoiled : mutateBytes(random, Buffer.from(spoiled)),
    headers: { authorization: random.chance(0.9) ? "Bearer owner" : asHeader(mutateText(random, "Bearer a.e30.")) },
  };
  tally.add(await send(port, request), () => JSON.stringify(request));
}

/** Handshakes, posts and polls of a browser's stream, spoiled likewise. */
export async function fuzzWebChannel(port: number, random: SeededRandom, tally: FuzzTally): Promise<void> {
  const stream = random.pick(["Listen", "Write"]);
  const channel = `/google.firestore.v1.Firestore/${stream}/channel?VER=8&database=${encodeURIComponent(fuzzDatabase)}`;
  const messages = [
    {
      database: fuzzDatabase,
      addTarget: { targetId: 2, query: { parent: root, ...query }, resumeToken: "AAAA", expectedCount: 1 },
    },
    { database: fuzzDatabase, addTarget: { targetId: 4, documents: { documents: [name] } } },
    { database: fuzzDatabase, removeTarget: 2 },
    { database: fuzzDatabase },
    { streamToken: "AAAA", ...commit },
  ];
  const form = (): string => {
    const chosen = random.some(messages, 1, 3);
    const fields = new URLSearchParams({
      headers: random.chance(0.8) ? "Authorization:Bearer owner\r\n" : mutateText(random, "Authorization:Bearer x\r\n"),
      count: String(random.chance(0.9) ? chosen.length : random.below(2000)),
      ofs: String(random.chance(0.9) ? 0 : random.below(9)),
    });
    for (const [at, message] of chosen.entries()) {
      fields.set(`req${at}___data__`, JSON.stringify(random.chance(0.7) ? mutateJson(random, message) : message));
    }
    return random.chance(0.85) ? fields.toString() : mutateText(random, fields.toString());
  };
  const post = (path: string): HttpRequest => ({ method: "POST", path, body: form(), headers: {} });
  const opening = post(`${channel}&RID=1&CVER=22`);
  const opened = await send(port, opening);
  tally.add(opened, () => JSON.stringify(opening));
  const sid = "body" in opened ? /"c","([^"]+)"/.exec(opened.body)?.[1] : undefined;
  if (sid === undefined) return;
  const steps: HttpRequest[] = [
    post(`${channel}&SID=${sid}&RID=2&AID=0`),
    {
      method: "GET",
      path: `${channel}&SID=${sid}&RID=rpc&AID=${random.pick(["0", "-1", "x", "99", "1e99"])}&CI=1&TO=20`,
      body: "",
      headers: {},
    },
    post(asPath(mutateText(random, `${channel}&SID=${sid}&RID=3&AID=1`))),
    { method: "POST", path: `${channel}&SID=${sid}&RID=4&TYPE=terminate`, body: "", headers: {} },
  ];
  for (const step of steps) tally.add(await send(port, step), () => JSON.stringify([opening, step]));
}

/** Only what may stand in a request line at all. */
const asPath = (text: string): string => `/${text.replaceAll(/[^\u0021-\u00ff]/g, "").replace(/^\//, "")}`;
const asHeader = (text: string): string => text.replaceAll(/[^\u0020-\u007e]/g, "");

const send = (port: number, { method, path, body, headers }: HttpRequest): Promise<Verdict & { body: string }> =>
  new Promise((resolve) => {
    const settle = (verdict: Verdict, text = ""): void => resolve({ ...verdict, body: text });
    const request = http.request(
      { port, host: "127.0.0.1", method, path, headers, timeout: patienceMs },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", (error) => settle({ defect: `broken answer: ${error.message}` }));
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const status = response.statusCode ?? 0;
          settle(
            status === 500 || status < 200
              ? { defect: `HTTP ${status}: ${text.slice(0, 600)}` }
              : { status: `HTTP ${status}` },
            text,
          );
        });
      },
    );
    request.on("timeout", () => request.destroy(new Error(`no answer within ${patienceMs} ms`)));
    request.on("error", (error) => settle({ defect: error.message }));
    request.end(method === "GET" || method === "HEAD" ? undefined : body);
  });
