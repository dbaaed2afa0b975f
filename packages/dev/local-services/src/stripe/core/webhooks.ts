import { createHmac } from "node:crypto";
import type { Delivery } from "./object-store.ts";
import type { EndpointKind, StripeCore } from "./stripe-core.ts";
import { type Fields, type StripeObject, visible } from "./stripe-objects.ts";

export interface Endpoint extends Fields {
  readonly url: string;
  readonly secret: string;
}
export type Endpoints = Readonly<Partial<Record<EndpointKind, Endpoint>>>;

const firstRetry = 500;
const longestRetry = 60_000;
const mostAttempts = 25;
const answerWithin = 10_000;
const quietBeforeReordering = 200;
const forgedSecret = "whsec_of_somebody_else";

/** `t=…,v1=…`: a keyed hash over the time and the exact bytes. */
export const signature = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex")}`;

export interface Webhooks {
  /** Something may be owed; looks soon. */
  kick(): void;
  /** Waits until nothing is owed that is due; false when time is up first. */
  idle(timeoutMs: number): Promise<boolean>;
  /** The same event once more, as from the service's own console. */
  resend(eventId: string): void;
  stop(): Promise<void>;
}

/** Sends events until they are taken, with every mishap that was asked for. */
export function startWebhooks(core: StripeCore): Webhooks {
  const { store, faults } = core;
  const sending = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;

  const endpointOf = ({ endpoint }: Delivery): Endpoint | undefined =>
    store.setting<Endpoints & Fields>("endpoints", {})[endpoint as EndpointKind];

  const settle = (delivery: Delivery, change: Partial<Delivery>): void => {
    if (!stopped) store.deliveries.update({ ...delivery, ...change });
  };

  const post = async (endpoint: Endpoint, payload: string, secret: string): Promise<number> => {
    const response = await fetch(endpoint.url, {
      method: "POST",
      body: payload,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signature(payload, secret, core.seconds()),
      },
      signal: AbortSignal.timeout(answerWithin),
    });
    await response.arrayBuffer();
    return response.status;
  };

  const deliver = async (delivery: Delivery): Promise<void> => {
    const endpoint = endpointOf(delivery);
    const event = store.findAnywhere(delivery.event);
    if (endpoint === undefined || event === null) {
      settle(delivery, { state: "given up", lastAnswer: "keine Adresse" });
      return;
    }
    if (delivery.attempts === 0 && faults.take("webhook-lost") !== null) {
      settle(delivery, { state: "lost", lastAnswer: "verloren" });
      return;
    }
    const payload = JSON.stringify(visible(event.value), null, 2);
    const attempts = delivery.attempts + 1;
    try {
      if (faults.take("webhook-forged") !== null) await post(endpoint, forged(event.value), forgedSecret);
      const status = await post(endpoint, payload, endpoint.secret);
      if (faults.take("webhook-duplicate") !== null) await post(endpoint, payload, endpoint.secret);
      if (status >= 200 && status < 300) settle(delivery, { attempts, state: "delivered", lastAnswer: String(status) });
      else retry(delivery, attempts, String(status));
    } catch (error) {
      retry(delivery, attempts, error instanceof Error ? error.message : String(error));
    }
  };

  const retry = (delivery: Delivery, attempts: number, lastAnswer: string): void => {
    const wait = Math.min(longestRetry, firstRetry * 2 ** (attempts - 1));
    settle(delivery, {
      attempts,
      lastAnswer,
      ...(attempts >= mostAttempts ? { state: "given up" } : { nextAt: core.now() + wait }),
    });
  };

  const hold = (delivery: Delivery): boolean => {
    if (delivery.attempts > 0 || delivery.lastAnswer === "verspätet") return false;
    const late = faults.take("webhook-delay");
    if (late === null) return false;
    settle(delivery, { nextAt: core.now() + late.milliseconds, lastAnswer: "verspätet" });
    return true;
  };

  const look = (): void => {
    timer = null;
    if (stopped) return;
    const reorders = faults.list().some(({ kind }) => kind === "webhook-reorder");
    const due = store.deliveries.waiting(core.now()).filter(({ id }) => !sending.has(id));
    const ready = due.filter((delivery) => !hold(delivery));
    if (reorders && ready.length > 0) void sendReversed(ready);
    else for (const delivery of ready) void track(delivery, deliver(delivery));
    schedule();
  };

  /** Newest first and one after the other, once a burst of events is over. */
  const sendReversed = async (ready: readonly Delivery[]): Promise<void> => {
    faults.take("webhook-reorder");
    const turn = new Promise<void>((resolve) => {
      setTimeout(resolve, quietBeforeReordering);
    });
    let before = turn;
    for (const delivery of ready.toReversed()) {
      before = track(
        delivery,
        before.then(() => deliver(delivery)),
      );
    }
    await before;
  };

  const track = (delivery: Delivery, work: Promise<void>): Promise<void> => {
    const tracked = work.finally(() => {
      sending.delete(delivery.id);
      schedule();
    });
    sending.set(delivery.id, tracked);
    return tracked;
  };

  const schedule = (soonest = false): void => {
    if (stopped) return;
    const nextAt = soonest ? core.now() : nextUnsent();
    if (nextAt === null) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(look, Math.min(Math.max(0, nextAt - core.now()), longestRetry));
    timer.unref();
  };

  const nextUnsent = (): number | null => {
    if (sending.size === 0) return store.deliveries.nextAt();
    const next = store.deliveries.waiting(Number.MAX_SAFE_INTEGER).find(({ id }) => !sending.has(id));
    return next?.nextAt ?? null;
  };

  const isIdle = (): boolean => sending.size === 0 && store.deliveries.waiting(core.now()).length === 0;

  schedule();
  return {
    kick: () => schedule(true),
    idle: async (timeoutMs) => {
      const until = Date.now() + timeoutMs;
      while (!isIdle()) {
        const left = until - Date.now();
        if (left <= 0) return false;
        const moment = new Promise<void>((resolve) => {
          setTimeout(resolve, Math.min(left, 20));
        });
        await Promise.race([moment, ...sending.values()]);
      }
      return true;
    },
    resend: (eventId) => {
      const [earlier] = store.deliveries.of(eventId);
      if (earlier === undefined) return;
      store.deliveries.add(eventId, earlier.endpoint, core.now());
      schedule(true);
    },
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await Promise.allSettled(sending.values());
    },
  };
}

/** An event as a forger without the secret would send it: everything is paid, and more than it cost. */
function forged(event: StripeObject): string {
  const data = (event["data"] ?? {}) as Fields;
  const object = (data["object"] ?? {}) as Fields;
  return JSON.stringify({
    ...visible(event),
    id: `${event.id}forged`,
    data: { object: { ...object, status: "succeeded", payment_status: "paid", amount_received: 99_999 } },
  });
}
