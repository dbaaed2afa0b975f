/** Adds a foreign script to the page once it is allowed. Rejects when it is blocked or cannot be reached. */
export type LoadScript = (address: string, attributes?: Readonly<Record<string, string>>) => Promise<void>;

/** The part of the browser's Trusted Types that is needed here; types for it are not in the platform's library yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * Pages take no text for the address of a script. Which addresses may be loaded at all is said by `script-src`; that one
 * goes this way is said here, and by nothing a shop or a visitor typed.
 */
function asTrusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy("lokalkorb", { createScriptURL: (url) => url });
  return policy.createScriptURL(address);
}

export const loadScriptInto =
  (document: Document): LoadScript =>
  (address, attributes = {}) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = asTrusted(address);
      script.async = true;
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => {
        script.remove();
        reject(new Error(`The script ${new URL(address).hostname} could not be loaded`));
      });
      document.head.append(script);
    });
