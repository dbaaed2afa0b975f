import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;
const storefrontUrl = (): string => window.lokalkorbConfig?.storefrontUrl ?? "";

/** Where the storefront of this stack answers; empty while a page is rendered for every stack. */
export const useStorefrontUrl = (): string => useSyncExternalStore(never, storefrontUrl, () => "");
