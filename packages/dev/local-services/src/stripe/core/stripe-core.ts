import { openFaults, type Faults } from "./faults.ts";
import { openObjectStore, type ObjectStore } from "./object-store.ts";
import { type Fields, type StripeEvent, type StripeObject, visible } from "./stripe-objects.ts";

/** The account of the platform; shops have accounts of their own. */
export const platformAccount = "acct_platform";

export const apiVersion = "2026-10-28.endive";

/** Which of the three addresses for events one goes to. */
export type EndpointKind = "platform" | "connect" | "v2";

/** Passed to every part of the service. */
export interface StripeCore {
  readonly store: ObjectStore;
  readonly faults: Faults;
  /** Milliseconds; `seconds` is how the service writes times. */
  now(): number;
  seconds(): number;
  moveClock(change: { readonly advanceMs?: number; readonly setTo?: number }): number;
  /** Records that something happened and owes it to the endpoint that wants to know. */
  emit(account: string, type: string, object: StripeObject, previous?: Fields): void;
  /** Only says that an account changed; its listener reads it again. */
  emitThin(account: string, type: string): void;
  /** The request that is being answered, for events that follow from it. */
  readonly request: { id: string | null; idempotencyKey: string | null };
}

export function createStripeCore(dataDir: string | null, realNow: () => number): StripeCore {
  const store = openObjectStore(dataDir);
  const now = (): number => realNow() + store.setting("clockOffset", 0);
  const seconds = (): number => Math.floor(now() / 1000);
  const request: StripeCore["request"] = { id: null, idempotencyKey: null };
  return {
    store,
    faults: openFaults(store),
    now,
    seconds,
    request,
    moveClock: ({ advanceMs = 0, setTo }) => {
      const offset = setTo === undefined ? store.setting("clockOffset", 0) + advanceMs : setTo - realNow();
      store.saveSetting("clockOffset", offset);
      return now();
    },
    emit: (account, type, object, previous) => {
      const isConnect = account !== platformAccount;
      const event: StripeEvent = {
        id: store.newId("evt"),
        object: "event",
        ...(isConnect ? { account } : {}),
        api_version: apiVersion,
        created: seconds(),
        data: { object: visible(object), ...(previous === undefined ? {} : { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: request.id, idempotency_key: request.idempotencyKey },
        type,
      };
      store.put(account, event, { ref: object.id });
      store.deliveries.add(event.id, isConnect ? "connect" : "platform", now());
    },
    emitThin: (account, type) => {
      const event = {
        id: store.newId("evt"),
        object: "v2.core.event",
        type,
        created: new Date(now()).toISOString(),
        livemode: false,
        related_object: { id: account, type: "v2.core.account", url: `/v2/core/accounts/${account}` },
        reason: null,
      };
      store.put(platformAccount, event, { ref: account });
      store.deliveries.add(event.id, "v2", now());
    },
  };
}
