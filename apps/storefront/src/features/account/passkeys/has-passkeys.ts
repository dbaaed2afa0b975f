import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;
const inBrowser = (): boolean => "PublicKeyCredential" in window;
const onServer = (): null => null;

/** Whether this browser knows passkeys; null: not known yet. */
export const useHasPasskeys = (): boolean | null => useSyncExternalStore<boolean | null>(never, inBrowser, onServer);
