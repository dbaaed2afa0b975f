import type { Json } from "../protocol/firestore-core.ts";

/**
 * Which transactions came over which connection, so that those of a client that was killed do not hold up
 * the others until they time out.
 */
export interface PeerTransactions {
  /** A response opened a transaction. */
  opened(peer: string, response: Json | undefined): void;
  /** A commit or rollback ends the transaction it names, however it turns out. */
  ended(peer: string, request: Json): void;
  /** Forgets the peer and returns the ids of what it left open. */
  leftBy(peer: string): readonly string[];
}

export function createPeerTransactions(): PeerTransactions {
  const open = new Map<string, Set<string>>();
  return {
    opened(peer, response) {
      const id = response?.["transaction"];
      if (typeof id !== "string" || id === "") return;
      const ids = open.get(peer);
      if (ids === undefined) open.set(peer, new Set([id]));
      else ids.add(id);
    },
    ended(peer, request) {
      if (typeof request["transaction"] === "string") open.get(peer)?.delete(request["transaction"]);
    },
    leftBy(peer) {
      const ids = [...(open.get(peer) ?? [])];
      open.delete(peer);
      return ids;
    },
  };
}
