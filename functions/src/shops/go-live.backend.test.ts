import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setListing } from "@lokalkorb/contracts/offerings";
import { changeOrderStatus } from "@lokalkorb/contracts/orders";
import { acceptContracts, placeTestOrder } from "@lokalkorb/contracts/shops";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { contractVersions } from "@lokalkorb/domain/shop/merchant-contracts";
import { remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let owner: TestClient;
const account = { restaurantId };

/** The farm shop as it was before it was seen for the first time. */
beforeAll(async () => {
  world = await startOrderWorld({});
  owner = world.staff("owner");
  const { db } = world.test.admin;
  await updateDocument(db, accountDocument, account, { contracts: remove(), listedAt: remove() });
  await updateDocument(db, shopDocument, account, { listing: "hidden" });
});
afterAll(() => world.test.stop());

const stored = async (path: string) => (await world.test.admin.db.doc(path).get()).data();
const list = (who: TestClient = owner) =>
  who.call(setListing, { requestId: randomUUID(), restaurantId, listing: "public" });
const accept = (who: TestClient, versions = contractVersions) =>
  who.call(acceptContracts, { requestId: randomUUID(), restaurantId, versions: { ...versions } });
const rehearse = (who: TestClient = owner, requestId: string = randomUUID()) =>
  who.call(placeTestOrder, { requestId, restaurantId });
const step = (orderId: string, action: OrderAction) =>
  owner.call(changeOrderStatus, { requestId: randomUUID(), restaurantId, orderId, action });
const notAllowed = { ok: false, refusal: { type: "not-allowed" } };

describe("the contracts of a shop", () => {
  it.each(roles.filter((role) => role !== "owner"))("GDP-01 are not accepted by its %s", async (role) => {
    expect(await accept(world.staff(role))).toEqual(notAllowed);
  });

  it("GDP-01 are accepted by no guest and by no owner of another shop", async () => {
    expect(await accept(await world.guest())).toMatchObject({ ok: false });
    expect(await accept(await world.staffElsewhere())).toEqual(notAllowed);
  });

  it("GDP-01 PLT-07 are accepted in the version that was shown, once, with moment and owner", async () => {
    expect(await accept(owner, { ...contractVersions, AVV: "2020-01" })).toEqual({
      ok: true,
      value: { result: "changed" },
    });
    expect((await stored(`restaurants/${restaurantId}/data/account`))?.["contracts"]).toBeUndefined();
    const both = await Promise.all([accept(owner), accept(owner)]);
    for (const answer of both) expect(answer).toEqual({ ok: true, value: { result: "accepted" } });
    expect((await stored(`restaurants/${restaurantId}/data/account`))?.["contracts"]).toMatchObject([
      { kind: "terms", version: contractVersions.terms, by: owner.uid },
      { kind: "AVV", version: contractVersions.AVV, by: owner.uid },
    ]);
  });
});

describe("a test order", () => {
  it.each(roles.filter((role) => role !== "owner"))("is not placed by the shop's %s", async (role) => {
    expect(await rehearse(world.staff(role))).toEqual(notAllowed);
  });

  it("is placed by no guest and by no owner of another shop", async () => {
    expect(await rehearse(await world.guest())).toMatchObject({ ok: false });
    expect(await rehearse(await world.staffElsewhere())).toEqual(notAllowed);
  });

  it("M-B2 goes its whole way in a hidden shop, is mailed, counts nowhere, and then the shop is listed", async () => {
    expect(await list()).toMatchObject({ ok: true, value: { listing: "hidden", missing: ["testOrder"] } });
    const { db } = world.test.admin;
    const before = {
      counters: await stored(`restaurants/${restaurantId}/data/counters`),
      success: await stored(`restaurants/${restaurantId}/data/success`),
      invoices: await stored(`restaurants/${restaurantId}/data/invoices`),
      slots: (await db.collectionGroup("slots").get()).size,
    };
    const requestId = randomUUID();
    const answers = await Promise.all([rehearse(owner, requestId), rehearse(owner, requestId)]);
    const [placed] = answers;
    const { orderId, no } = must(placed?.ok ? placed.value : null, "a test order");
    expect(answers.map((answer) => answer.ok && answer.value.orderId)).toEqual([orderId, orderId]);
    expect(no).toMatch(/^T-/);
    expect(await list()).toMatchObject({ ok: true, value: { missing: ["testOrder"] } });

    for (const action of ["accept", "ready", "complete"] as const)
      expect(await step(orderId, action)).toMatchObject({ ok: true });
    await world.test.backend.idle();
    expect(await stored(`restaurants/${restaurantId}/orders/${orderId}`)).toMatchObject({
      channel: "test",
      status: "completed",
      paymentStatus: "none",
    });
    const mails = await db.collection("mail").where("orderId", "==", orderId).get();
    expect(mails.docs.map((mail) => mail.get("subject") as unknown)).toContainEqual(expect.stringMatching(/^Test: /));
    expect(mails.docs.map((mail) => mail.get("to") as unknown)).toContain(
      (await stored(`restaurants/${restaurantId}`))?.["emailPublic"],
    );
    expect({
      counters: await stored(`restaurants/${restaurantId}/data/counters`),
      success: await stored(`restaurants/${restaurantId}/data/success`),
      invoices: await stored(`restaurants/${restaurantId}/data/invoices`),
      slots: (await db.collectionGroup("slots").get()).size,
    }).toEqual(before);

    expect(await list()).toMatchObject({ ok: true, value: { listing: "public", missing: [] } });
    expect((await stored(`restaurants/${restaurantId}/data/account`))?.["listedAt"]).toBeDefined();
  });

  it("is asked for once: a shop that was listed comes back without another one", async () => {
    await updateDocument(world.test.admin.db, accountDocument, account, { testOrderId: remove() });
    expect(await owner.call(setListing, { requestId: randomUUID(), restaurantId, listing: "hidden" })).toMatchObject({
      ok: true,
    });
    expect(await list()).toMatchObject({ ok: true, value: { listing: "public" } });
  });
});
