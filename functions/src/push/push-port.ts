import type { Environment } from "@lokalkorb/configuration/refuse-local";
import type { Deps } from "../platform/deps.ts";
import { encryptPush, longestPayload, type PushKeys } from "./encrypt-push.ts";
import { publicKeyOf, vapidHeader, type VapidKeys } from "./vapid.ts";

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A later message with the same one takes its place. */
  readonly tag: string;
  /** A path of the app that the browser belongs to. */
  readonly path: string;
}

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

/** `gone`: the browser was uninstalled or has changed its mind (RFC 8030: 404 and 410). */
export type PushResult = "sent" | "gone" | "failed";

export interface PushPort {
  /** By which browsers tie a subscription to us. */
  readonly publicKey: string;
  knows(endpoint: string): boolean;
  send(target: PushTarget, message: PushMessage): Promise<PushResult>;
}

export interface PushDeps extends Deps {
  /** null: none is configured. */
  readonly push: PushPort | null;
}

/** The services of the makers of browsers. Browsers say the address, so a caller could send any: no other gets a request of ours. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];
const patience = 8_000;
/** Seconds that a service keeps a message for a device without network. Later an order is no news. */
const keptFor = 15 * 60;

/** Names that are missing beside a key. */
export const pushProblems = (env: Environment): readonly string[] =>
  env["VAPID_PRIVATE_KEY"] ? ["VAPID_SUBJECT"].filter((name) => !env[name]) : [];

export function webPushOf(env: Environment, now: () => number, fetchFrom: typeof fetch = fetch): PushPort | null {
  const { VAPID_PRIVATE_KEY: privateKey = "", VAPID_SUBJECT: subject = "", PUSH_SERVICE_BASE: standIn = "" } = env;
  if (privateKey === "") return null;
  const keys: VapidKeys = { privateKey, subject };
  return {
    publicKey: publicKeyOf(privateKey),
    knows: (endpoint) => isKnownService(endpoint, standIn),
    send: async ({ endpoint, ...target }, message) => {
      // Checked again: another time may have stored it.
      if (!isKnownService(endpoint, standIn)) return "gone";
      const payload = Buffer.from(JSON.stringify(message)).subarray(0, longestPayload);
      const answer = await fetchFrom(endpoint, {
        method: "POST",
        redirect: "manual",
        headers: {
          Authorization: vapidHeader(keys, endpoint, now()),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: String(keptFor),
          Urgency: "high",
        },
        body: new Uint8Array(encryptPush(payload, target)),
        signal: AbortSignal.timeout(patience),
      });
      if (answer.status === 404 || answer.status === 410) return "gone";
      return answer.ok ? "sent" : "failed";
    },
  };
}

export function isKnownService(endpoint: string, standIn: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  if (standIn !== "") return endpoint.startsWith(`${standIn}/`);
  const { protocol, hostname, port, username } = new URL(endpoint);
  return protocol === "https:" && port === "" && username === "" && services.some((known) => known.test(hostname));
}
