import { deleteApp, getApps, initializeApp, type FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from "firebase/auth";
import {
  connectFirestoreEmulator,
  initializeFirestore,
  type Firestore,
  type FirestoreSettings,
} from "firebase/firestore";
import type { ClientConfig } from "./client-config.ts";

export interface FirebaseClient {
  readonly app: FirebaseApp;
  readonly firestore: Firestore;
  readonly auth: Auth;
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
  const client = startFirebase(config, name);
  clients.set(name, client);
  return client;
}

export async function stopFirebase(client: FirebaseClient): Promise<void> {
  clients.delete(client.app.name);
  if (getApps().includes(client.app)) await deleteApp(client.app);
}

function startFirebase({ firebase, useEmulators, emulators }: ClientConfig, name: string): FirebaseClient {
  const app = initializeApp({ ...firebase }, name);
  const firestore = initializeFirestore(app, firestoreSettings);
  // No resolver for pop-ups: it would bring its own frames and some 30 kB that nobody here uses.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (useEmulators) {
    connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, { disableWarnings: true });
  }
  return { app, firestore, auth };
}
