import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { clientConfigOf } from "./client-config.ts";

let started: Promise<ModelClient> | null = null;

async function start(): Promise<ModelClient> {
  const { createModelClient } = await import("@lokalkorb/model/client/create-model-client");
  return createModelClient(clientConfigOf(browserConfig()), consoleLogger);
}

/** The console is live from load; only its frame paints before the SDK is here. One client per page. */
export function modelClient(): Promise<ModelClient> | null {
  if (typeof window === "undefined") return null;
  return (started ??= start());
}
