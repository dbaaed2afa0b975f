import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPicture } from "@lokalkorb/contracts/pictures";
import { pictureFile, pictureTypes, pictureWidths } from "@lokalkorb/domain/kernel/picture";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { originalPath } from "@lokalkorb/model/storage-paths";
import { testDeps } from "../composition/testing/test-deps.ts";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

import { removeUnusedPictures } from "./remove-unused-pictures.ts";

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

async function handedIn(content: Buffer): Promise<string> {
  const uploadId = randomUUID();
  const { bucket } = world.test.admin;
  await bucket.file(originalPath({ restaurantId, uploadId })).save(content, { contentType: "image/jpeg" });
  return uploadId;
}
const loaf = (tone: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 675, channels: 3, background: { r: tone, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();

it("F13 a photo becomes public pictures that never change, however often it is asked for", async () => {
  const uploadId = await handedIn(await loaf(180));
  const ask = () => world.staff("owner").call(addPicture, { restaurantId, uploadId });
  const answers = await Promise.all([ask(), ask(), ask()]);
  const [first] = answers;
  for (const answer of answers) expect(answer).toEqual(first);
  const { image } = must(first?.ok ? first.value : undefined, "an answer");
  const { path, ...size } = must(image, "a picture");
  expect(size).toEqual({ w: 900, h: 675, preview: expect.any(String) });
  expect(path).toMatch(new RegExp(`^pictures/${restaurantId}/[\\w-]{43}$`));
  const files = pictureWidths.flatMap((width) =>
    (Object.keys(pictureTypes) as (keyof typeof pictureTypes)[]).map((type) => ({
      file: pictureFile(path, width, type),
      type,
    })),
  );
  for (const { file, type } of files) {
    const [facts] = await world.test.admin.bucket.file(file).getMetadata();
    expect(facts).toMatchObject({
      contentType: pictureTypes[type],
      cacheControl: "public, max-age=31536000, immutable",
    });
  }
});

it("F13 a file that is no photo is answered, and leaves nothing", async () => {
  const uploadId = await handedIn(Buffer.from("<svg onload='alert(1)'/>"));
  const answer = await world.staff("owner").call(addPicture, { restaurantId, uploadId });
  expect(answer).toEqual({ ok: true, value: { image: null } });
});

it("F13 who may not change the catalogue makes no pictures; an upload of nobody is not found", async () => {
  const uploadId = await handedIn(await loaf(90));
  const refusedAs = (type: string) => ({ ok: false, refusal: { type } });
  for (const who of [world.staff("staff"), world.staff("kitchen"), await world.guest()])
    expect(await who.call(addPicture, { restaurantId, uploadId })).toEqual(refusedAs("not-allowed"));
  const owner = world.staff("owner");
  expect(await owner.call(addPicture, { restaurantId: "another", uploadId })).toEqual(refusedAs("not-allowed"));
  expect(await owner.call(addPicture, { restaurantId, uploadId: "none" })).toEqual(refusedAs("not-found"));
});

it("F13 a picture that nothing names goes after thirty days, one in use never, nor one that is handed in while it is to go", async () => {
  const { backend, admin } = world.test;
  const add = async (tone: number) => {
    const uploadId = await handedIn(await loaf(tone));
    const answer = await world.staff("owner").call(addPicture, { restaurantId, uploadId });
    const image = must(answer.ok ? answer.value.image : undefined, "a picture");
    return { ...must(image, "a picture"), original: originalPath({ restaurantId, uploadId }) };
  };
  const [used, published, unused, again] = [await add(20), await add(60), await add(140), await add(220)];
  const isThere = async (name: string): Promise<boolean> => (await admin.bucket.file(name).exists())[0];
  const areThere = async ({ path, original }: { path: string; original: string }) => [
    await isThere(pictureFile(path, 320, "avif")),
    await isThere(original),
  ];
  const { db } = admin;
  const offeringId = must(
    (await db.doc(`restaurants/${restaurantId}`).get()).get("offeringId") as string,
    "an offering",
  );
  const [item] = (await db.collection(`offerings/${offeringId}/items`).limit(1).get()).docs;
  await must(item, "an item").ref.update({ images: [{ path: used.path, w: 4, h: 3, alt: "" }] });
  const [front] = (await db.collection(`offerings/${offeringId}/storefronts`).limit(1).get()).docs;
  const file = admin.bucket.file(must(front, "a storefront").get("published.path") as string);
  const menu = (await file.download())[0].toString("utf8");
  await file.save(JSON.stringify({ ...(JSON.parse(menu) as object), gallery: [{ path: published.path }] }));

  const look = (during?: () => Promise<void>) =>
    removeUnusedPictures({ ...testDeps(world.test), failpoint: async () => during?.() }, { restaurantId });
  const [before, next, after] = [backend.clock.now(), await look(), backend.clock.now()];
  const { againAt } = next as { readonly againAt: number };
  expect(againAt).toBeGreaterThanOrEqual(before + 7 * dayMs);
  expect(againAt).toBeLessThanOrEqual(after + 7 * dayMs);
  backend.clock.advance(29 * dayMs);
  await look();
  expect(await areThere(unused)).toEqual([true, true]);
  backend.clock.advance(dayMs);
  await look(async () => {
    expect((await add(220)).path).toBe(again.path);
  });
  for (const kept of [used, published]) expect(await areThere(kept)).toEqual([true, true]);
  expect(await areThere(unused)).toEqual([false, false]);
  expect(await areThere(again)).toEqual([true, false]);
});
