import type { BrowserConfig } from "./browser-config.ts";

/** The body of `/config.js`. `<` is escaped so that the text stays harmless wherever it might be pasted. */
export const configScript = (config: BrowserConfig): string =>
  `window.lokalkorbConfig=${JSON.stringify(config).replaceAll("<", "\\u003c")};`;
