import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { productLines } from "./product-lines.ts";

it("counts what ships, and functions from their first line to their last", () => {
  const folder = mkdtempSync(join(tmpdir(), "lines-"));
  const files = {
    "functions/src/a.ts": [
      "export const one = (a: number): number => a;",
      "",
      "export async function three() {",
      "  await Promise.resolve();",
      "}",
      "",
      "const five = (",
      "  a: number,",
      ") => {",
      "  return a;",
      "};",
      "export const table = { a: (): number => 1 };",
    ].join("\n"),
    "apps/shop/src/a.css": "a {\n}\n",
    "packages/model/src/firestore.rules": "x\n",
    "firestore.rules": "written\n",
    "functions/src/a.test.ts": "no\n",
    "functions/src/testing/world.ts": "no\n",
    "packages/dev/testing/src/a.ts": "no\n",
    "packages/testing/src/a.ts": "no\n",
  };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    expect(productLines(folder)).toEqual({
      files: 3,
      lines: 15,
      functions: { count: 3, median: 3, p90: 5 },
      largest: { file: "functions/src/a.ts", lines: 12 },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
