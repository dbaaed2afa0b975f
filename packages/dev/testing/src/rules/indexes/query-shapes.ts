import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { paths, type PathName } from "@lokalkorb/model/paths";

/** A query as an index sees it; values do not matter. */
export interface QueryShape {
  readonly file: string;
  readonly collection: string;
  /** Asks all collections of that name, wherever they are. */
  readonly group: boolean;
  /** A list that is asked for one of its values is "topics contains". */
  readonly equal: readonly string[];
  /** Ranges and orders: an index serves these last. Backwards is "placedAt desc". */
  readonly sorted: readonly string[];
}

const sources = ["apps/*/src/**/*.{ts,tsx}", "functions/src/**/*.ts", "packages/model/src/**/*.{ts,tsx}"];
const notShipped = /\.(test|test-d|spec)\.tsx?$|\/testing\//;

/** Every query written in the product: `queryOf(…)` on typed documents, and chains on the server SDK's collections. */
export function queryShapes(root: string): readonly QueryShape[] {
  const collections = documentCollections(root);
  return globSync(sources, { cwd: root })
    .filter((file) => !file.includes("node_modules") && !notShipped.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return [...typedQueries(text, collections), ...serverChains(text)].map((shape) => ({ file, ...shape }));
    });
}

type Found = Omit<QueryShape, "file">;

/** `orderDocument` -> `orders`. */
const documentCollections = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync("packages/model/src/documents/**/*.ts", { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/export const (\w+) = defineDocument\(\s*paths\.(\w+)/g)].map(
        ([, name = "", path = ""]) => [name, paths[path as PathName].split("/").at(-2) ?? ""] as const,
      ),
    ),
  );

const typedQueries = (text: string, collections: ReadonlyMap<string, string>): readonly Found[] =>
  [...text.matchAll(/\bqueryOf\(/g)].flatMap(({ index }) => {
    const call = bracketed(text, index + "queryOf".length);
    const definition = /^\(\s*(\w+Document)\b/.exec(call)?.[1];
    // The function's own declaration and calls through a variable name no document.
    if (definition === undefined) return [];
    const part = (name: string): string => {
      const at = call.search(new RegExp(`\\b${name}:\\s*\\[`));
      return at < 0 ? "" : bracketed(call, call.indexOf("[", at));
    };
    const filters = [...part("where").matchAll(/\[\s*"([\w.]+)",\s*"([^"]+)"/g)].map(
      ([, field = "", operator = ""]) => ({ field, operator }),
    );
    const orders = [...part("orderBy").matchAll(/\[\s*"([\w.]+)"(?:,\s*"(desc)")?/g)].map(([, field = "", desc]) =>
      sortedBy(field, desc),
    );
    return [shapeOf(must(collections.get(definition), definition), false, filters, orders)];
  });

function serverChains(text: string): readonly Found[] {
  const named = [...text.matchAll(/\bconst (\w+) = [\w.]*\b(collection|collectionGroup)\("(\w+)"\);/g)];
  const starts = [
    ...[...text.matchAll(/\.(collection|collectionGroup)\("(\w+)"\)/g)].map((match) => ({
      match,
      kind: match[1],
      collection: match[2],
    })),
    ...named.flatMap(([, name = "", kind, collection]) =>
      [...text.matchAll(new RegExp(`\\b${name}(?=\\.where\\(|\\.orderBy\\()`, "g"))].map((match) => ({
        match,
        kind,
        collection,
      })),
    ),
  ];
  return starts.map(({ match, kind, collection = "" }) => {
    const calls = chainAfter(text, match.index + match[0].length);
    const filters = calls.flatMap(({ name, args }) => {
      const [, field = "", operator = ""] =
        (name === "where" ? /^\(\s*"([\w.]+)",\s*"([^"]+)"/.exec(args) : null) ?? [];
      return field === "" ? [] : [{ field, operator }];
    });
    const orders = calls.flatMap(({ name, args }) => {
      const [, field = "", desc] = (name === "orderBy" ? /"([\w.]+)"(?:,\s*"(desc)")?/.exec(args) : null) ?? [];
      return field === "" ? [] : [sortedBy(field, desc)];
    });
    return shapeOf(collection, kind === "collectionGroup", filters, orders);
  });
}

function shapeOf(
  collection: string,
  group: boolean,
  filters: readonly { readonly field: string; readonly operator: string }[],
  orders: readonly string[],
): Found {
  const isOneValue = ({ operator }: { operator: string }): boolean => ["==", "in"].includes(operator);
  const isContained = ({ operator }: { operator: string }): boolean => operator.startsWith("array-contains");
  const equal = new Set(filters.filter(isOneValue).map(({ field }) => field));
  const contained = new Set(filters.filter(isContained).map(({ field }) => `${field} contains`));
  const ordered = new Set(orders.map((order) => order.split(" ")[0] ?? order));
  const ranges = filters
    .filter((filter) => !isOneValue(filter) && !isContained(filter))
    .map(({ field }) => field)
    .filter((field) => !ordered.has(field));
  return {
    collection,
    group,
    equal: [...equal, ...contained],
    sorted: [...new Set([...orders, ...ranges])].filter((order) => !equal.has(order.split(" ")[0] ?? order)),
  };
}

const sortedBy = (field: string, desc: string | undefined): string => (desc === undefined ? field : `${field} desc`);

function chainAfter(text: string, from: number): readonly { readonly name: string; readonly args: string }[] {
  const call = /\s*\.(\w+)(?=\()/y;
  call.lastIndex = from;
  const found = call.exec(text);
  if (found === null) return [];
  const args = bracketed(text, call.lastIndex);
  return [{ name: found[1] ?? "", args }, ...chainAfter(text, call.lastIndex + args.length)];
}

/** The text from an opening bracket to the one that closes it. */
function bracketed(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ("([{".includes(text.charAt(at))) depth += 1;
    if (")]}".includes(text.charAt(at)) && --depth === 0) return text.slice(open, at + 1);
  }
  return text.slice(open);
}
