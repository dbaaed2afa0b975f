import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { statsDocument } from "@lokalkorb/model/documents/data/stats";
import { serverReader } from "@lokalkorb/model/server/lite-source";
import { healthEndpoint } from "@lokalkorb/shell/config/health";
import { serverConfig } from "./server-config.ts";

/** `/api/health`: whether this server can do its work. */
export default healthEndpoint(() => {
  const { browser } = serverConfig();
  return { ...browser, readDatabase: () => serverReader(browser, consoleLogger).getDocument(statsDocument, {}) };
});
