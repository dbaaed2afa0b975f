import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { createModelClient } from "@lokalkorb/model/client/create-model-client";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { keepPages } from "@/shared/offline/keep-pages";

/** With it comes the worker that keeps pages: the page stands, and its first input was made. */
export function liveClient(): ModelClient {
  keepPages();
  return createModelClient(browserConfig(), consoleLogger);
}
