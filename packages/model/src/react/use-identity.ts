import { useSyncExternalStore } from "react";
import type { Identity } from "../client/auth/identity.ts";
import { useAuthentication } from "./model-provider.tsx";

/** `undefined`: not known yet; `null`: no account, not even a guest. */
export function useIdentity(): Identity | null | undefined {
  const auth = useAuthentication();
  return useSyncExternalStore(auth?.subscribe ?? subscribeToNothing, auth?.identity ?? isUnknown, isUnknown);
}

const subscribeToNothing = (): (() => void) => () => undefined;
const isUnknown = (): undefined => undefined;
