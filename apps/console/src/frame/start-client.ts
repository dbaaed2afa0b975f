import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { Authentication } from "@lokalkorb/model/client/identity";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { userDocument } from "@lokalkorb/model/documents/users/users";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { clientConfigOf } from "./client-config.ts";
import { signInPath } from "./routes.ts";

let authentication: Promise<Authentication> | null = null;
let client: Promise<ModelClient> | null = null;
let profile: typeof userDocument | null = null;

/** Who is here: the first thing to know, and all that the sign-in needs. */
export function consoleAuthentication(): Promise<Authentication> {
  authentication ??= import("@lokalkorb/model/client/start-authentication")
    .then(({ startAuthentication }) => startAuthentication(clientConfigOf(browserConfig())).authentication)
    .catch((error: unknown) => {
      // After a failed download the next press tries again.
      authentication = null;
      throw error;
    });
  return authentication;
}

/** The database and everything live. One client per page. */
export function modelClient(): Promise<ModelClient> {
  return (client ??= startClient());
}

async function startClient(): Promise<ModelClient> {
  const [{ createModelClient }, { userDocument }] = await Promise.all([
    import("@lokalkorb/model/client/create-model-client"),
    import("@lokalkorb/model/documents/users/users"),
  ]);
  profile = userDocument;
  return createModelClient(clientConfigOf(browserConfig()), consoleLogger);
}

/** The shape of a profile; it comes with the client. */
export const profileDefinition = (): typeof userDocument | null => profile;

/** Every page is live from load, except the sign-in: it is for those who may see nothing yet. */
export function clientWhenWanted(): Promise<ModelClient> {
  return window.location.pathname === signInPath() ? consoleAuthentication().then(clientOfMember) : modelClient();
}

function clientOfMember(auth: Authentication): Promise<ModelClient> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (!auth.identity()) return;
      leave();
      modelClient().then(resolve, reject);
    };
    const leave = auth.subscribe(look);
    look();
  });
}
