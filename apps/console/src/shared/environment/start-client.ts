import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { Authentication } from "@lokalkorb/model/client/auth/identity";
import type { SignInClient } from "@lokalkorb/model/client/auth/start-authentication";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { userDocument } from "@lokalkorb/model/documents/users/users";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { latePart } from "@lokalkorb/ui/late-part";
import { registerPath, signInPath } from "../routes/routes.ts";

const authenticationPart = latePart(
  "authentication",
  async () =>
    (await import(/* webpackChunkName: "part-authentication" */ "@lokalkorb/model/client/auth/start-authentication"))
      .startAuthentication,
);
const clientPart = latePart("client", async () => {
  const [{ createModelClient }, { userDocument }] = await Promise.all([
    import(/* webpackChunkName: "part-client" */ "@lokalkorb/model/client/create-model-client"),
    import(/* webpackChunkName: "part-client" */ "@lokalkorb/model/documents/users/users"),
  ]);
  return { createModelClient, userDocument };
});

let client: Promise<ModelClient> | null = null;
let profile: typeof userDocument | null = null;

/** Who is here: the first thing to know, and all that the sign-in needs. A press that cannot have it is told so. */
export async function consoleAuthentication(): Promise<Authentication> {
  const start = await authenticationPart.load();
  return start(browserConfig()).authentication;
}

/** The account at the screen, for what it changes of itself. */
export async function ownAccount(): Promise<SignInClient["auth"]> {
  const start = await authenticationPart.load();
  return start(browserConfig()).auth;
}

/** The same for a page that waits for its network. */
export async function authenticationWhenThere(): Promise<Authentication> {
  await authenticationPart.until();
  return consoleAuthentication();
}

/** The database and everything live. One client per page. */
export function modelClient(): Promise<ModelClient> {
  return (client ??= startClient());
}

async function startClient(): Promise<ModelClient> {
  const { createModelClient, userDocument } = await clientPart.until();
  profile = userDocument;
  return createModelClient(browserConfig(), consoleLogger);
}

/** The shape of a profile; it comes with the client. */
export const profileDefinition = (): typeof userDocument | null => profile;

/** Every page is live from load, except those of the sign-in: they are for those who may see nothing yet. */
export function clientWhenWanted(): Promise<ModelClient> {
  const { pathname } = window.location;
  const isBefore = [signInPath(), registerPath()].some((path) => pathname.startsWith(path));
  return isBefore ? authenticationWhenThere().then(clientOfMember) : modelClient();
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
