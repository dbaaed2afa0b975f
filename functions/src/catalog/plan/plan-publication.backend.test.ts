import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planPublication, publishStorefront } from "@lokalkorb/contracts/offerings";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { jobDocument } from "@lokalkorb/model/documents/jobs";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { providerEnv, startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId, storefrontId } = shop;
const address = { restaurantId, offeringId, storefrontId };
const hour = 60 * 60_000;

let test: TestBackend;
let services: Services;
let owner: TestClient;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  const env = { ...providerEnv(services.port), SMTP_PORT: String(services.smtpPort) };
  test = await startTestBackend({ scenario: demo, env });
  owner = await test.signIn(must(shop.staff[0], "owner"));
});
afterAll(async () => {
  await test.stop();
  await services.stop();
});

const now = () => test.backend.clock.now();
const plan = (at: number | null, who = owner) => who.call(planPublication, { requestId: randomUUID(), ...address, at });
const storefront = async () =>
  must(await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }), "storefront");
const job = () => readDocument(test.admin.db, jobDocument, { jobId: `publish_${restaurantId}` });
const edit = (change: object) => updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "butter" }, change);
const butter = async () => must((await readMenu(test.admin, shop)).items["butter"], "butter");

it("M-S8 is for those who may publish, has a time to come, and is put off and taken back", async () => {
  const [staff, kitchen, stranger, neighbour] = await Promise.all([
    test.signIn(must(shop.staff[1], "staff")),
    test.signIn(must(shop.staff[2], "kitchen")),
    test.signIn("guest"),
    test.signIn(must(must(demo.shops[1], "another shop").staff[0], "its owner")),
  ]);
  for (const who of [staff, kitchen, stranger, neighbour])
    expect(await plan(now() + hour, who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  expect(await plan(now() - 1)).toMatchObject({ ok: true, value: { result: "past" } });
  expect(await plan(now() + 400 * 24 * hour)).toMatchObject({ ok: true, value: { result: "too-far" } });
  expect((await storefront()).planned).toBeUndefined();

  const later = now() + 2 * hour;
  expect(await plan(now() + hour)).toMatchObject({ ok: true, value: { result: "planned" } });
  expect(await plan(later)).toMatchObject({ ok: true, value: { result: "planned" } });
  expect((await storefront()).planned).toEqual({ at: later });
  expect(await job()).toMatchObject({ kind: "publish", restaurantId, dueAt: later });
  expect(await plan(null)).toMatchObject({ ok: true, value: { result: "cancelled" } });
  expect([(await storefront()).planned, await job()]).toEqual([undefined, null]);
});

it("M-S8 publishes the draft of the chosen time, not before, and once", async () => {
  await plan(now() + hour);
  const { published } = await storefront();
  await runJob(test, "publish", restaurantId);
  expect((await storefront()).published).toEqual(published);
  await edit({ priceCents: 444 });
  test.backend.clock.advance(hour);
  await runJob(test, "publish", restaurantId);
  expect(await butter()).toMatchObject({ priceCents: 444 });
  const after = await storefront();
  expect(after).toMatchObject({ draftDirty: false });
  expect(after.planned).toBeUndefined();
  expect(await runJob(test, "publish", restaurantId)).toEqual([null]);
  expect((await storefront()).published).toEqual(after.published);
});

it("M-S8 by hand at the same moment: the same edit makes one version, whole, whoever was first", async () => {
  for (let round = 0; round < 4; round++) {
    await plan(now() + hour);
    test.backend.clock.advance(hour);
    await edit({ priceCents: 500 + round });
    const before = must((await storefront()).published, "published").version;
    const byHand = () => owner.call(publishStorefront, { requestId: randomUUID(), ...address });
    const [first, , second] = await Promise.all([byHand(), runJob(test, "publish", restaurantId), byHand()]);
    const { planned, published } = await storefront();
    const { version } = must(published, "published");
    expect(version).toBeGreaterThan(before);
    for (const answer of [first, second]) expect(answer).toMatchObject({ ok: true, value: { version, missing: [] } });
    expect(await butter()).toMatchObject({ priceCents: 500 + round });
    expect((await readMenu(test.admin, shop)).version).toBe(version);
    expect(planned).toBeUndefined();
  }
});

it("M-S8 with something missing nothing is published, and the shop is told why, on its page and by mail", async () => {
  await plan(now() + hour);
  const { published } = await storefront();
  await edit({ allergenState: "unknown" });
  test.backend.clock.advance(hour);
  await runJob(test, "publish", restaurantId);
  const after = await storefront();
  expect(after.published).toEqual(published);
  expect(after.planned).toMatchObject({ isMissed: true });
  await test.backend.idle();
  const where = [["template", "==", "missed-publication"]] as const;
  const [mail] = await readQuery(test.admin.db, queryOf(mailDocument, {}, { where }));
  expect(JSON.stringify(mail)).toContain("Sauerrahmbutter: Die Allergene sind nicht angegeben.");
  await edit({ allergenState: "declared", priceCents: 455 });
  await owner.call(publishStorefront, { requestId: randomUUID(), ...address });
  expect((await storefront()).planned).toBeUndefined();
});
