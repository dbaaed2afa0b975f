import {
  connectFirestoreEmulator,
  initializeFirestore,
  type Firestore,
  type FirestoreSettings,
} from "firebase/firestore";
import { startAppCheck } from "./app-check.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import { startAuthentication, stopAuthentication, type SignInClient } from "./auth/start-authentication.ts";

export interface FirebaseClient extends SignInClient {
  readonly firestore: Firestore;
}

/** Long polling passes every proxy; undefined properties are left out instead of refused (spec section 7). */
export const firestoreSettings = {
  experimentalForceLongPolling: true,
  ignoreUndefinedProperties: true,
} as const satisfies FirestoreSettings;

const clients = new Map<string, FirebaseClient>();

/** One Firebase client per page, however often it is asked for. */
export function firebaseClient(config: ClientConfig, name = "[DEFAULT]"): FirebaseClient {
  const known = clients.get(name);
  if (known !== undefined) return known;
  const signIn = startAuthentication(config, name);
  startAppCheck(signIn.app, config.appCheck);
  const firestore = initializeFirestore(signIn.app, firestoreSettings);
  const { emulators } = config;
  if (emulators.enabled) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  const client = { ...signIn, firestore };
  clients.set(name, client);
  return client;
}

export async function stopFirebase(client: FirebaseClient): Promise<void> {
  clients.delete(client.app.name);
  await stopAuthentication(client);
}
