import type { ClientConfig } from "@lokalkorb/model/client-config";
import type { BrowserConfig } from "@lokalkorb/shell/config/browser-config";

/** The part of the page's configuration that the model needs to reach its backend. */
export function clientConfigOf({ firebase, emulators, functionsBase, appCheck }: BrowserConfig): ClientConfig {
  return { firebase, useEmulators: emulators.enabled, emulators, functionsBase, appCheck };
}
