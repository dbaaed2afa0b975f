import { count, flag, int, list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

/** How a shop works. Staff reads it; what shoppers need of it is in the published menu. */
export const settingsDocument = defineDocument(paths.settings, {
  ordering: object({
    autoAccept: oneOf(["never", "always", "whenOpen"]),
    acceptTimeoutMinutes: count(),
    timeoutAction: oneOf(["reject", "escalate"]),
    guestAllowed: flag(),
    accountRequiredFor: optional(list(oneOf(fulfilmentTypes))),
    phoneRequired: flag(),
    minOrderCents: count(),
    maxOrderCents: optional(count()),
    maxLines: count(),
    maxOpenOrdersPerGuest: optional(count()),
    customerCancelUntilMinutesBeforeSlot: count(),
    customerEditUntil: optional(oneOf(["accepted", "cutoff", "never"])),
    substitutionDefault: optional(oneOf(["ask", "replace", "remove", "cancelOrder"])),
  }),
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
  prep: object({
    baseMinutes: count(),
    secondsPerKitchenUnit: count(),
    rules: optional(list(object({ fromUnits: count(), minutes: count() }))),
  }),
  notifications: object({
    emails: list(text()),
    phoneAlarm: optional(text()),
    soundKey: text(),
    repeatUntilAccepted: flag(),
    escalateAfterMinutes: count(),
    quietHours: optional(object({ from: text(), to: text() })),
  }),
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
  texts: object({
    closedMessage: optional(text()),
    thankYou: text(),
    pickupHint: text(),
    emailFooter: optional(text()),
  }),
  analytics: optional(object({ conversionTag: optional(text()) })),
  embedding: optional(object({ allowedHosts: list(text()) })),
  deposit: optional(object({ returnsEnabled: flag(), maxReturnCentsPerEntry: count() })),
});
