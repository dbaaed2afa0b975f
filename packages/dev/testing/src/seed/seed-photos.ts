import { readFile } from "node:fs/promises";
import { pictureTypes } from "@lokalkorb/domain/kernel/picture";
import type { AdminHandles } from "../connect/connect-admin.ts";
import { photoFiles } from "../scenarios/photos/photos.ts";
import type { ShopScenario } from "../scenarios/scenario/shop-scenario.ts";

/** The files of the photos that a shop shows. */
export async function seedPhotos(bucket: AdminHandles["bucket"], { catalog, restaurant }: ShopScenario): Promise<void> {
  const goods = [...catalog.items, ...catalog.groups, ...catalog.bundles].flatMap(({ images = [] }) => images);
  const { cover, gallery = [] } = restaurant;
  const shown = [...goods, ...gallery, ...(cover ? [cover] : [])];
  await Promise.all(
    shown.flatMap(photoFiles).map(async ({ path, type, file }) => {
      const metadata = { cacheControl: "public, max-age=31536000, immutable" };
      await bucket
        .file(path)
        .save(await readFile(file), { contentType: pictureTypes[type], metadata, resumable: false });
    }),
  );
}
