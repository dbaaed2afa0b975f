import { expect, it } from "vitest";
import { pictureOf } from "./picture-size.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it("reads the size of an SVG from its box, whatever stands before it", () => {
  const svg = `<?xml version="1.0"?>\n<!-- a notice -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595.3 841.9"></svg>`;
  expect(pictureOf(bytes(svg))).toEqual({ type: "image/svg+xml", width: 596, height: 842 });
});

it("reads the size of a PNG from its header", () => {
  const png = new Uint8Array(33);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(png.buffer).setUint32(16, 800);
  new DataView(png.buffer).setUint32(20, 1131);
  expect(pictureOf(png)).toEqual({ type: "image/png", width: 800, height: 1131 });
});

it.each(["", "%PDF-1.7", "<svg width='3'>", "<html><body>"])("takes nothing else: %s", (text) => {
  expect(pictureOf(bytes(text))).toBeNull();
});
