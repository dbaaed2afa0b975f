import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackend, type Backend } from "../index.ts";

let backend: Backend;
let address: string;

beforeAll(async () => {
  backend = await startBackend({ projectId: "demo-waits" });
  address = `http://127.0.0.1:${backend.ports.functions}/admin/waits`;
});
afterAll(() => backend.stop());

const report = async (body: unknown): Promise<number> =>
  (await fetch(address, { method: "POST", body: JSON.stringify(body) })).status;

test("R10 what functions say of turns stands beside locks and transactions, for this process and others", async () => {
  expect(await report({ key: "slots/a", milliseconds: 5000 })).toBe(200);
  expect(await report({ key: "slots/b", milliseconds: 4999 })).toBe(200);
  for (const nonsense of [{}, { key: 1, milliseconds: 6000 }, { key: "a", milliseconds: "6000" }])
    expect(await report(nonsense)).toBe(400);
  const waits = [{ kind: "turn", key: "slots/a", milliseconds: 5000 }];
  expect(backend.longWaits()).toEqual(waits);
  expect(await (await fetch(address)).json()).toEqual(waits);
});
