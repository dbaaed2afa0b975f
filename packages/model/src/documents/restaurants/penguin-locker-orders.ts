import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../paths.ts";

const size = f.oneOf(["S", "M", "L"]);

export const lockerOrderStates = [
  "requested",
  "reserved",
  "loadable",
  "loaded",
  "collected",
  "expiring",
  "overdue",
  "recalled",
  "returned",
  "relocating",
  "released",
  "failed",
] as const;

/** Goods in a cooled compartment. Codes are hashes; each is shown once to the side that may use it. */
export const penguinLockerOrderDocument = defineDocument(paths.penguinLockerOrder, {
  orderId: f.id<"order">(),
  orderNo: f.text(),
  siteId: f.text(),
  siteName: f.text(),
  address,
  compartment: f.optional(f.object({ no: f.int(), size, tempZone: f.oneOf(["ambient", "chilled", "frozen"]) })),
  sizeWanted: size,
  state: f.oneOf(lockerOrderStates),
  reservedUntil: f.optional(f.instant()),
  loadCode: f.optional(f.text()),
  loadCodeExpiresAt: f.optional(f.instant()),
  pickCode: f.optional(f.text()),
  pickCodeExpiresAt: f.optional(f.instant()),
  pickUrlToken: f.optional(f.text()),
  customerChannel: f.list(f.oneOf(["email", "sms"])),
  loadedAt: f.optional(f.instant()),
  loadedBy: f.optional(f.text()),
  openedAt: f.optional(f.instant()),
  collectedAt: f.optional(f.instant()),
  expiresAt: f.instant(),
  reminders: f.list(f.object({ at: f.instant(), channel: f.oneOf(["email", "sms"]) })),
  temp: f.optional(
    f.object({
      minDeciC: f.int(),
      maxDeciC: f.int(),
      lastDeciC: f.int(),
      lastAt: f.instant(),
      breaches: f.list(f.object({ from: f.instant(), to: f.optional(f.instant()), maxDeciC: f.int() })),
    }),
  ),
  relocations: f.list(f.object({ from: f.int(), to: f.int(), at: f.instant(), reason: f.text() })),
  providerRef: f.optional(f.text()),
  attempts: f.count(),
  lastError: f.optional(f.text()),
});
