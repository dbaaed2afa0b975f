/** The part of the browser's Trusted Types that is needed here; the platform's library has no types for it yet. */
interface TrustedTypes {
  createPolicy(name: "default", rules: { createScriptURL(address: string): string | null }): unknown;
}

let isAsked = false;

/**
 * Next.js and Firebase's App Check write the addresses of their scripts as plain text, which our pages refuse. This is
 * asked about each, and takes the files of our own build, the service worker and Google's check of visitors, nothing else.
 */
export function trustKnownScripts(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (isAsked || trustedTypes === undefined) return;
  isAsked = true;
  trustedTypes.createPolicy("default", {
    createScriptURL: (address) => (isKnownScript(address, location.origin) ? address : null),
  });
}

export function isKnownScript(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { origin: from, pathname } = new URL(address, origin);
  return from === origin
    ? pathname.startsWith("/_next/static/") || pathname === "/worker.js"
    : from === "https://www.google.com" && pathname.startsWith("/recaptcha/");
}
