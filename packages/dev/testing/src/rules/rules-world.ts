import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from "@firebase/rules-unit-testing";
import { setLogLevel } from "firebase/app";
import { startBackend } from "firebase-local-backend";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { callers, claimsOf, type Caller } from "./callers.ts";
import type { Fields } from "./documents/envelope.ts";
import { seededDocuments } from "./seeded-documents.ts";

export type Database = ReturnType<RulesTestContext["firestore"]>;
export type Files = ReturnType<RulesTestContext["storage"]>;

/** The real rules on a real backend, with one SDK per caller. */
export interface RulesWorld {
  as(caller: Caller): Database;
  /** A caller outside the table, such as an account with a strange uid or claim. */
  asUid(uid: string, claims?: TokenOptions): Database;
  filesOf(caller: Caller): Files;
  /** Passes over the rules. */
  readonly trusted: { readonly database: Database; readonly files: Files };
  /** Puts one document back to what it was at the start. */
  restore(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  stop(): Promise<void>;
}

/** The rules of the repository, or those of another folder, such as changed ones that the tests must notice. */
export function rulesFile(name: string): string {
  const folder = process.env["LOKALKORB_RULES_FOLDER"];
  return folder === undefined ? fileURLToPath(new URL(`../../../../../${name}`, import.meta.url)) : join(folder, name);
}

export async function startRulesWorld(): Promise<RulesWorld> {
  // Each denial would be a warning, and denials are most of what happens here.
  setLogLevel("silent");
  const { environment, stop } = await (process.env["RULES_FIRESTORE_PORT"] ? onOfficial : onOurs)();
  const { trusted, release } = await trustedContext(environment);
  const contexts = new Map(callers.map((caller) => [caller, contextOf(environment, caller)]));
  const databases = new Map([...contexts].map(([caller, context]) => [caller, context.firestore()]));
  const database = trusted.firestore();
  const batch = database.batch();
  for (const [path, fields] of Object.entries(seededDocuments)) batch.set(database.doc(path), fields);
  await batch.commit();
  return {
    as: (caller) => must(databases.get(caller), caller),
    asUid: (uid, claims) => environment.authenticatedContext(uid, claims).firestore(),
    filesOf: (caller) => must(contexts.get(caller), caller).storage(),
    trusted: {
      database,
      // Without a storage there is no question about files.
      get files() {
        return trusted.storage();
      },
    },
    restore: (path) => database.doc(path).set(seededFields(path)),
    remove: (path) => database.doc(path).delete(),
    stop: async () => {
      await release();
      await environment.cleanup();
      await stop();
    },
  };
}

interface Ground {
  readonly environment: RulesTestEnvironment;
  stop(): Promise<void>;
}

async function onOurs(): Promise<Ground> {
  const backend = await startBackend({
    projectId: "demo-rules",
    firestoreRules: rulesFile("firestore.rules"),
    storageRules: rulesFile("storage.rules"),
  });
  const environment = await initializeTestEnvironment({
    projectId: "demo-rules",
    firestore: { host: "127.0.0.1", port: backend.ports.firestore },
    storage: { host: "127.0.0.1", port: backend.ports.storage },
  });
  return { environment, stop: () => backend.stop() };
}

/** Google's emulator, started by `prove-official.ts`: it keeps rules and documents of each project apart. */
async function onOfficial(): Promise<Ground> {
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${process.pid}-${Date.now()}`,
    firestore: {
      host: "127.0.0.1",
      port: Number(process.env["RULES_FIRESTORE_PORT"]),
      rules: readFileSync(rulesFile("firestore.rules"), "utf8"),
    },
  });
  return { environment, stop: async () => undefined };
}

export const seededFields = (path: string): Fields => must(seededDocuments[path], `${path} is seeded`);

function contextOf(environment: RulesTestEnvironment, caller: Caller): RulesTestContext {
  const claims = claimsOf(caller);
  return claims === null ? environment.unauthenticatedContext() : environment.authenticatedContext(caller, claims);
}

/** The library closes such a context with its callback, so the callback lasts until the end. */
async function trustedContext(
  environment: RulesTestEnvironment,
): Promise<{ trusted: RulesTestContext; release: () => Promise<void> }> {
  const opened = Promise.withResolvers<RulesTestContext>();
  const closing = Promise.withResolvers<void>();
  const closed = environment.withSecurityRulesDisabled(async (context) => {
    opened.resolve(context);
    await closing.promise;
  });
  closed.catch(opened.reject);
  const trusted = await opened.promise;
  return {
    trusted,
    release: async () => {
      closing.resolve();
      await closed;
    },
  };
}
