import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

interface Manifest {
  readonly name: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const publicFile = (path: string): string => fileURLToPath(new URL(`../../public${path}`, import.meta.url));

it("S-P16 on a home screen it is called Lokalkorb and has a picture that exists, for every size", () => {
  const manifest = JSON.parse(readFileSync(publicFile("/manifest.webmanifest"), "utf8")) as Manifest;
  expect(manifest).toMatchObject({ name: "Lokalkorb", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain("any");
  for (const { src } of manifest.icons) expect(existsSync(publicFile(src)), src).toBe(true);
});
