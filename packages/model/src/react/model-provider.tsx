import { createContext, use, type ReactNode } from "react";
import type { Observable } from "../cache/subscription-registry.ts";
import type { Authentication } from "../client/auth/identity.ts";
import type { ModelClient } from "../client/model-client.ts";
import { useStore } from "./use-store.ts";

/**
 * Hands the client to the screens. It may come later (a promise, or null until the page needs it): until then
 * hooks show what the page was rendered with and read nothing.
 */
export function ModelProvider({
  client,
  auth = null,
  children,
}: {
  client: ModelClient | Promise<ModelClient> | null;
  /** Who is here, where that is known before the client comes. */
  auth?: Promise<Authentication> | null;
  children: ReactNode;
}): ReactNode {
  const arrived = useArrived(client);
  const earlyAuth = useArrived(auth);
  return (
    <ClientContext value={arrived}>
      <AuthContext value={earlyAuth ?? arrived?.auth ?? null}>{children}</AuthContext>
    </ClientContext>
  );
}

const ClientContext = createContext<ModelClient | null>(null);
const AuthContext = createContext<Authentication | null>(null);

/** Null until it is there. */
export const useModelClient = (): ModelClient | null => use(ClientContext);

/** Null until it is there, too. */
export const useAuthentication = (): Authentication | null => use(AuthContext);

function useArrived<Part extends object>(part: Part | Promise<Part> | null): Part | null {
  const arrival = part instanceof Promise ? arrivalOf(part) : null;
  const arrived = useStore(arrival, nothing);
  return part instanceof Promise ? arrived : part;
}

type Arrival<Part> = Observable<Part | null>;

const arrivals = new WeakMap<Promise<object>, Arrival<unknown>>();

function arrivalOf<Part extends object>(promise: Promise<Part>): Arrival<Part> {
  const known = arrivals.get(promise);
  if (known !== undefined) return known as Arrival<Part>;
  let part: Part | null = null;
  const listeners = new Set<() => void>();
  // Who started the promise hears of its failure; without a client the screens stay as they are.
  promise.then(
    (value) => {
      part = value;
      for (const notify of listeners) notify();
    },
    () => undefined,
  );
  const arrival: Arrival<Part> = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => part,
  };
  arrivals.set(promise, arrival);
  return arrival;
}

const nothing = (): null => null;
