import { count, instant, int, list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "../../paths.ts";

const size = oneOf(["S", "M", "L"]);

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
  orderId: text(),
  orderNo: text(),
  siteId: text(),
  siteName: text(),
  address,
  compartment: optional(object({ no: int(), size, tempZone: oneOf(["ambient", "chilled", "frozen"]) })),
  sizeWanted: size,
  state: oneOf(lockerOrderStates),
  reservedUntil: optional(instant()),
  loadCode: optional(text()),
  loadCodeExpiresAt: optional(instant()),
  pickCode: optional(text()),
  pickCodeExpiresAt: optional(instant()),
  pickUrlToken: optional(text()),
  customerChannel: list(oneOf(["email", "sms"])),
  loadedAt: optional(instant()),
  loadedBy: optional(text()),
  openedAt: optional(instant()),
  collectedAt: optional(instant()),
  expiresAt: instant(),
  reminders: list(object({ at: instant(), channel: oneOf(["email", "sms"]) })),
  temp: optional(
    object({
      minDeciC: int(),
      maxDeciC: int(),
      lastDeciC: int(),
      lastAt: instant(),
      breaches: list(object({ from: instant(), to: optional(instant()), maxDeciC: int() })),
    }),
  ),
  relocations: list(object({ from: int(), to: int(), at: instant(), reason: text() })),
  providerRef: optional(text()),
  attempts: count(),
  lastError: optional(text()),
});
