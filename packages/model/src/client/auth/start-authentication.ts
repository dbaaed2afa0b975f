import { deleteApp, getApps, initializeApp, type FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from "firebase/auth";
import { authentication } from "./auth.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import type { Authentication } from "./identity.ts";
import { isOnline } from "../connection/is-online.ts";
import { withoutUsageStatistics } from "./no-usage-statistics.ts";

export interface SignInClient {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly authentication: Authentication;
}

const clients = new Map<string, SignInClient>();

/**
 * Who is here, without the database: all that a sign-in screen needs. The whole client, started later under the same
 * name, goes on with it.
 */
export function startAuthentication(config: ClientConfig, name = "[DEFAULT]"): SignInClient {
  const known = clients.get(name);
  if (known !== undefined) return known;
  const app = withoutUsageStatistics(initializeApp({ ...config.firebase }, name));
  // No resolver for pop-ups: it would bring its own frames and some 30 kB without a use here.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (config.emulators.enabled) {
    const { host, authPort } = config.emulators;
    connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true });
  }
  const client = { app, auth, authentication: authentication(auth, isOnline) };
  clients.set(name, client);
  return client;
}

export async function stopAuthentication({ app }: SignInClient): Promise<void> {
  clients.delete(app.name);
  if (getApps().includes(app)) await deleteApp(app);
}
