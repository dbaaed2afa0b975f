/** Adds a foreign script to the page once it is allowed. Rejects when it is blocked or cannot be reached. */
export type LoadScript = (address: string, attributes?: Readonly<Record<string, string>>) => Promise<void>;

export const loadScriptInto =
  (document: Document): LoadScript =>
  (address, attributes = {}) =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.async = true;
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => {
        script.remove();
        reject(new Error(`The script ${new URL(address).hostname} could not be loaded`));
      });
      document.head.append(script);
    });
