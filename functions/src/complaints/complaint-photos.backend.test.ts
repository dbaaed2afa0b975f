import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addComplaintPhoto,
  closeComplaint,
  complainOfOrder,
  readComplaintPhoto,
} from "@lokalkorb/contracts/order-talk";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { TalkSide } from "@lokalkorb/domain/ordering/talk/order-talk";
import { deleteDocument, inTransaction, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { complaintPhotosOf, complaintUploadPath } from "@lokalkorb/model/storage-paths";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

const refusedAs = (type: string) => ({ ok: false, refusal: { type } });
const taken = { IFD0: { Make: "Kamera" }, IFD3: { GPSLatitude: "47/1 50/1 0/1" } };
const photoOf = (tone: number): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: tone, g: 90, b: 40 } } })
    .jpeg()
    .withMetadata({ exif: taken })
    .toBuffer();

async function complained() {
  const shopper = await world.guest();
  const slot = must(freeSlots(world.menu, world.test.backend.clock.now())[40], "slot");
  const orderId = await world.placed(shopper, [aLine(world.menu, "butter", { qty: 2 })], slot);
  for (const action of ["accept", "prepare", "ready"] as const)
    await world.change(world.staff("owner"), orderId, action);
  const address = { restaurantId, orderId };
  const words = { kind: "damaged" as const, lineIds: [], text: "Die Butter ist offen." };
  expect(await shopper.call(complainOfOrder, { ...address, ...words, requestId: randomUUID() })).toMatchObject({
    ok: true,
  });
  return { shopper, address };
}
type Address = Awaited<ReturnType<typeof complained>>["address"];

/** As the rules let a browser do it. */
async function handIn(who: TestClient, address: Address, content: Buffer, place: "1" | "2" | "3" = "1"): Promise<void> {
  await world.test.admin.bucket.file(complaintUploadPath({ ...address, uid: who.uid, place })).save(content);
}
const add = (who: TestClient, address: Address, place: "1" | "2" | "3" = "1", requestId: string = randomUUID()) =>
  who.call(addComplaintPhoto, { ...address, requestId, place });
const read = (who: TestClient, address: Address, photo: string, side: TalkSide) =>
  who.call(readComplaintPhoto, { ...address, side, photo });
const talkOf = (address: Address) => readDocument(world.test.admin.db, orderTalkDocument, address);
async function filesOf(address: Address): Promise<readonly string[]> {
  const [files] = await world.test.admin.bucket.getFiles({ prefix: complaintPhotosOf(address) });
  return files.map(({ name }) => name);
}

it("F13 photos of a complaint are read by its shopper and the counter alone, and say nothing of where they were taken", async () => {
  const { shopper, address } = await complained();
  await handIn(shopper, address, await photoOf(200));
  const requestId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => add(shopper, address, "1", requestId)));
  const [first] = answers;
  for (const answer of answers) expect(answer).toEqual(first);
  const photo = must(first?.ok ? first.value.photo : null, "a photo");
  expect((await talkOf(address))?.messages).toMatchObject([{ text: "Die Butter ist offen.", photos: [photo] }]);
  // The notes of the camera are gone with the file that was handed in.
  expect(await filesOf(address)).toEqual([`${complaintPhotosOf(address)}${photo}`]);
  const seen = await read(shopper, address, photo, "shopper");
  const { format, exif, width } = await sharp(Buffer.from(seen.ok ? seen.value.content : "", "base64")).metadata();
  expect([format, exif, width]).toEqual(["webp", undefined, 60]);

  for (const role of roles) {
    const talks = role === "owner" || role === "manager" || role === "staff";
    expect((await read(world.staff(role), address, photo, "shop")).ok, role).toBe(talks);
    expect(await read(world.staff(role), address, photo, "shopper")).toEqual(refusedAs("not-allowed"));
  }
  for (const who of [await world.guest(), await world.staffElsewhere()])
    for (const side of ["shopper", "shop"] as const)
      expect(await read(who, address, photo, side)).toEqual(refusedAs("not-allowed"));
  expect(await read(shopper, address, photo, "shop")).toEqual(refusedAs("not-allowed"));
  // Nor one of another talk, or that was only handed in.
  const other = await complained();
  expect(await read(other.shopper, other.address, photo, "shopper")).toEqual(refusedAs("not-found"));
});

it("F13 a complaint takes three photos, nothing that is none, nothing from others, and none once it is closed", async () => {
  const { shopper, address } = await complained();
  expect(await add(shopper, address)).toEqual(refusedAs("not-found"));
  await handIn(shopper, address, Buffer.from("<svg onload='alert(1)'/>"));
  expect(await add(shopper, address)).toEqual({ ok: true, value: { photo: null } });
  for (const who of [await world.guest(), await world.staffElsewhere(), world.staff("owner")]) {
    await handIn(who, address, await photoOf(30));
    expect(await add(who, address)).toEqual(refusedAs("not-allowed"));
  }
  for (const [index, place] of (["1", "2", "3"] as const).entries())
    await handIn(shopper, address, await photoOf(50 * index), place);
  const added = await Promise.all((["1", "2", "3"] as const).map((place) => add(shopper, address, place)));
  expect(added.every((answer) => answer.ok && answer.value.photo !== null)).toBe(true);
  expect((await talkOf(address))?.messages[0]?.photos).toHaveLength(3);
  await handIn(shopper, address, await photoOf(240));
  expect(await add(shopper, address)).toMatchObject(refusedAs("talk-full"));
  await world.staff("staff").call(closeComplaint, { ...address, requestId: randomUUID() });
  expect(await add(shopper, address)).toEqual(refusedAs("not-found"));
  // A refused one leaves no photo behind.
  expect((await filesOf(address)).filter((name) => name.split("/").length === 4)).toHaveLength(3);
});

it("GDP-03 photos, and what was handed in for them, end with the words of the order", async () => {
  const { shopper, address } = await complained();
  const kept = await complained();
  for (const one of [{ shopper, address }, kept]) {
    await handIn(one.shopper, one.address, await photoOf(120));
    await add(one.shopper, one.address);
    await handIn(one.shopper, one.address, await photoOf(140), "2");
  }
  await inTransaction(world.test.admin.db, (tx) => {
    deleteDocument(tx, orderTalkDocument, address);
    return Promise.resolve();
  });
  await world.test.backend.idle();
  expect(await filesOf(address)).toEqual([]);
  expect(await filesOf(kept.address)).toHaveLength(2);
});
