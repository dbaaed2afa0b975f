import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { createModelClient } from "@lokalkorb/model/client/create-model-client";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { keepInstallPrompt } from "@/shared/device/install-offer";
import { keepPages } from "@/shared/offline/keep-pages";

/** With it come the ear for the browser's offer to install and the worker that keeps pages: the page stands, and its first input was made. */
export function liveClient(): ModelClient {
  keepPages();
  keepInstallPrompt();
  return createModelClient(browserConfig(), consoleLogger);
}
