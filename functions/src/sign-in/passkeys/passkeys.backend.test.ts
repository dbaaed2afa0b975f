import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { deleteAccount, myData } from "@lokalkorb/contracts/accounts";
import * as contracts from "@lokalkorb/contracts/passkeys";
import { mostPasskeys } from "@lokalkorb/domain/access/passkeys";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { setDocument } from "@lokalkorb/model/admin/admin-documents";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { type Circumstances, type SoftwarePasskey, softwarePasskey } from "./testing/software-passkey.ts";

const site = { origin: "http://127.0.0.1:9", host: "127.0.0.1" };
const refused = (type: string) => ({ ok: false, refusal: { type } });

let test: TestBackend;
let stranger: TestClient;

beforeAll(async () => {
  test = await startTestBackend();
  stranger = await test.signIn("nobody");
});
afterAll(() => test.stop());
// One network asks all of this: its bound is the last test's.
beforeEach(() => test.backend.clock.advance(11 * minuteMs));

async function person(): Promise<TestClient> {
  const account = { email: `${randomUUID()}@post.example`, password: "geheim-genug" };
  await test.admin.auth.createUser({ ...account, emailVerified: true });
  return test.signIn(account);
}

async function questionTo(who: TestClient): Promise<string> {
  const asked = await who.call(contracts.beginPasskey, {});
  return must(asked.ok ? asked.value.options : null, JSON.stringify(asked));
}

const add = (who: TestClient, credential: ReturnType<SoftwarePasskey["added"]>, requestId = randomUUID()) =>
  who.call(contracts.addPasskey, { requestId, name: "Telefon", credential });

async function withPasskey(): Promise<{
  readonly who: TestClient;
  readonly device: SoftwarePasskey;
  readonly id: string;
}> {
  const who = await person();
  const device = softwarePasskey(site);
  const added = await add(who, device.added(await questionTo(who)));
  return { who, device, id: must(added.ok ? added.value.id : null, JSON.stringify(added)) };
}

async function question(): Promise<string> {
  const asked = await stranger.call(contracts.beginPasskeySignIn, {});
  return must(asked.ok ? asked.value.options : null, JSON.stringify(asked));
}

const show = async (device: SoftwarePasskey, more?: Circumstances) =>
  stranger.call(contracts.signInByPasskey, { credential: device.shown(await question(), more) });

it("S-C3 a passkey opens its account and asks no address; it is listed without keys, renamed and removed", async () => {
  const { who, device, id } = await withPasskey();
  const asked = JSON.parse(await question()) as object;
  expect(asked).toMatchObject({ rpId: site.host, userVerification: "required" });
  expect(asked).not.toHaveProperty("allowCredentials.0");
  const opened = await show(device);
  const back = await test.signIn({ customToken: must(opened.ok ? opened.value.token : null, JSON.stringify(opened)) });
  expect(back.uid).toBe(who.uid);
  const [listed] = must(
    await back.call(contracts.listPasskeys, {}).then((one) => (one.ok ? one.value : null)),
    "a list",
  ).passkeys;
  expect(Object.keys(must(listed, "a passkey")).toSorted()).toEqual(["createdAt", "id", "lastUsedAt", "name"]);
  // A sign-in by passkey is a proof of just now.
  expect(await back.call(contracts.beginPasskey, {})).toMatchObject({ ok: true });

  expect(await back.call(contracts.renamePasskey, { requestId: randomUUID(), id, name: "Altes Telefon" })).toEqual({
    ok: true,
    value: {},
  });
  const told = await back.call(myData, {});
  const json = told.ok ? told.value.json : "";
  expect(json).toContain("Altes Telefon");
  expect(json).not.toContain(device.id);
  expect(await back.call(contracts.removePasskey, { requestId: randomUUID(), id })).toMatchObject({ ok: true });
  expect(await show(device)).toEqual(refused("token-invalid"));
});

it("each question has one answer: the same one again, or one of five at once, opens nothing", async () => {
  const { device } = await withPasskey();
  const credential = device.shown(await question());
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => stranger.call(contracts.signInByPasskey, { credential })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stranger.call(contracts.signInByPasskey, { credential })).toEqual(refused("token-invalid"));
  // A wrong answer spends the question, too.
  const asked = await question();
  const wrong = device.shown(asked, { isVerified: false });
  expect(await stranger.call(contracts.signInByPasskey, { credential: wrong })).toEqual(refused("token-invalid"));
  const right = device.shown(asked);
  expect(await stranger.call(contracts.signInByPasskey, { credential: right })).toEqual(refused("token-invalid"));
});

it.each<readonly [string, Circumstances]>([
  ["another site", { origin: "https://lokalkorb.betrug.example" }],
  ["another host", { host: "betrug.example" }],
  ["a device that asked for no finger, face or PIN", { isVerified: false }],
])("an answer from %s neither adds nor opens", async (_name, more) => {
  const { who, device } = await withPasskey();
  expect(await show(device, more)).toEqual(refused("token-invalid"));
  const other = softwarePasskey(site);
  expect(await add(who, other.added(await questionTo(who), more))).toEqual(refused("token-invalid"));
  expect(await show(other)).toEqual(refused("token-invalid"));
});

it("a question is for whom it was asked, and for five minutes", async () => {
  const { who, device } = await withPasskey();
  const other = await person();
  const fresh = softwarePasskey(site);
  expect(await add(other, fresh.added(await questionTo(who)))).toEqual(refused("token-invalid"));
  const third = await person();
  expect(await add(third, fresh.added(await questionTo(third)))).toMatchObject({ ok: true });
  expect(await add(third, softwarePasskey(site).added(await question()))).toEqual(refused("token-invalid"));
  // The key of another account stays with it.
  expect(await add(third, device.added(await questionTo(third)))).toEqual(refused("token-invalid"));
  expect(await add(third, fresh.added(JSON.stringify({ challenge: "A".repeat(43) })))).toEqual(
    refused("token-invalid"),
  );
  const toAdd = await questionTo(third);
  expect(await stranger.call(contracts.signInByPasskey, { credential: fresh.shown(toAdd) })).toEqual(
    refused("token-invalid"),
  );
  const late = fresh.shown(await question());
  test.backend.clock.advance(5 * minuteMs + 1);
  expect(await stranger.call(contracts.signInByPasskey, { credential: late })).toEqual(refused("token-invalid"));
});

it("a counter that goes back is told, and the passkey opens nothing any more, on no device", async () => {
  const { who, device } = await withPasskey();
  expect(await show(device, { counter: 7 })).toMatchObject({ ok: true });
  expect(await show(device, { counter: 7 })).toEqual(refused("passkey-copied"));
  expect(await show(device, { counter: 8 })).toEqual(refused("passkey-copied"));
  expect(await who.call(contracts.listPasskeys, {})).toMatchObject({
    value: { passkeys: [{ copiedAt: expect.any(Number) }] },
  });
});

it("adding needs a sign-in of just now, a proved mailbox and no work in a shop; a shop's staff are sent to their own ways", async () => {
  const { who, device } = await withPasskey();
  const guest = await test.signIn("guest");
  expect(await guest.call(contracts.beginPasskey, {})).toEqual(refused("not-allowed"));
  const works = { userName: "", restaurants: ["r1"], restaurantRoles: {}, locale: "de" } as const;
  await setDocument(test.admin.db, userDocument, { uid: who.uid }, works);
  expect(await who.call(contracts.beginPasskey, {})).toEqual(refused("not-allowed"));
  expect(await show(device)).toEqual(refused("not-allowed"));
  test.backend.clock.advance(6 * minuteMs);
  expect(await who.call(contracts.beginPasskey, {})).toEqual(refused("sign-in-required"));
});

it("R3 an answer that got lost is asked for again and adds one; more than ten are not taken", async () => {
  const who = await person();
  const [requestId, device] = [randomUUID(), softwarePasskey(site)];
  const credential = device.added(await questionTo(who));
  const answers = await Promise.all([1, 2, 3].map(() => add(who, credential, requestId)));
  expect(answers[0]).toMatchObject({ ok: true });
  for (const answer of [...answers, await add(who, credential, requestId)]) expect(answer).toEqual(answers[0]);
  const db = test.admin.db.collection("passkeys");
  const [first] = (await db.where("uid", "==", who.uid).get()).docs;
  for (let count = 1; count < mostPasskeys; count += 1) await db.doc(`more-${count}`).set(must(first, "one").data());
  expect(await who.call(contracts.beginPasskey, {})).toEqual({
    ok: false,
    refusal: { type: "passkeys-full", max: mostPasskeys },
  });
});

it("another person's passkey is not found, and an account that is gone is not brought back", async () => {
  const { who, device, id } = await withPasskey();
  const other = await person();
  const request = { requestId: randomUUID(), id };
  expect(await other.call(contracts.removePasskey, request)).toEqual(refused("not-found"));
  expect(await other.call(contracts.renamePasskey, { ...request, name: "Meins" })).toEqual(refused("not-found"));
  const back = await show(device).then((opened) => must(opened.ok ? opened.value.token : null, "a token"));
  const again = await test.signIn({ customToken: back });
  await test.admin.auth.updateUser(who.uid, { disabled: true });
  expect(await show(device)).toEqual(refused("token-invalid"));
  await test.admin.auth.updateUser(who.uid, { disabled: false });
  const kept = (await test.admin.db.doc(`passkeys/${id}`).get()).data();
  expect(await again.call(deleteAccount, {})).toMatchObject({ value: { result: "deleted" } });
  expect((await test.admin.db.doc(`passkeys/${id}`).get()).exists).toBe(false);
  // As if the erasure had been cut off before the passkey went.
  await test.admin.db.doc(`passkeys/${id}`).set(must(kept, "a passkey"));
  expect(await show(device)).toEqual(refused("token-invalid"));
  await expect(test.admin.auth.getUser(who.uid)).rejects.toThrow("no user record");
});

it("a flood of guesses is stopped, for its network and for an account", async () => {
  const who = await person();
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await who.call(contracts.beginPasskey, {}));
  expect(answers.at(-2)).toMatchObject({ ok: true });
  expect(answers.at(-1)).toMatchObject(refused("rate-limited"));
  const guess = softwarePasskey(site);
  const tries = await Promise.all(
    Array.from({ length: 21 }, () =>
      stranger.call(contracts.signInByPasskey, {
        credential: guess.shown(JSON.stringify({ challenge: "B".repeat(43) })),
      }),
    ),
  );
  expect(tries.filter((answer) => !answer.ok && answer.refusal.type === "rate-limited").length).toBeGreaterThan(0);
});
