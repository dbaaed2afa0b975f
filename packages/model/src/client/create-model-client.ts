import { disableNetwork, enableNetwork } from "firebase/firestore";
import { createModelCache } from "../cache/model-cache.ts";
import type { Logger, Timers } from "../cache/ports.ts";
import { browserHints } from "./connection/browser-hints.ts";
import { functionCaller, type CallFunction } from "./call-function.ts";
import type { ClientConfig } from "@lokalkorb/configuration/client-config";
import { Connection } from "./connection/connection.ts";
import { firebaseClient, stopFirebase } from "./firebase-app.ts";
import { isOnline } from "./connection/is-online.ts";
import type { ModelClient } from "./model-client.ts";
import { keepConnected, type Hint } from "./connection/reconnect.ts";
import { webSource } from "./web-source.ts";
import { webWrites } from "./web-writes.ts";

/** The real thing: SDKs, cache and reconnecting, wired. Meant to be loaded with `import()`: it is the heavy part. */
export function createModelClient(config: ClientConfig, logger: Logger, name?: string): ModelClient {
  const firebase = firebaseClient(config, name);
  const connection = new Connection();
  const cache = createModelCache({
    source: webSource(firebase.firestore, connection, { isOnline, timers }),
    timers,
    logger,
  });
  const auth = firebase.authentication;
  const tellIdentity = (): void => cache.identityChanged(auth.identity()?.uid ?? null);
  // A sign-in before the database came is no change of identity later.
  if (auth.identity() !== undefined) tellIdentity();
  const followIdentity = auth.subscribe(tellIdentity);
  const retryWhenBack = connection.subscribe(() => {
    if (connection.state() === "live") cache.retryFailed();
  });
  const hints = browserHints(connection);
  const callHints = new Set<(hint: Hint) => void>();
  const callFunction = functionCaller(firebase.app, config, isOnline);
  const call: CallFunction = async (contract, input) => {
    const result = await callFunction(contract, input);
    // Calls fail at once where listeners go on hoping.
    if (!result.ok && result.failure !== undefined && result.failure.type !== "denied")
      for (const hint of callHints) hint("look");
    return result;
  };
  const stopReconnecting = keepConnected({
    connection,
    probe: () => answers(firestoreAddress(config)),
    restart: async () => {
      await disableNetwork(firebase.firestore);
      await enableNetwork(firebase.firestore);
    },
    timers,
    onHint: (listener) => {
      const ignoreBrowser = hints(listener);
      callHints.add(listener);
      return () => {
        ignoreBrowser();
        callHints.delete(listener);
      };
    },
  });
  return {
    cache,
    auth,
    call,
    write: webWrites(firebase.firestore, config, isOnline),
    connection,
    stop: async () => {
      stopReconnecting();
      followIdentity();
      retryWhenBack();
      cache.endAll();
      await stopFirebase(firebase);
    },
  };
}

const timers: Timers = {
  after: (millis, run) => {
    const timer = setTimeout(run, millis);
    return () => clearTimeout(timer);
  },
};

const firestoreAddress = ({ emulators }: ClientConfig): string =>
  emulators.enabled ? `http://${emulators.host}:${emulators.firestorePort}/` : "https://firestore.googleapis.com/";

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      mode: "no-cors",
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(3_000),
    });
    return true;
  } catch {
    return false;
  }
}
