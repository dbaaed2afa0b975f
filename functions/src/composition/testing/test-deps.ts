import { randomUUID } from "node:crypto";
import type { TestBackend } from "@lokalkorb/testing/start-test-backend";
import { createMenuStore } from "../../catalog/menu-store.ts";
import { createShardDirectory } from "../../catalog/stock/shard-directory.ts";
import { guestLinkOf, opensOrder } from "../../ordering/lookup/guest-token.ts";
import type { PaymentPort } from "../../ordering/payment-port.ts";
import { createOrderNumbers } from "../../ordering/write/order-numbers.ts";
import { createRateLimits } from "../../platform/rate-limits.ts";
import type { Deps } from "../deps.ts";

const secret = "test-order-link-secret";

/** What commands work with, in the test's own process: for what only a payment provider can start. */
export const testDeps = (test: TestBackend, payments: Partial<PaymentPort> = {}): Deps => {
  const { db, bucket } = test.admin;
  const now = (): number => test.backend.clock.now();
  const silent = (): void => undefined;
  return {
    db,
    now,
    newId: () => randomUUID(),
    log: { info: silent, warn: silent, error: silent },
    menus: createMenuStore(bucket),
    orderNumbers: createOrderNumbers(db, now),
    shards: createShardDirectory(db, now),
    revalidator: { renew: () => Promise.resolve(), settled: () => Promise.resolve() },
    payments: {
      startCheckout: () => Promise.resolve({ ok: false, refusal: { type: "payment-unavailable" } }),
      endCheckout: () => Promise.resolve("over"),
      ...payments,
    },
    rateLimits: createRateLimits(),
    guestLinks: {
      linkOf: (order) => guestLinkOf({ appUrl: "http://127.0.0.1:9", secret }, order),
      opens: (order, shown) => opensOrder([secret], order, shown),
    },
    step: () => Promise.resolve(),
  };
};
