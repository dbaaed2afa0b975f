import { setGlobalOptions } from "firebase-functions";
import { defineInt } from "firebase-functions/params";
import type { MemoryOption, SupportedRegion } from "firebase-functions/options";
import { regions, type RegionKey } from "@lokalkorb/contracts/regions";

/**
 * How large each function may become and how many of it there are. Google refuses a deployment whose `maxInstances` times
 * processors goes beyond the project's quota of a region; docs/deploy.md says which quota these figures need.
 */
export interface Resources {
  readonly memory: MemoryOption;
  readonly maxInstances: number | ReturnType<typeof defineInt>;
  /** Kept running without requests; 0 = the first request of a quiet hour waits for a start. */
  readonly minInstances?: ReturnType<typeof defineInt>;
  readonly concurrency?: number;
  readonly timeoutSeconds?: number;
}

const warm = defineInt("WARM_INSTANCES", {
  default: 1,
  description: "Instances kept running of what a shopper or a shop waits for. 0 costs nothing and makes them wait.",
});

const busy = defineInt("BUSY_MAX_INSTANCES", {
  default: 20,
  description: "Most instances of what a rush asks for. Not more than the processors of the region's quota.",
});

/** The default of a function. Its libraries alone take 150 MB. */
export const ordinary = { memory: "512MiB", maxInstances: 10 } as const satisfies Resources;

/** Where a rush arrives. */
const rush = { memory: "1GiB", maxInstances: busy, concurrency: 80 } as const satisfies Resources;

const exceptions: Readonly<Record<string, Resources>> = {
  placeOrder: { ...rush, minInstances: warm },
  changeOrderStatus: { ...rush, memory: "512MiB", minInstances: warm },
  onOutboxCreated: { ...rush, minInstances: warm },
  runHeldEffects: { ...rush },
  stripeConnectWebhook: { ...rush, memory: "512MiB", minInstances: warm },
  stripeWebhook: { ...rush, memory: "512MiB" },
  stripeAccountWebhook: { ...rush, memory: "512MiB" },
  checkCode: { ...rush, memory: "512MiB" },
  confirmPayment: rush,
  // A whole catalogue is in memory at once.
  previewPublication: { memory: "1GiB", maxInstances: 10, concurrency: 8, timeoutSeconds: 120 },
  publishedVersions: { memory: "1GiB", maxInstances: 10, concurrency: 4, timeoutSeconds: 120 },
  restoreVersion: { memory: "1GiB", maxInstances: 10, concurrency: 8, timeoutSeconds: 300 },
  publishStorefront: { memory: "1GiB", maxInstances: 10, concurrency: 8, timeoutSeconds: 300 },
  // Ten at once share what a process has in memory; the longest takes eight minutes, and an instance waits for none of them.
  runJob: { memory: "1GiB", maxInstances: 10, concurrency: 10, timeoutSeconds: 540 },
  // Unpacks photos of 60 million pixels: 180 MB each.
  addPicture: { memory: "1GiB", maxInstances: 10, concurrency: 2, timeoutSeconds: 60 },
  addComplaintPhoto: { memory: "1GiB", maxInstances: 5, concurrency: 2, timeoutSeconds: 60 },
  // The tree of a file of five million bytes.
  readBankFile: { memory: "1GiB", maxInstances: 5, concurrency: 2 },
  // Draws 1,200 by 630 pixels, once for each content.
  sharePicture: { memory: "1GiB", maxInstances: 5, concurrency: 4 },
  // Each answers with four million bytes.
  readTakeout: { memory: "1GiB", maxInstances: 5, concurrency: 8 },
  runJobs: { memory: "512MiB", maxInstances: 1 },
  // One provider, which counts connections.
  sendDueMail: { memory: "512MiB", maxInstances: 1 },
  mailWebhook: { memory: "512MiB", maxInstances: 5 },
  menuFeed: { memory: "512MiB", maxInstances: 5, concurrency: 80 },
};

export const resourcesOf = (name: string): Resources => exceptions[name] ?? ordinary;

/** The one region in which a function is deployed. */
export const regionOf = (region: RegionKey): SupportedRegion => regions[region];

setGlobalOptions({ ...ordinary });
