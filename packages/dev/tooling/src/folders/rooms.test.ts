import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { functionRooms } from "../import-rules.ts";
import { root } from "../stack/root.ts";
import { importsWithin } from "./folder-graph.ts";
import { figuresOf, walled } from "./trees.ts";

describe.each(walled)("$tree", ({ tree, mostFiles }) => {
  const { graph, cycles, largest } = figuresOf(tree);

  it("has no folders that know each other, types included", () => {
    expect(cycles.map((cycle) => importsWithin(graph, cycle))).toEqual([]);
  });

  it("has no folder that is too full", () => {
    expect(largest.files, largest.folder).toBeLessThanOrEqual(mostFiles);
  });
});

describe("the rooms of the functions", () => {
  const { graph } = figuresOf("functions/src");
  const rooms = [...new Set([...graph.sizes.keys()].map((folder) => folder.split("/")[0] ?? ""))];

  it("all stand on the ladder of the import rules", () => {
    expect(rooms.filter((room) => room !== ".").toSorted()).toEqual(functionRooms.toSorted());
  });

  it("leave the environment to the composition", () => {
    const readers = [...graph.files].filter((file) =>
      /\bprocess\.env\b|composition\/environment/.test(readFileSync(join(root, "functions/src", file), "utf8")),
    );
    expect(readers.filter((file) => !file.startsWith("composition/"))).toEqual([]);
    expect(readers).toContain("composition/environment.ts");
  });
});

describe.each(["apps/console", "apps/storefront"])("%s", (app) => {
  it("has no folder that Next takes for an App Router (docs/decisions/0004)", () => {
    expect(["app", "src/app"].filter((folder) => existsSync(join(root, app, folder)))).toEqual([]);
  });
});
