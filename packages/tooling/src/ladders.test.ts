import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { domainLadder } from "./ladders.ts";
import { root } from "./stack/root.ts";

/** Tests and what they share stand beside the ladder. */
const sources = readdirSync(join(root, "packages/domain/src"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing/"),
);
const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf("/")));

it("every folder of domain has its place on the ladder, and every place a folder", () => {
  expect([...new Set(sources.map(folderOf))].toSorted()).toEqual(domainLadder.toSorted());
});
