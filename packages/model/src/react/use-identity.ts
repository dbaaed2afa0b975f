import type { Identity } from "../client/auth/identity.ts";
import { useAuthentication } from "./model-provider.tsx";
import { useStore } from "./use-store.ts";

/** `undefined`: not known yet; `null`: no account, not even a guest. */
export function useIdentity(): Identity | null | undefined {
  const auth = useAuthentication();
  return useStore(auth && { subscribe: auth.subscribe, state: auth.identity }, isUnknown);
}

const isUnknown = (): undefined => undefined;
