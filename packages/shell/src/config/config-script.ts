import type { BrowserConfig } from "./browser-config.ts";

/** Pages are rendered once for every stack; this attribute lets their style sheet show what belongs to a demo only. */
const markDemo = 'if(window.lokalkorbConfig.demo)document.documentElement.dataset.demo="true";';

/** After a reload no sheet is open any more; what is left is its entry of the history, and a press of back that does nothing. */
const leaveSheets = "if(history.state&&history.state.sheets)history.go(-history.state.sheets);";

/** The body of `/api/config`. `<` is escaped so that the text stays harmless wherever it might be pasted. */
export const configScript = (config: BrowserConfig): string =>
  `window.lokalkorbConfig=${JSON.stringify(config).replaceAll("<", "\\u003c")};${markDemo}${leaveSheets}`;
