import type { BrowserConfig } from "./browser-config.ts";

/** Pages are rendered once for every stack; this attribute lets their style sheet show what belongs to a demo only. */
const markDemo = 'if(window.lokalkorbConfig.demo)document.documentElement.dataset.demo="true";';

/** The body of `/api/config`. `<` is escaped so that the text stays harmless wherever it might be pasted. */
export const configScript = (config: BrowserConfig): string =>
  `window.lokalkorbConfig=${JSON.stringify(config).replaceAll("<", "\\u003c")};${markDemo}`;
