import { randomBytes } from "node:crypto";
import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { logger } from "firebase-functions";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { accountRecordsOf } from "../user-accounts/account-records.ts";
import { viesRegisterOf } from "../businesses/vies-register.ts";
import { createPrivateFiles } from "../billing/private-files.ts";
import { createComplaintFiles } from "../complaints/complaint-files.ts";
import { createMenuStore } from "../catalog/menu-store.ts";
import { createRevalidator } from "../catalog/renewal/revalidate.ts";
import { createShardDirectory } from "../catalog/stock/shard-directory.ts";
import { giftSalePortOf } from "../gift-sales/gift-sale-port-of.ts";
import { orderPortOf } from "../ordering/lifecycle/order-port-of.ts";
import { groupTokenOf, opensGroup } from "../ordering/groups/group-token.ts";
import { confirmingLinkOf, confirmsBrowser } from "../ordering/lookup/confirming-token.ts";
import { guestLinkOf, opensOrder } from "../ordering/lookup/guest-token.ts";
import { createOrderNumbers } from "../ordering/write/order-numbers.ts";
import { mapboxGeocoderOf } from "../places/mapbox-geocoder.ts";
import { createPictureFiles } from "../pictures/picture-files.ts";
import { createShareFiles } from "../share-pictures/share-files.ts";
import { paymentPortOf } from "../payments/checkout/payment-port-of.ts";
import type { Logger } from "../platform/deps.ts";
import { createPlatformSwitches } from "../platform/platform-switches.ts";
import { createRateLimits } from "../platform/rate-limits.ts";
import { webPushOf } from "../push/push-port.ts";
import { passkeyAccountsOf } from "../sign-in/passkeys/passkey-deps.ts";
import { twilioSmsOf } from "../sms/twilio-sms.ts";
import { signInRecords } from "../team/sign-in-records.ts";
import { createTakeoutFiles } from "../takeouts/takeout-files.ts";
import { tipPortOf } from "../tips/tip-port-of.ts";
import type { AllDeps } from "./all-deps.ts";
import { failpoint } from "./failpoint.ts";
import { readConfig } from "./config.ts";
import { environment } from "./environment.ts";
import { mailPortsOf, paymentProviderOf, searchOf } from "./services.ts";

function createDeps(): AllDeps {
  const env = environment();
  const read = readConfig(env);
  if (!read.ok) throw new Error(`Configuration is incomplete. Missing: ${read.missing.join(", ")}`);
  const { config } = read;
  const app = getApps()[0] ?? initializeApp();
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  const bucket = getStorage(app).bucket();
  const log: Logger = logger;
  const now = (): Instant => Date.now();
  const invoices = createPrivateFiles(bucket);
  return {
    db,
    now,
    newId: () => randomBytes(15).toString("base64url"),
    log,
    appUrl: config.appUrl,
    menus: createMenuStore(bucket),
    invoiceFiles: invoices,
    geocoder: mapboxGeocoderOf(env),
    vatRegister: viesRegisterOf(env),
    pictureFiles: createPictureFiles(bucket),
    shareFiles: createShareFiles(bucket),
    complaintFiles: createComplaintFiles(bucket),
    takeoutFiles: createTakeoutFiles(bucket),
    switches: createPlatformSwitches(db, now),
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
    payments: paymentPortOf(deps),
    orders: orderPortOf(deps),
    giftSales: giftSalePortOf(deps),
    laterTips: tipPortOf(deps),
    paymentProvider: paymentProviderOf(env),
    search: searchOf(env),
    push: webPushOf(env, now),
    sms: twilioSmsOf(env),
    mail: mailPortsOf(env, invoices),
    rateLimits: createRateLimits(),
    signInLinks: {
      create: (email, url) => getAuth(app).generateSignInWithEmailLink(email, { url, handleCodeInApp: true }),
    },
    accountRecords: accountRecordsOf(() => getAuth(app)),
    passkeyAccounts: passkeyAccountsOf(() => getAuth(app)),
    lastSignIns: signInRecords(() => getAuth(app)),
    guestLinks: {
      linkOf: (order) => guestLinkOf({ appUrl: config.appUrl, secret: config.orderLinkSecret }, order),
      opens: (order, shown) => opensOrder([config.orderLinkSecret, config.orderLinkSecretBefore], order, shown),
      confirmingLinkOf: (order, at) =>
        confirmingLinkOf({ appUrl: config.appUrl, secret: config.orderLinkSecret }, order, at),
      confirms: (order, shown, at) => confirmsBrowser(config.orderLinkSecret, order, shown, at),
    },
    groupLinks: {
      tokenOf: (group) => groupTokenOf(config.orderLinkSecret, group),
      opens: (group, shown) => opensGroup([config.orderLinkSecret, config.orderLinkSecretBefore], group, shown),
    },
    failpoint,
  };
}

let created: AllDeps | undefined;

/** Made with the first use: a deployment loads this code only to list the functions, and has no configuration. */
export const deps = (): AllDeps => (created ??= createDeps());
