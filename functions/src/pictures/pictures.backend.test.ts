import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPicture } from "@lokalkorb/contracts/pictures";
import { pictureFile, pictureTypes, pictureWidths } from "@lokalkorb/domain/kernel/picture";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { originalPath } from "@lokalkorb/model/storage-paths";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

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
