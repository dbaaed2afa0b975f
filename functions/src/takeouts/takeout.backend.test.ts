import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTakeout, readTakeout, requestTakeout } from "@lokalkorb/contracts/takeouts";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { takeoutKeptFor } from "@lokalkorb/domain/shop/takeout/takeout";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { takeoutDocument } from "@lokalkorb/model/documents/restaurants/data/takeout";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import { invoicePath, takeoutsOf } from "@lokalkorb/model/storage-paths";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { testDeps } from "../composition/testing/test-deps.ts";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";
import { makeTakeout } from "./make-takeout.ts";

let world: OrderWorld;
let owner: TestClient;

beforeAll(async () => {
  world = await startOrderWorld({});
  owner = world.staff("owner");
});
afterAll(() => world.test.stop());

const ask = () => ({ requestId: randomUUID(), restaurantId });
const refused = { ok: false, refusal: { type: "not-allowed" } };
const known = () => readDocument(world.test.admin.db, takeoutDocument, { restaurantId });
const files = async () => (await world.test.admin.bucket.getFiles({ prefix: takeoutsOf(restaurantId) }))[0];
const run = () => runJob(world.test, "takeout", restaurantId);

it("GDP-04 only an owner asks for all data of a shop, opens and reads them", async () => {
  const others = [world.staff("manager"), world.staff("staff"), world.staff("kitchen"), world.staff("accountant")];
  for (const who of [...others, await world.guest(), await world.staffElsewhere()]) {
    expect(await who.call(requestTakeout, ask())).toEqual(refused);
    expect(await who.call(openTakeout, ask())).toEqual(refused);
    expect(await who.call(readTakeout, { restaurantId, takeoutId: "t", from: 0 })).toEqual(refused);
  }
  expect(await owner.call(openTakeout, ask())).toMatchObject({ refusal: { type: "not-found" } });
});

it("GDP-04 killed between its parts and at its end it comes to one ZIP, which the owner reads for seven days, and the log tells", async () => {
  const { test } = world;
  const orderId = await world.placed(
    await world.guest(),
    [aLine(world.menu, "butter", { qty: 2 })],
    must(world.slots[4], "a slot"),
  );
  for (const action of ["accept", "prepare", "ready"] as const) await world.change(owner, orderId, action);
  const { totals } = await world.order(orderId);
  await world.change(owner, orderId, "complete", { payment: { method: "cash", cents: totals.totalCents } });
  const paper = invoicePath({ restaurantId, series: "receipts", invoiceId: "R-1", extension: "pdf" });
  await test.admin.bucket.file(paper).save("%PDF-1.7", { resumable: false, contentType: "application/pdf" });
  const request = ask();
  expect(await owner.call(requestTakeout, request)).toEqual({ ok: true, value: {} });
  // The same press again, and another one while it is on its way.
  expect(await owner.call(requestTakeout, request)).toEqual({ ok: true, value: {} });
  expect(await owner.call(requestTakeout, ask())).toEqual({ ok: true, value: {} });
  const { takeoutId } = must(await known(), "a takeout");
  // One article that no browser of ours writes holds up nothing.
  await test.admin.db.doc(`offerings/${offeringId}/items/odd`).set({ name: 7 });
  // Runs die in the middle of the parts and after the whole was written; the next ones begin with the same part.
  let steps = 0;
  const killedAt = (last: string) => ({
    ...testDeps(test),
    failpoint: (name: string) =>
      name === last || ++steps === 5 ? Promise.reject(new Error("killed")) : Promise.resolve(),
  });
  await expect(makeTakeout(killedAt(""), { restaurantId })).rejects.toThrow("killed");
  const parts = await makeTakeout(testDeps(test), { restaurantId });
  const { cursor } = must(typeof parts === "object" ? parts : null, "an outcome");
  await expect(makeTakeout(killedAt("takeout:written"), { restaurantId, cursor })).rejects.toThrow("killed");
  // By the schedule from the beginning, as the job knows of none of these runs: the parts, the whole, the parts put away.
  for (let count = 0; count < 3; count++) {
    await test.backend.runSchedule("runJobs");
    await test.backend.idle();
  }
  expect(await known()).toMatchObject({ takeoutId, state: "ready", failures: 0 });
  expect((await files()).map(({ name }) => name)).toEqual([`${takeoutsOf(restaurantId)}${takeoutId}.zip`]);

  const mails = await test.admin.db.collection("mail").get();
  const told = mails.docs.filter((mail) => JSON.stringify(mail.data()).includes("Deine Daten liegen bereit"));
  expect(told).toHaveLength(1);
  const opened = await owner.call(openTakeout, ask());
  const { bytes } = must(opened.ok ? opened.value : null, "an opened file");
  const read = await owner.call(readTakeout, { restaurantId, takeoutId, from: 0 });
  const zip = Buffer.from(read.ok ? read.value.content : "", "base64");
  expect(zip.length).toBe(bytes);
  const folder = mkdtempSync(join(tmpdir(), "takeout-"));
  writeFileSync(join(folder, "a.zip"), zip);
  const unzip = (...parts: string[]): string =>
    execFileSync("python3", ["-c", script, join(folder, "a.zip"), ...parts], { encoding: "utf8" });
  expect(unzip().split("\n")).toEqual(
    expect.arrayContaining(["README.txt", "Angebot/Artikel.json", "Kunden/Kunden.csv", "Rechnungen/Belege/R-1.pdf"]),
  );
  expect(unzip("Bestellungen/Positionen.csv")).toContain("utter");
  expect(JSON.parse(unzip("Angebot/Artikel.json"))).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
  );
  // Staff that are owners no more, and others, read nothing of what was opened.
  expect(await world.staff("manager").call(readTakeout, { restaurantId, takeoutId, from: 0 })).toEqual(refused);
  const log = await readQuery(test.admin.db, queryOf(shopLogDocument, { restaurantId }));
  expect(log.map(({ act }) => act).filter((act) => act.startsWith("takeout"))).toHaveLength(2);

  test.backend.clock.advance(takeoutKeptFor);
  expect(await owner.call(openTakeout, ask())).toMatchObject({ refusal: { type: "not-found" } });
  await run();
  expect([(await known())?.state, (await files()).length]).toEqual(["expired", 0]);
});

it("GDP-04 what fails again and again is told as failed, leaves nothing behind, and can be asked for anew", async () => {
  expect(await owner.call(requestTakeout, ask())).toEqual({ ok: true, value: {} });
  const deps = testDeps(world.test);
  const broken = {
    ...deps,
    takeoutFiles: { ...deps.takeoutFiles, writePart: () => Promise.reject(new Error("full")) },
  };
  for (let count = 0; count < 2; count++) await expect(makeTakeout(broken, { restaurantId })).rejects.toThrow("full");
  expect(await makeTakeout(broken, { restaurantId })).toEqual({});
  expect([(await known())?.state, (await files()).length]).toEqual(["failed", 0]);
  world.test.backend.clock.advance(dayMs);
  expect(await owner.call(requestTakeout, ask())).toEqual({ ok: true, value: {} });
  expect((await known())?.state).toBe("preparing");
});

/** The system's own reader of ZIP files: all names, or one file. */
const script = [
  "import sys, zipfile",
  "z = zipfile.ZipFile(sys.argv[1])",
  "assert z.testzip() is None",
  "print('\\n'.join(z.namelist())) if len(sys.argv) < 3 else sys.stdout.buffer.write(z.read(sys.argv[2]))",
].join("\n");
