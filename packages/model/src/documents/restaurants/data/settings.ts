import { cents, count, flag, int, list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

export const ordering = object({
  autoAccept: oneOf(["never", "always", "whenOpen"]),
  acceptTimeoutMinutes: count({ min: 1, max: 1440 }),
  timeoutAction: oneOf(["reject", "escalate"]),
  guestAllowed: flag(),
  accountRequiredFor: optional(list(oneOf(fulfilmentTypes))),
  phoneRequired: flag(),
  minOrderCents: cents(),
  maxOrderCents: optional(cents()),
  maxLines: count({ min: 1, max: 100 }),
  maxOpenOrdersPerGuest: optional(count({ min: 1, max: 100 })),
  customerCancelUntilMinutesBeforeSlot: count({ max: 20_160 }),
  customerEditUntil: optional(oneOf(["accepted", "cutoff", "never"])),
  substitutionDefault: optional(oneOf(["ask", "replace", "remove", "cancelOrder"])),
});

export const prep = object({
  baseMinutes: count({ max: 10_000 }),
  secondsPerKitchenUnit: count({ max: 10_000 }),
  rules: optional(list(object({ fromUnits: count(), minutes: count() }))),
});

export const notifications = object({
  emails: list(text()),
  phoneAlarm: optional(text()),
  soundKey: text(),
  repeatUntilAccepted: flag(),
  escalateAfterMinutes: count({ min: 1, max: 1440 }),
  quietHours: optional(object({ from: text(), to: text() })),
});

export const texts = object({
  closedMessage: optional(text({ max: 1000 })),
  thankYou: text({ max: 1000 }),
  pickupHint: text({ max: 1000 }),
  emailFooter: optional(text({ max: 1000 })),
});

/** How a shop works. Staff reads it; what shoppers need of it is in the published menu. */
export const settingsDocument = defineDocument(paths.settings, {
  ordering,
  rejectReasons: optional(
    list(
      object({
        code: oneOf([
          "tooBusy",
          "soldOut",
          "closingEarly",
          "outOfArea",
          "addressUnknown",
          "timeUnavailable",
          "suspicious",
          "other",
        ]),
        text: text(),
      }),
    ),
  ),
  delayPresets: optional(list(object({ minutes: count(), text: text() }))),
  prep,
  notifications,
  printing: optional(
    list(
      object({
        id: text(),
        name: text(),
        kind: oneOf(["browser", "epsonEpos", "starCloudPrnt", "r2o"]),
        target: text(),
        stations: list(text()),
        copies: count(),
        codepage: oneOf(["cp858"]),
        when: oneOf(["placed", "accepted", "release"]),
      }),
    ),
  ),
  lockers: optional(
    object({
      enabled: flag(),
      providerConfigRef: text(),
      holdHours: count(),
      remindBeforeHours: count(),
      maxDeciC: int(),
    }),
  ),
  legal: optional(
    object({
      termsVersion: text(),
      privacyVersion: text(),
      withdrawal: oneOf(["perishableExcluded", "applies", "mixed"]),
      ageCheck: oneOf(["onHandover", "idRequired"]),
    }),
  ),
  texts,
  analytics: optional(object({ conversionTag: optional(text()) })),
  embedding: optional(object({ allowedHosts: list(text()) })),
  deposit: optional(object({ returnsEnabled: flag(), maxReturnCentsPerEntry: count() })),
});
