import { createContext, use, useSyncExternalStore, type ReactNode } from "react";
import type { ModelClient } from "../client/model-client.ts";

/**
 * Hands the client to the screens. It may come later (a promise, or null until the page needs it): until then
 * hooks show what the page was rendered with and read nothing.
 */
export function ModelProvider({
  client,
  children,
}: {
  client: ModelClient | Promise<ModelClient> | null;
  children: ReactNode;
}): ReactNode {
  const arrived = useArrived(client);
  return <ClientContext value={arrived}>{children}</ClientContext>;
}

const ClientContext = createContext<ModelClient | null>(null);

/** Null until it is there. */
export const useModelClient = (): ModelClient | null => use(ClientContext);

function useArrived(client: ModelClient | Promise<ModelClient> | null): ModelClient | null {
  const arrival = client instanceof Promise ? arrivalOf(client) : null;
  const arrived = useSyncExternalStore(arrival?.subscribe ?? never, arrival?.state ?? nothing, nothing);
  return client instanceof Promise ? arrived : client;
}

interface Arrival {
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => ModelClient | null;
}

const arrivals = new WeakMap<Promise<ModelClient>, Arrival>();

function arrivalOf(promise: Promise<ModelClient>): Arrival {
  const known = arrivals.get(promise);
  if (known !== undefined) return known;
  let client: ModelClient | null = null;
  const listeners = new Set<() => void>();
  // Who started the promise hears of its failure; without a client the screens stay as they are.
  promise.then(
    (value) => {
      client = value;
      for (const notify of listeners) notify();
    },
    () => undefined,
  );
  const arrival: Arrival = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => client,
  };
  arrivals.set(promise, arrival);
  return arrival;
}

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;
