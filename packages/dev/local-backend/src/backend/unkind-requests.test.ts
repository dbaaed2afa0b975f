import fc from "fast-check";
import { request, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";
import { fuzzSize } from "../fixtures/fuzz-size.ts";
import { buildFunctions } from "../functions/fixtures/build-functions.ts";
import { serviceNames, type ServiceName } from "../service/service.ts";

const projectId = "demo-unkind";
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ projectId, functions: { bundle: await buildFunctions("esm"), schedules: "manual" } });
});
afterAll(() => backend.stop());

interface Sent {
  readonly service: ServiceName;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** fetch() does not let anybody forge a Host. */
const send = ({ service, method = "GET", path, headers = {}, body = "" }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const length = { "content-length": Buffer.byteLength(body) };
    const options = {
      host: "127.0.0.1",
      port: backend.ports[service],
      method,
      path,
      headers: { ...length, ...headers },
    };
    const outgoing = request(options, (incoming: IncomingMessage) => {
      incoming.resume();
      incoming.on("end", () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.setTimeout(5000, () => outgoing.destroy(new Error("It hangs.")));
    outgoing.on("error", reject);
    outgoing.end(body);
  });

test.each(serviceNames)("%s answers neither forged hosts nor foreign pages, whatever they ask", async (service) => {
  const ask = (headers: Record<string, string>, path = "/") => send({ service, path, headers });
  for (const path of ["/", "/admin/status", "/v1/projects/x/databases/(default)/documents/a/b", "/tool/data"]) {
    for (const host of ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "[::2]"])
      expect([host, await ask({ host }, path)]).toEqual([host, 403]);
    for (const origin of ["https://evil.example", "null", "http://localhost.evil.example", "file://"])
      expect([origin, await ask({ origin }, path)]).toEqual([origin, 403]);
  }
  for (const host of ["127.0.0.1:1", "localhost:3000", "[::1]:80"]) expect(await ask({ host })).toBe(200);
  expect(await ask({ origin: "http://localhost:3000" })).toBe(200);
});

const junk = fc.oneof(
  fc.constantFrom("", "{", "[]", "null", "7", '"text"', "{}", '{"a":', "\u0000"),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom(
        "email",
        "password",
        "idToken",
        "oobCode",
        "localId",
        "users",
        "requestType",
        "returnOobLink",
        "token",
        "refresh_token",
        "grant_type",
        "customAttributes",
        "deleteAttribute",
        "kind",
        "times",
        "step",
        "setTo",
        "advanceMs",
        "documents",
        "accounts",
        "task",
        "data",
        "service",
        "milliseconds",
        "firestore",
        "method",
        "path",
        "query",
      ),
      fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom("a@hof.example", "VERIFY_EMAIL", "a.b.c", "latency", "x"),
      ),
      { maxKeys: 5 },
    )
    .map((value) => JSON.stringify(value)),
);
const identity = "/identitytoolkit.googleapis.com/v1/accounts";
const targets: fc.Arbitrary<Pick<Sent, "service" | "path">> = fc.oneof(
  fc
    .constantFrom(
      "signUp",
      "signInWithPassword",
      "signInWithCustomToken",
      "signInWithEmailLink",
      "sendOobCode",
      "resetPassword",
      "lookup",
      "update",
      "delete",
      "createAuthUri",
    )
    .map((name) => ({ service: "auth" as const, path: `${identity}:${name}` })),
  fc.constantFrom("batchCreate", "batchDelete", "batchGet", "query", "update", "lookup").map((name) => ({
    service: "auth" as const,
    path: `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${name}`,
  })),
  fc.constant({ service: "auth" as const, path: "/securetoken.googleapis.com/v1/token" }),
  fc
    .constantFrom("faults", "rules", "explain", "clock", "steps", "schedules/x/run", "nothing")
    .map((name) => ({ service: "functions" as const, path: `/admin/${name}` })),
  fc.constantFrom("work", "nothing").map((name) => ({
    service: "functions" as const,
    path: `/projects/${projectId}/locations/us-central1/queues/${name}/tasks`,
  })),
  fc.constantFrom("echo", "signed", "nothing", "copy").map((name) => ({
    service: "functions" as const,
    path: `/${projectId}/us-central1/${name}`,
  })),
);

test("bodies that make no sense get a clear status from sign-in, queues, functions and the tool itself", async () => {
  const headers = fc.constantFrom<Record<string, string>>(
    { "content-type": "application/json" },
    { "content-type": "application/json", authorization: "Bearer owner" },
    { "content-type": "application/x-www-form-urlencoded", authorization: "Bearer a.b.c" },
    { "content-type": "text/plain", authorization: "nonsense" },
  );
  await fc.assert(
    fc.asyncProperty(targets, headers, junk, async (target, given, body) => {
      const status = await send({ ...target, method: "POST", headers: given, body });
      backend.faults.clear();
      const isClear = (status >= 200 && status < 500) || status === 501;
      expect({ ...target, given, body, status, isClear }).toMatchObject({ isClear: true });
    }),
    fuzzSize(1500),
  );
  for (const service of serviceNames) expect(await send({ service, path: "/" })).toBe(200);
});
