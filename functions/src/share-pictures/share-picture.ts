import { createHash } from "node:crypto";
import { readSharePicturePath, sharePictureName, type SharePicturePlace } from "@lokalkorb/contracts/share-picture";
import { shareContent, shareText, type ShareContent } from "@lokalkorb/domain/menu/share-content";
import { isOpenVisibility } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { sharePath } from "@lokalkorb/model/storage-paths";
import { defineRequest } from "../platform/endpoints/define-request.ts";
import type { ShareDeps } from "./share-files.ts";

/** Another key than the one of now is that of a page which is about to be renewed. */
const forGood = "public, max-age=31536000, immutable";
const forNow = "public, max-age=300";

/** Draws each content once, when it is asked for first: publishing waits for none of it. */
export const sharePicture = defineRequest(sharePictureName, {}, async (request, response, deps: () => ShareDeps) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.set("Allow", "GET, HEAD").status(405).end();
    return;
  }
  const place = readSharePicturePath(request.path);
  const found = place && (await publishedContent(deps(), place));
  if (!place || !found) {
    response.set("Cache-Control", "public, max-age=60").status(404).end();
    return;
  }
  const picture = await madeOnce(deps(), place, found);
  response
    .set("Cache-Control", place.key === shareKey(found) ? forGood : forNow)
    .type("image/jpeg")
    .status(200)
    .send(picture);
});

/** Only of what everybody may look at who knows where. */
async function publishedContent(
  { db, menus }: ShareDeps,
  { restaurantId, storefrontId, productId }: SharePicturePlace,
): Promise<ShareContent | null> {
  const shop = await readDocument(db, shopDocument, { restaurantId });
  if (shop === null || shop.listing === "hidden" || !shop.storefrontIds.includes(storefrontId)) return null;
  const { offeringId } = shop;
  const storefront = await readDocument(db, storefrontDocument, { offeringId, storefrontId });
  if (storefront?.published === undefined || !isOpenVisibility(storefront.visibility)) return null;
  return shareContent(await menus.read(storefront.published.path), productId);
}

const shareKey = (content: ShareContent): string => createHash("sha256").update(shareText(content)).digest("base64url");

const running = new Map<string, Promise<Buffer>>();

async function madeOnce(deps: ShareDeps, place: SharePicturePlace, content: ShareContent): Promise<Buffer> {
  const path = sharePath({ restaurantId: place.restaurantId, key: shareKey(content) });
  const before = running.get(path) ?? (await deps.shareFiles.read(path)) ?? running.get(path);
  if (before !== undefined) return before;
  const made = draw(deps, path, content, place.productId === null).finally(() => running.delete(path));
  running.set(path, made);
  return made;
}

async function draw({ shareFiles }: ShareDeps, path: string, content: ShareContent, isShop: boolean): Promise<Buffer> {
  const photo = content.photo === null ? null : await shareFiles.readPhoto(content.photo);
  // The library is large, and few functions draw.
  const { drawShare } = await import("./draw-share.ts");
  const picture = await drawShare(content, photo, isShop);
  await shareFiles.write(path, picture);
  return picture;
}
