import type { Id } from "@lokalkorb/domain/kernel/branded";
import { createHmac } from "node:crypto";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Deps, Logger } from "../../platform/deps.ts";

export interface Renewal {
  readonly restaurantId: Id<"shop">;
  readonly slug: string;
  readonly reason: "published" | "sold-out" | "operations";
}

export interface Revalidator {
  /**
   * Resolves with the first try, however it ends, or after a moment: an instance may be stopped once it has
   * answered, so commands wait for this. It never fails; further tries follow beside the command.
   */
  renew(renewal: Renewal): Promise<void>;
  /** Resolves when nothing is under way or waiting. */
  settled(): Promise<void>;
}

export interface RenewingDeps extends Deps {
  readonly revalidator: Revalidator;
}

export interface RevalidatorOptions {
  readonly appUrl: string;
  readonly revalidateSecret: string;
  now(): Instant;
  readonly log: Logger;
  readonly fetch?: typeof fetch;
  readonly delays?: readonly number[];
}

export const timestampHeader = "x-lokalkorb-timestamp";
export const signatureHeader = "x-lokalkorb-signature";

/** HMAC-SHA256 over timestamp and body: neither can be changed or replayed much later. */
export const signRenewal = (secret: string, timestamp: string, body: string): string =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

const patience = 5000;
const commandPatience = 1000;

interface Waiting {
  readonly renewal: Renewal;
  readonly tried: PromiseWithResolvers<void>;
}

/**
 * One queue per shop: while a call is under way or waits for its next try, further changes of the shop are
 * folded into the one that follows.
 */
export function createRevalidator(options: RevalidatorOptions): Revalidator {
  const delays = options.delays ?? [500, 2000, 8000];
  const send = options.fetch ?? fetch;
  const waiting = new Map<string, Waiting>();
  const running = new Map<string, Promise<void>>();

  const post = async (renewal: Renewal): Promise<string | null> => {
    const body = JSON.stringify(renewal);
    const timestamp = String(options.now());
    try {
      const response = await send(`${options.appUrl}/api/revalidate`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          [timestampHeader]: timestamp,
          [signatureHeader]: signRenewal(options.revalidateSecret, timestamp, body),
        },
        body,
        signal: AbortSignal.timeout(patience),
      });
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  const deliver = async ({ renewal, tried }: Waiting): Promise<void> => {
    let problem = await post(renewal);
    tried.resolve();
    for (const delay of delays) {
      if (problem === null) return;
      await new Promise((resume) => setTimeout(resume, delay).unref());
      problem = await post(renewal);
    }
    if (problem !== null)
      options.log.warn("The storefront was not renewed; its pages follow when they expire.", { ...renewal, problem });
  };

  const drain = async (restaurantId: Id<"shop">): Promise<void> => {
    for (let next = waiting.get(restaurantId); next !== undefined; next = waiting.get(restaurantId)) {
      waiting.delete(restaurantId);
      await deliver(next);
    }
    running.delete(restaurantId);
  };

  return {
    renew: async (renewal) => {
      const { restaurantId } = renewal;
      const tried = waiting.get(restaurantId)?.tried ?? Promise.withResolvers<void>();
      waiting.set(restaurantId, { renewal, tried });
      if (!running.has(restaurantId)) running.set(restaurantId, drain(restaurantId));
      await Promise.race([tried.promise, new Promise((resume) => setTimeout(resume, commandPatience).unref())]);
    },
    settled: async () => {
      await Promise.all(running.values());
    },
  };
}
