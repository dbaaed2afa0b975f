import type { Clock } from "../../service/clock.ts";
import type { FaultGate } from "../../faults/faults.ts";
import { callHost } from "../host/call-host.ts";
import type { DeliveryStore, StoredDelivery } from "../../service/delivery-store.ts";
import type { FunctionEndpoint } from "../host/endpoint.ts";
import type { FunctionsHost } from "../host/functions-host.ts";
import type { LogRing } from "../host/log-ring.ts";
import { pauseByClock } from "../pending/pause-by-clock.ts";
import type { PendingWork } from "../pending/pending-work.ts";
import type { EventDelivery } from "./plan-deliveries.ts";
import { createReordering } from "./reordering.ts";
import { retryDelay } from "./retry-delay.ts";

export interface EventDispatcherOptions {
  readonly store: DeliveryStore;
  readonly host: FunctionsHost;
  readonly log: LogRing;
  readonly pending: PendingWork;
  readonly faults: FaultGate;
  readonly clock: Clock;
  /** Null when the function does not exist any more. */
  readonly find: (functionName: string) => FunctionEndpoint | null;
}

export interface EventDispatcher {
  /** Forgets what is under way without acknowledging it. */
  forget(): void;
  stop(): void;
}

/** A delivery that took the whole process down this often is given up, unless its function asked for retries. */
const maxLost = 5;
const maxConcurrent = 32;
/** How long a function with `retry` is given the same event, as in production. */
const retriedFor = 24 * 3_600_000;

/**
 * At least once: a delivery leaves the store only after its function has answered. One function sees the events of
 * one document in order; different documents run side by side.
 */
export function createEventDispatcher(options: EventDispatcherOptions): EventDispatcher {
  const { store, host, log, pending, faults, clock } = options;
  const lines = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let pauses = new AbortController();
  let generation = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  const shuffled = createReordering(faults);

  /** False once everything was forgotten or the backend is stopping. */
  const isWanted = (mine: number): boolean => mine === generation && !stopping.signal.aborted;

  const enter = async (): Promise<void> => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
  };
  const leave = (): void => {
    running--;
    waiting.shift()?.();
  };

  const pause = (milliseconds: number): Promise<void> =>
    pauseByClock({ clock, pending, signal: pauses.signal }, milliseconds);

  const deliver = async (stored: StoredDelivery, delivery: EventDelivery, mine: number): Promise<void> => {
    let lost = 0;
    const begun = clock.now();
    for (let attempt = 0; isWanted(mine); attempt++) {
      const endpoint = options.find(delivery.function);
      if (endpoint === null) {
        log.add("WARNING", `Dropped an event for ${delivery.function}: no such function any more.`, delivery.function);
        break;
      }
      const answer = await attemptOnce(delivery, endpoint.timeoutSeconds);
      if (answer.kind === "answered" && answer.status < 300) {
        await deliverTwice(delivery, endpoint.timeoutSeconds, mine);
        break;
      }
      if (answer.kind === "lost") lost++;
      const reason = answer.kind === "lost" ? answer.reason : `status ${answer.status}`;
      const givesUp = delivery.retry
        ? clock.now() - begun >= retriedFor
        : answer.kind === "answered" || lost >= maxLost;
      log.add(
        givesUp ? "ERROR" : "WARNING",
        `${delivery.function} failed on ${delivery.order.split("|")[1] ?? ""} (${reason})${givesUp ? "" : "; trying again"}.`,
        delivery.function,
      );
      if (givesUp) break;
      await pause(retryDelay(attempt));
    }
    if (isWanted(mine)) store.acknowledgeDelivery(stored.id);
  };

  /** The second time at once, or behind everybody's back when the clock is that much later. */
  const deliverTwice = async (delivery: EventDelivery, timeoutSeconds: number, mine: number): Promise<void> => {
    const again = faults.deliveredAgainAfter(delivery.function);
    if (again === null) return;
    if (again === 0) return void (await attemptOnce(delivery, timeoutSeconds));
    pending.started();
    void pause(again)
      .then(() => (isWanted(mine) ? attemptOnce(delivery, timeoutSeconds) : null))
      .finally(pending.finished);
  };

  const attemptOnce = async (delivery: EventDelivery, timeoutSeconds: number): ReturnType<typeof callHost> => {
    await enter();
    try {
      const headers = { "content-type": "application/cloudevents+json; charset=utf-8" };
      return await callHost(host, {
        path: `/event/${delivery.function}`,
        headers,
        body: JSON.stringify(delivery.event),
        timeoutSeconds,
      });
    } catch (error) {
      return { kind: "lost", reason: error instanceof Error ? error.message : String(error) };
    } finally {
      leave();
    }
  };

  const enqueue = (stored: StoredDelivery): void => {
    pending.started();
    const delivery = JSON.parse(stored.payload) as EventDelivery;
    const mine = generation;
    const deliverAfter = (before: Promise<void>): Promise<void> =>
      before
        .then(() => deliver(stored, delivery, mine))
        .catch((error: unknown) => log.add("ERROR", String(error)))
        .finally(pending.finished);
    const lateBy = faults.deliveredLateBy(delivery.function);
    if (lateBy !== null) return void deliverAfter(pause(lateBy));
    if (shuffled.take(delivery.function, () => void deliverAfter(Promise.resolve()))) return;
    const { order } = delivery;
    const line = deliverAfter(lines.get(order) ?? Promise.resolve()).finally(() => {
      if (lines.get(order) === line) lines.delete(order);
    });
    lines.set(order, line);
  };

  pending.holdBack(shuffled);
  for (const stored of store.pendingDeliveries()) enqueue(stored);
  const unsubscribe = store.onDeliveries((deliveries) => deliveries.forEach(enqueue));

  return {
    forget: () => {
      generation++;
      lines.clear();
      shuffled.release();
      pauses.abort();
      pauses = new AbortController();
    },
    stop: () => {
      unsubscribe();
      stopping.abort();
      pauses.abort();
    },
  };
}
