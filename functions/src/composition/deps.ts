import { randomBytes } from "node:crypto";
import { getApps, initializeApp } from "firebase-admin/app";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { logger } from "firebase-functions";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { createMenuStore, type MenuStore } from "../catalog/menu-store.ts";
import { createRevalidator, type Revalidator } from "../catalog/renewal/revalidate.ts";
import { createShardDirectory, type ShardDirectory } from "../catalog/stock/shard-directory.ts";
import { guestLinkOf, opensOrder } from "../ordering/lookup/guest-token.ts";
import type { OrderAddress, PaymentPort } from "../ordering/payment-port.ts";
import { createOrderNumbers, type OrderNumbers } from "../ordering/write/order-numbers.ts";
import { paymentPortOf } from "../payments/checkout/payment-port-of.ts";
import { announceStep } from "../platform/announce-step.ts";
import { createRateLimits, type RateLimits } from "../platform/rate-limits.ts";
import { readConfig } from "./config.ts";
import { environment } from "./environment.ts";

export interface Logger {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

/** What every command works with. Nothing else in here reads a clock, makes ids or knows where services are. */
export interface Deps {
  readonly db: Firestore;
  now(): Instant;
  newId(): string;
  readonly log: Logger;
  readonly menus: MenuStore;
  readonly orderNumbers: OrderNumbers;
  readonly shards: ShardDirectory;
  readonly revalidator: Revalidator;
  readonly payments: PaymentPort;
  readonly rateLimits: RateLimits;
  readonly guestLinks: GuestLinks;
  /** A named place between two writes, where tests hold or kill; nothing in production. */
  step(name: string): Promise<void>;
}

/** How somebody without an account comes back to an order. */
export interface GuestLinks {
  linkOf(order: OrderAddress): string;
  /** Whether what somebody shows is of a link to this order. */
  opens(order: OrderAddress, shown: string): boolean;
}

const createDeps = (): Deps => {
  const read = readConfig(environment());
  if (!read.ok) throw new Error(`Configuration is incomplete. Missing: ${read.missing.join(", ")}`);
  const { config } = read;
  const app = getApps()[0] ?? initializeApp();
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  const log: Logger = logger;
  const now = (): Instant => Date.now();
  return {
    db,
    now,
    newId: () => randomBytes(15).toString("base64url"),
    log,
    menus: createMenuStore(getStorage(app).bucket()),
    orderNumbers: createOrderNumbers(db, now),
    shards: createShardDirectory(db, now),
    revalidator: createRevalidator({
      appUrl: config.appUrl,
      get revalidateSecret() {
        return config.revalidateSecret;
      },
      now,
      log,
    }),
    payments: paymentPortOf(() => deps()),
    rateLimits: createRateLimits(),
    guestLinks: {
      linkOf: (order) => guestLinkOf({ appUrl: config.appUrl, secret: config.orderLinkSecret }, order),
      opens: (order, shown) => opensOrder([config.orderLinkSecret, config.orderLinkSecretBefore], order, shown),
    },
    step: announceStep,
  };
};

let created: Deps | undefined;

/** Made with the first use: a deployment loads this code only to list the functions, and has no configuration. */
export const deps = (): Deps => (created ??= createDeps());
