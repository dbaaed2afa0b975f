import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { readSwitches } from "@/entities/shop/public-data.server";

const keptFor = 60_000;
let known = { starts: true, until: 0 };
let reading: Promise<void> | null = null;

/**
 * Whether the platform starts online payments, at most a minute old, so that no visit reads a document more. Without an
 * answer it is as it was, and on at first: an order is refused with a sentence in any case.
 */
export async function startsOnlinePayments(): Promise<boolean> {
  if (Date.now() < known.until) return known.starts;
  reading ??= ask().finally(() => (reading = null));
  await reading;
  return known.starts;
}

async function ask(): Promise<void> {
  let { starts } = known;
  try {
    starts = (await readSwitches())?.onlinePayment !== false;
  } catch (error) {
    consoleLogger.error("shop page: switches as they were known last", { error: String(error) });
  }
  known = { starts, until: Date.now() + keptFor };
}
