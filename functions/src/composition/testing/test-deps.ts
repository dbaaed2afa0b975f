import { randomUUID } from "node:crypto";
import type { TestBackend } from "@lokalkorb/testing/start-test-backend";
import { createPrivateFiles } from "../../billing/private-files.ts";
import { createComplaintFiles } from "../../complaints/complaint-files.ts";
import { createMenuStore } from "../../catalog/menu-store.ts";
import { createShardDirectory } from "../../catalog/stock/shard-directory.ts";
import { giftSalePortOf } from "../../gift-sales/gift-sale-port-of.ts";
import { orderPortOf } from "../../ordering/lifecycle/order-port-of.ts";
import { groupTokenOf, opensGroup } from "../../ordering/groups/group-token.ts";
import { confirmingLinkOf, confirmsBrowser } from "../../ordering/lookup/confirming-token.ts";
import { guestLinkOf, opensOrder } from "../../ordering/lookup/guest-token.ts";
import type { PaymentPort } from "../../ordering/payment-port.ts";
import { createOrderNumbers } from "../../ordering/write/order-numbers.ts";
import { createPictureFiles } from "../../pictures/picture-files.ts";
import { createShareFiles } from "../../share-pictures/share-files.ts";
import { createPlatformSwitches } from "../../platform/platform-switches.ts";
import { createRateLimits } from "../../platform/rate-limits.ts";
import { createTakeoutFiles } from "../../takeouts/takeout-files.ts";
import { tipPortOf } from "../../tips/tip-port-of.ts";
import type { AllDeps } from "../all-deps.ts";
import { mailPortsOf } from "../services.ts";

const secret = "test-order-link-secret";

/** The dependencies of commands in the test's own process: for things that only a payment provider can start. */
export function testDeps(test: TestBackend, payments: Partial<PaymentPort> = {}): AllDeps {
  const { db, bucket } = test.admin;
  const now = (): number => test.backend.clock.now();
  const silent = (): void => undefined;
  const invoices = createPrivateFiles(bucket);
  const deps: AllDeps = {
    db,
    now,
    newId: () => randomUUID(),
    log: { info: silent, warn: silent, error: silent },
    appUrl: "http://127.0.0.1:9",
    menus: createMenuStore(bucket),
    invoiceFiles: invoices,
    geocoder: null,
    vatRegister: () => Promise.resolve({ state: "unavailable" }),
    pictureFiles: createPictureFiles(bucket),
    shareFiles: createShareFiles(bucket),
    complaintFiles: createComplaintFiles(bucket),
    takeoutFiles: createTakeoutFiles(bucket),
    switches: createPlatformSwitches(db, now),
    orderNumbers: createOrderNumbers(db, now),
    shards: createShardDirectory(db, now),
    revalidator: { renew: () => Promise.resolve(), settled: () => Promise.resolve() },
    payments: {
      startCheckout: () => Promise.resolve({ ok: false, refusal: { type: "payment-unavailable" } }),
      startShare: () => Promise.resolve({ ok: false, refusal: { type: "payment-unavailable" } }),
      startDifference: () => Promise.resolve({ ok: false, refusal: { type: "payment-unavailable" } }),
      endDifference: () => Promise.resolve("over"),
      endCheckout: () => Promise.resolve("over"),
      hasSavedCard: () => Promise.resolve(true),
      ...payments,
    },
    orders: orderPortOf(() => deps),
    giftSales: giftSalePortOf(() => deps),
    laterTips: tipPortOf(() => deps),
    // Nothing is configured in here.
    paymentProvider: () => Promise.resolve(null),
    search: () => Promise.resolve(null),
    push: null,
    sms: null,
    mail: mailPortsOf({}, invoices),
    rateLimits: createRateLimits(),
    accountRecords: {
      guestOf: () => Promise.resolve(null),
      signInsOf: () => Promise.resolve(null),
      provedAddress: () => Promise.resolve(null),
      endSessions: () => Promise.resolve(),
      erase: () => Promise.resolve(),
    },
    passkeyAccounts: {
      find: () => Promise.resolve(null),
      tokenOf: () => Promise.reject(new Error("Nobody signs in here")),
    },
    lastSignIns: () => Promise.resolve(new Map()),
    signInLinks: { create: () => Promise.reject(new Error("Nobody signs in here")) },
    guestLinks: {
      linkOf: (order) => guestLinkOf({ appUrl: "http://127.0.0.1:9", secret }, order),
      opens: (order, shown) => opensOrder([secret], order, shown),
      confirmingLinkOf: (order, at) => confirmingLinkOf({ appUrl: "http://127.0.0.1:9", secret: secret }, order, at),
      confirms: (order, shown, at) => confirmsBrowser(secret, order, shown, at),
    },
    groupLinks: {
      tokenOf: (group) => groupTokenOf(secret, group),
      opens: (group, shown) => opensGroup([secret], group, shown),
    },
    failpoint: () => Promise.resolve(),
  };
  return deps;
}
