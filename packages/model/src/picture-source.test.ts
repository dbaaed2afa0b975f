import { pictureFile, pictureWidths } from "@lokalkorb/domain/kernel/picture";
import { expect, test } from "vitest";
import { pictureSource } from "./picture-source.ts";

test("F13 a picture is asked for by the names that its files have", () => {
  const image = { path: "pictures/hof/h", w: 1280, h: 960, preview: "UklG", alt: "Brot" };
  const files = (type: "avif" | "webp") =>
    pictureWidths.map((width) => `/api/${pictureFile(image.path, width, type)} ${width}w`).join();
  expect(pictureSource(image)).toEqual({
    avif: files("avif"),
    webp: files("webp"),
    src: `/api/${pictureFile(image.path, 640, "webp")}`,
    preview: "url(data:image/webp;base64,UklG)",
    alt: "Brot",
  });
  expect(pictureSource(undefined)).toBeUndefined();
});
