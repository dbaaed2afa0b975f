import type { ErrorRule } from "./error-rule.ts";

/** Messages that come from extensions, translators and embedded browsers, never from our code. */
export const ignoredMessages: readonly ErrorRule[] = [
  { pattern: /ResizeObserver loop/, why: "Harmless notice of the browser." },
  { pattern: /^Script error\.?$/, why: "A foreign script without details." },
  { pattern: /Extension context invalidated/, why: "Browser extension was updated." },
  { pattern: /message (?:channel|port) closed before a response was received/i, why: "Browser extension messaging." },
  { pattern: /Could not establish connection\. Receiving end does not exist/, why: "Browser extension messaging." },
  {
    pattern: /Non-Error promise rejection captured with value: Object Not Found Matching Id/,
    why: "Mail scanner opens the page.",
  },
  {
    pattern: /webkit\.messageHandlers|instantSearchSDKJSBridge|_AutofillCallbackHandler/,
    why: "Embedded browser of another app.",
  },
  {
    pattern: /__gCrWeb|zaloJSV2|fb_xd_fragment|conduitPage|MetaMask|ethereum/i,
    why: "Injected by the browser or a wallet.",
  },
];

/** Addresses of scripts that are not ours. */
export const ignoredAddresses: readonly ErrorRule[] = [
  { pattern: /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:/i, why: "Browser extension." },
  { pattern: /^(?:chrome|resource|file|webkit-masked-url):/i, why: "Part of the browser." },
  {
    pattern: /(?:googletagmanager|google-analytics|doubleclick|connect\.facebook|hotjar|clarity\.ms)\./i,
    why: "Third-party script.",
  },
];
