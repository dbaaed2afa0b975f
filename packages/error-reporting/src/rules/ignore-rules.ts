import type { ErrorRule } from "./error-rule.ts";

/** Messages that come from extensions, translators and embedded browsers, never from our code. */
export const ignoredMessages: readonly ErrorRule[] = [
  { pattern: /ResizeObserver loop/, why: "Harmless notice of the browser." },
  { pattern: /^Script error\.?$/, why: "A foreign script without details." },
  { pattern: /Extension context invalidated/, why: "Browser extension was updated." },
  { pattern: /message (?:channel|port) closed before a response was received/i, why: "Browser extension messaging." },
  { pattern: /Could not establish connection\. Receiving end does not exist/, why: "Browser extension messaging." },
  { pattern: /runtime\.sendMessage|Invalid call to runtime/, why: "Browser extension messaging." },
  { pattern: /Object Not Found Matching Id/, why: "Mail scanner opens the page." },
  {
    pattern: /webkit\.messageHandlers|instantSearchSDKJSBridge|_AutofillCallbackHandler|WebViewJavascriptBridge/,
    why: "Embedded browser of another app.",
  },
  {
    pattern: /__gCrWeb|zaloJSV2|fb_xd_fragment|conduitPage|MetaMask|ethereum|solana|tronLink/i,
    why: "Injected by the browser or a wallet.",
  },
  {
    pattern:
      /top\.GLOBALS|originalCreateNotification|canvas\.contentDocument|MyApp_RemoveAllHighlights|atomicFindClose/,
    why: "Injected by toolbars and other apps' browsers.",
  },
  {
    pattern: /bmi_SafeAddOnload|EBCallBackMessageReceived|Can't find variable: (?:gmo|PaymentAutofill)/,
    why: "Injected by providers and password managers.",
  },
  {
    pattern:
      /Cancel rendering route|Abort fetching component for route|Loading initial props cancelled|Route Cancelled/,
    why: "The router was sent elsewhere while it was on its way.",
  },
];

/** Addresses of scripts that are not ours. */
export const ignoredAddresses: readonly ErrorRule[] = [
  { pattern: /^(?:chrome|moz|safari|safari-web|ms-browser)-extension:/i, why: "Browser extension." },
  { pattern: /^(?:chrome|resource|file|webkit-masked-url):/i, why: "Part of the browser." },
  { pattern: /\/extensions\//i, why: "Browser extension." },
  {
    pattern: /(?:googletagmanager|google-analytics|googleadservices|doubleclick|hotjar|clarity|woopra|texthelp)\./i,
    why: "Third-party script.",
  },
  { pattern: /(?:graph\.facebook|connect\.facebook)\./i, why: "Third-party script." },
  { pattern: /(?:cookiebot\.com|client\.crisp\.chat|intercomcdn\.com|embed\.tawk\.to)\//i, why: "Third-party script." },
  { pattern: /127\.0\.0\.1:4001\/isrunning|metrics\.itunes\.apple\.com/i, why: "Programs beside the browser." },
];
