import type { ShareContent } from "@lokalkorb/domain/menu/share-content";
import { expect, it } from "vitest";
import { sharp } from "../pictures/readers.ts";
import { drawShare } from "./draw-share.ts";

const shop: ShareContent = {
  title: "24-Stunden-Hofladen Lindenanger",
  line: "Gleisdorf",
  photo: null,
  drawings: ["milk", "bread", "apple"],
  theme: { key: "green" },
};
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c89650" } })
  .webp()
  .toBuffer();

it.each<readonly [string, ShareContent, Buffer | null, boolean]>([
  ["a shop without a photo", shop, null, true],
  ["a shop with its cover", { ...shop, theme: { key: "blue_night" } }, photo, true],
  ["a product with a drawing", { ...shop, title: "Bergkäse, zwölf Monate", line: `${shop.title}, Gleisdorf`, drawings: ["cheese"], theme: { key: "bakery" } }, null, false],
  ["a product with its photo", { ...shop, title: "Dampfnudelkartoffelpufferspezialität ".repeat(5), line: shop.line.repeat(30) }, photo, false],
  ["words that look like markup", { ...shop, title: '<span size="999">Łódź & „Brot“</span>\u0000', drawings: ["../../x", "gone"] }, null, true],
])("%s becomes a JPEG of 1200 by 630", async (_title, content, file, isShop) => {
  const picture = await drawShare(content, file, isShop);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(150_000);
}); // prettier-ignore
