import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { CustomProvider, initializeAppCheck } from "firebase/app-check";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
} from "firebase/auth";
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "firebase/functions";
import {
  type AnyContract,
  type InputOf,
  isRefusalOf,
  type OutputOf,
  type RefusalsOf,
} from "@lokalkorb/contracts/contract";
import { emulatorRegions } from "@lokalkorb/contracts/regions";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";

export interface ServicePorts {
  readonly auth: number;
  readonly functions: number;
  /** Where a backend that demands App Check tokens issues them; absent: it takes calls without. */
  readonly appCheckUrl?: string;
}

/** The browser SDK of one person. */
export interface TestClient {
  readonly app: FirebaseApp;
  readonly uid: string;
  /** Proves to a function who is here; empty without a sign-in. */
  token(): Promise<string>;
  /** Refusals are answers; everything else throws as the SDK throws it. */
  call<C extends AnyContract>(contract: C, input: InputOf<C>): Promise<Result<OutputOf<C>, RefusalsOf<C>>>;
  disconnect(): Promise<void>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Who read the mail with the link. */
export interface MailLink {
  readonly email: string;
  readonly link: string;
}

/** A function has vouched for this person. */
export interface CustomToken {
  readonly customToken: string;
}

export type Person = Credentials | MailLink | CustomToken | "guest" | "nobody";

let connections = 0;

/** Signs in with e-mail and password, by a link that was mailed, by a token of a function, as a guest (anonymous account), or not at all. */
export async function connectClient(projectId: string, ports: ServicePorts, who: Person): Promise<TestClient> {
  const app = initializeApp({ projectId, apiKey: "local", appId: "local" }, `client-${++connections}`);
  if (ports.appCheckUrl !== undefined) vouchFor(app, ports.appCheckUrl);
  const user = await signIn(app, ports, who);
  return {
    app,
    uid: user?.uid ?? "",
    token: async () => (await user?.getIdToken()) ?? "",
    call: async (contract, input) => {
      const functions = getFunctions(app, emulatorRegions[contract.region]);
      connectFunctionsEmulator(functions, "127.0.0.1", ports.functions);
      try {
        const answer = await httpsCallable(functions, contract.name, {
          limitedUseAppCheckTokens: contract.spendsToken ?? false,
        })(input);
        return ok(answer.data as OutputOf<typeof contract>);
      } catch (error) {
        const details = typeof error === "object" && error !== null && "details" in error ? error.details : null;
        if (isRefusalOf(contract, details)) return refuse(details.refusal);
        throw error;
      }
    },
    disconnect: () => deleteApp(app),
  };
}

function vouchFor(app: FirebaseApp, url: string): void {
  const provider = new CustomProvider({
    getToken: async () => {
      const { token } = (await (await fetch(url, { method: "POST", body: "{}" })).json()) as { token: string };
      return { token, expireTimeMillis: Date.now() + 3_600_000 };
    },
  });
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}

async function signIn(app: FirebaseApp, ports: ServicePorts, who: Person): Promise<User | null> {
  if (who === "nobody") return null;
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  if (who === "guest") return (await signInAnonymously(auth)).user;
  if ("customToken" in who) return (await signInWithCustomToken(auth, who.customToken)).user;
  const signedIn =
    "link" in who
      ? signInWithEmailLink(auth, who.email, who.link)
      : signInWithEmailAndPassword(auth, who.email, who.password);
  return (await signedIn).user;
}
