import type { TargetScope } from "./target-scope.ts";

/** Finds the few watches a changed document can touch, so that a commit costs the same with 2 or 200 listeners. */
export interface TargetIndex<Watch> {
  add(scope: TargetScope, watch: Watch): void;
  remove(scope: TargetScope, watch: Watch): void;
  /** Every watch whose scope covers the document of this name. */
  covering(name: string): ReadonlySet<Watch>;
}

export function createTargetIndex<Watch>(): TargetIndex<Watch> {
  const byDocument = new Map<string, Set<Watch>>();
  const byCollection = new Map<string, Set<Watch>>();
  const byCollectionId = new Map<string, Map<string, Set<Watch>>>();

  function place(scope: TargetScope, change: (watches: Map<string, Set<Watch>>, key: string) => void): void {
    if (scope.kind === "documents") {
      for (const name of scope.names) change(byDocument, name);
    } else if (scope.kind === "collection") {
      change(byCollection, scope.path);
    } else {
      const id = scope.collectionId ?? anyCollection;
      const byParent = byCollectionId.get(id) ?? new Map<string, Set<Watch>>();
      change(byParent, `${scope.parent}/`);
      if (byParent.size === 0) byCollectionId.delete(id);
      else byCollectionId.set(id, byParent);
    }
  }

  return {
    add(scope, watch) {
      place(scope, (watches, key) => {
        const set = watches.get(key);
        if (set) set.add(watch);
        else watches.set(key, new Set([watch]));
      });
    },
    remove(scope, watch) {
      place(scope, (watches, key) => {
        const set = watches.get(key);
        set?.delete(watch);
        if (set?.size === 0) watches.delete(key);
      });
    },
    covering(name) {
      const found = new Set<Watch>(byDocument.get(name));
      const collection = name.slice(0, name.lastIndexOf("/"));
      for (const watch of byCollection.get(collection) ?? []) found.add(watch);
      const collectionId = collection.slice(collection.lastIndexOf("/") + 1);
      for (const id of [collectionId, anyCollection]) {
        for (const [prefix, watches] of byCollectionId.get(id) ?? []) {
          if (name.startsWith(prefix)) for (const watch of watches) found.add(watch);
        }
      }
      return found;
    },
  };
}

/** No collection id can be empty, so this key cannot collide with one. */
const anyCollection = "";
