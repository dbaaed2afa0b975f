import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishStorefront, setChoiceSoldOut, setListing, setSoldOut, setStock } from "@lokalkorb/contracts/offerings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const { restaurantId, offeringId, storefrontId, staff } = must(demo.shops[0], "the farm shop");
const address = { restaurantId, offeringId };
const rounds = 8;
const longestWaitMs = 2500;
/** A line served in turn ends after about twice the middle wait, also on a slow machine; a call that backs off ends far behind it. */
const longestToMiddle = 4;

let test: TestBackend;
let owner: TestClient;
/** Commands wait for the storefront's answer. */
const pages = createServer((_request, response) => response.end("{}"));

beforeAll(async () => {
  await new Promise<void>((resume) => pages.listen(0, "127.0.0.1", resume));
  const APP_URL = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  test = await startTestBackend({ scenario: demo, env: { APP_URL } });
  owner = await test.signIn(must(staff[0], "owner"));
}, 60_000);
afterAll(async () => {
  await test.stop();
  pages.closeAllConnections();
  pages.close();
});

it("T-6 R10 publishing and what is sold out meanwhile wait for each other in one order: nothing is lost, nobody waits long", async () => {
  const { db } = test.admin;
  const items = await readQuery(db, queryOf(itemDocument, { offeringId }));
  const byHand = items.filter(({ stock }) => stock.mode === "unlimited").slice(0, 5);
  const counted = items.filter(({ stock }) => stock.mode === "counted").slice(0, 3);
  const [option] = await readQuery(db, queryOf(optionDocument, { offeringId }));
  const { id: optionId, choices } = must(option, "an option");
  const choiceId = must(choices[0], "a choice").id;
  expect([byHand.length, counted.length]).toEqual([5, 3]);

  let milliseconds: number[] = [];
  const timed = async (call: Promise<{ readonly ok: boolean }>): Promise<void> => {
    const start = performance.now();
    expect(await call).toMatchObject({ ok: true });
    milliseconds.push(performance.now() - start);
  };
  for (let round = 0; round < rounds; round++) {
    milliseconds = [];
    const isGone = (index: number): boolean => (round + index) % 2 === 0;
    const publish = () => owner.call(publishStorefront, { requestId: randomUUID(), ...address, storefrontId });
    await Promise.all([
      timed(publish()),
      ...byHand.map(({ id: itemId }, index) =>
        timed(owner.call(setSoldOut, { requestId: randomUUID(), ...address, itemId, soldOut: isGone(index) })),
      ),
      timed(owner.call(setListing, { requestId: randomUUID(), restaurantId, listing: "public" })),
      timed(publish()),
      ...counted.map(({ id: itemId }, index) =>
        timed(owner.call(setStock, { requestId: randomUUID(), ...address, itemId, onHand: isGone(index) ? 0 : 50 })),
      ),
      timed(
        owner.call(setChoiceSoldOut, { requestId: randomUUID(), ...address, optionId, choiceId, soldOut: isGone(0) }),
      ),
    ]);
    milliseconds.sort((one, other) => one - other);
    const middle = must(milliseconds[Math.floor(milliseconds.length / 2)], "the middle wait");
    expect(milliseconds.at(-1), `waits of round ${round}: ${milliseconds.map(Math.round).join(" ")}`).toBeLessThan(
      Math.max(longestWaitMs, longestToMiddle * middle),
    );
    await test.backend.idle();
    const { live } = must(await readDocument(db, storefrontDocument, { offeringId, storefrontId }), "storefront");
    for (const [index, { id }] of [...byHand.entries(), ...counted.entries()])
      expect(live.soldOutItemIds.includes(id), `${id} in round ${round}`).toBe(isGone(index));
    expect((live.soldOutChoices ?? []).some((choice) => choice.choiceId === choiceId)).toBe(isGone(0));
  }
}, 120_000);
