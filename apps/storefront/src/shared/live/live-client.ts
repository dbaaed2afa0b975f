import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { createModelClient } from "@lokalkorb/model/client/create-model-client";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";

export const liveClient = (): ModelClient => createModelClient(browserConfig(), consoleLogger);
