import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;
const isDemo = (): boolean => window.lokalkorbConfig?.demo === true;

/** Pages are rendered once for every stack; the browser knows whether this one is a demonstration. */
export const useDemo = (): boolean => useSyncExternalStore(never, isDemo, () => false);
