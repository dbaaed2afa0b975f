import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noteExport } from "@lokalkorb/contracts/exports";
import { setOperations, setSoldOut } from "@lokalkorb/contracts/offerings";
import { readQuery } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { memberWrites } from "@lokalkorb/testing/connect/member-writes";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

const items = `offerings/${offeringId}/items`;
const writesOf = (who: TestClient) => memberWrites(who, world.test.backend.ports.firestore);
async function log() {
  await world.test.backend.idle();
  return readQuery(world.test.admin.db, queryOf(shopLogDocument, { restaurantId }, { orderBy: [["at", "desc"]] }));
}
it("GDP-05 tells what a member wrote by the word of the database, in one line however often and however much", async () => {
  const { clock } = world.test.backend;
  // From the beginning of a window, so that none ends in between.
  clock.advance(600_000 - (clock.now() % 600_000));
  const manager = writesOf(world.staff("manager"));
  const found = await world.test.admin.db.collection(items).limit(60).get();
  const [bread] = found.docs;
  for (const description of ["K", "Kr", "Krusti", "Krustig."])
    await manager.update({ [`${items}/${bread?.id}`]: { description } });
  await manager.update(
    Object.fromEntries(
      found.docs.map((item) => [item.ref.path, { priceCents: (item.get("priceCents") as number) + 10 }]),
    ),
  );
  const [line, ...others] = (await log()).filter(({ act }) => act === "edited");
  expect(others).toEqual([]);
  expect(line).toMatchObject({ act: "edited", kind: "item" });
  expect(Object.keys(line?.edited ?? {})).toHaveLength(found.size);
  expect(line?.edited?.[bread?.id ?? ""]).toMatchObject({
    name: bread?.get("name"),
    how: "changed",
    fields: ["description", "priceCents"],
    wasCents: bread?.get("priceCents"),
    nowCents: (bread?.get("priceCents") as number) + 10,
  });
  await manager.update({ [`restaurants/${restaurantId}`]: { slogan: "Frisch vom Hof." } });
  const kinds = (await log()).flatMap(({ kind = [] }) => kind);
  expect(kinds.toSorted()).toEqual(["item", "profile"]);
});

it("GDP-05 keeps functions and marks of the draft out of it, and lets no member write it", async () => {
  const before = (await log()).length;
  const owner = writesOf(world.staff("owner"));
  const views = await world.test.admin.db.collection(`offerings/${offeringId}/storefronts`).limit(1).get();
  await owner.update({
    [views.docs[0]?.ref.path ?? ""]: { draftDirty: true, draftedAt: new Date(world.test.backend.clock.now()) },
  });
  await world.test.admin.db.doc(`restaurants/${restaurantId}`).update({ waysOff: [] });
  expect(await log()).toHaveLength(before);
  const forged = { act: "edited", by: "Jemand anders", about: "", at: new Date(), expiresAt: new Date(), v: 1 };
  await expect(owner.set(`restaurants/${restaurantId}/log/x`, forged)).rejects.toMatchObject({
    code: "permission-denied",
  });
});

it("GDP-05 tells exports and what members have functions do", async () => {
  const requestId = randomUUID();
  const take = { requestId, restaurantId, what: "items", count: 42 } as const;
  expect(await world.staff("manager").call(noteExport, take)).toEqual({ ok: true, value: {} });
  for (const role of ["staff", "kitchen", "accountant"] as const)
    expect(await world.staff(role).call(noteExport, { ...take, requestId: randomUUID() })).toMatchObject({
      refusal: { type: "not-allowed" },
    });
  await world.staff("staff").call(setOperations, { requestId: randomUUID(), restaurantId, state: "paused" });
  const soldOut = { requestId: randomUUID(), restaurantId, offeringId, itemId: "butter", soldOut: true };
  expect(await world.staff("staff").call(setSoldOut, soldOut)).toMatchObject({ ok: true });
  expect((await log()).map(({ edited }) => edited?.["butter"]?.fields)).toContainEqual(["soldOutUntil"]);
  const acts = (await log()).map(({ act, about }) => [act, about]);
  expect(acts).toContainEqual(["exported", "42"]);
  expect(acts).toContainEqual(["operations", "paused"]);
});
