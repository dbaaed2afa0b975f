import { join } from "node:path";
import { root } from "../stack/root.ts";
import { folderCycles, type FolderGraph, folderGraph, readTree } from "./folder-graph.ts";

/** Trees whose folders are rooms with walls: none knows a folder that knows it, and none is too full to be read. */
export const walled: readonly { readonly tree: string; readonly mostFiles: number }[] = [
  { tree: "functions/src", mostFiles: 15 },
  { tree: "packages/domain/src", mostFiles: 20 },
  { tree: "apps/storefront/src", mostFiles: 15 },
  { tree: "packages/model/src", mostFiles: 15 },
  { tree: "packages/dev/local-backend/src", mostFiles: 15 },
];

/** Trees that are halls so far, for whoever builds the walls. */
export const halls: readonly string[] = ["apps/console/src"];

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
