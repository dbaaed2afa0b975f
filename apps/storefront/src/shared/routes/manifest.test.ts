import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { reservedSlugs } from "./reserved-slugs.ts";

interface Manifest {
  readonly name: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

const publicFile = (path: string): string => fileURLToPath(new URL(`../../../public${path}`, import.meta.url));

const manifest = JSON.parse(readFileSync(publicFile("/manifest.webmanifest"), "utf8")) as Manifest;

/** Width and height stand behind the name of a PNG's first chunk. */
function pngSize(path: string): string {
  const file = readFileSync(publicFile(path));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

it("S-P16 on a home screen it is called Lokalkorb and has a picture that exists, for every size", () => {
  expect(manifest).toMatchObject({ name: "Lokalkorb", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain("any");
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(publicFile(src)), src).toBe(true);
    expect(reservedSlugs).toContain(src.split("/")[1]);
    if (src.endsWith(".png")) expect(pngSize(src), src).toBe(sizes);
  }
});

it("S-P16 can be installed: both sizes that phones ask for, as they are and for a shape of the phone's own", () => {
  for (const purpose of [undefined, "maskable"])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(["192x192", "512x512"]),
    );
});
