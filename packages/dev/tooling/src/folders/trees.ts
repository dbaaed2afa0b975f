import { join } from "node:path";
import { root } from "../stack/root.ts";
import { folderCycles, type FolderGraph, folderGraph, readTree } from "./folder-graph.ts";

/** Trees whose folders are rooms with walls: none knows a folder that knows it, and none is too full to be read. */
export const walled: readonly { readonly tree: string; readonly mostFiles: number }[] = [
  { tree: "functions/src", mostFiles: 15 },
  { tree: "packages/domain/src", mostFiles: 20 },
  { tree: "apps/storefront/src", mostFiles: 15 },
  { tree: "apps/console/src", mostFiles: 15 },
  { tree: "packages/model/src", mostFiles: 15 },
  ...["local-backend", "local-services", "testing", "tooling", "long-runs", "e2e"].map((name) => ({
    tree: `packages/dev/${name}/src`,
    mostFiles: name === "e2e" ? 20 : 15,
  })),
];

export interface TreeFigures {
  readonly graph: FolderGraph;
  readonly cycles: readonly (readonly string[])[];
  readonly largest: { readonly folder: string; readonly files: number };
}

export function figuresOf(tree: string): TreeFigures {
  const graph = folderGraph(readTree(join(root, tree)));
  const [[folder, files] = ["", 0]] = [...graph.sizes].toSorted(([, one], [, other]) => other - one);
  return { graph, cycles: folderCycles(graph), largest: { folder, files } };
}
