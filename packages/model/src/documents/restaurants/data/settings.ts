import { mostMembers } from "@lokalkorb/domain/shop/membership";
import * as f from "@lokalkorb/domain/kernel/fields/field";
import { rejectReasons } from "@lokalkorb/domain/ordering/order/order-choices";
import { substitutions } from "@lokalkorb/domain/kernel/substitution";
import { customerEditUntil } from "@lokalkorb/domain/shop/menu-shop-fields";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";

export const ordering = f.object({
  autoAccept: f.oneOf(["never", "always", "whenOpen"]),
  acceptTimeoutMinutes: f.minutes({ min: 1, max: 1440 }),
  timeoutAction: f.oneOf(["reject", "escalate"]),
  guestAllowed: f.flag(),
  accountRequiredFor: f.optional(f.list(f.oneOf(fulfilmentTypes))),
  phoneRequired: f.flag(),
  minOrderCents: f.cents(),
  maxOrderCents: f.optional(f.cents()),
  maxLines: f.count({ min: 1, max: 100 }),
  maxOpenOrdersPerGuest: f.optional(f.count({ min: 1, max: 100 })),
  customerCancelUntilMinutesBeforeSlot: f.minutes({ max: 20_160 }),
  customerEditUntil: f.optional(customerEditUntil),
  substitutionDefault: f.optional(f.oneOf(substitutions)),
  withoutStandingOrders: f.optional(f.flag()),
});

export const prep = f.object({
  baseMinutes: f.minutes({ max: 10_000 }),
  secondsPerKitchenUnit: f.count({ max: 10_000 }),
  rules: f.optional(f.list(f.object({ fromUnits: f.count(), minutes: f.minutes() }))),
});

export const notifications = f.object({
  emails: f.list(f.text()),
  phoneAlarm: f.optional(f.text()),
  soundKey: f.text(),
  repeatUntilAccepted: f.flag(),
  escalateAfterMinutes: f.minutes({ min: 1, max: 1440 }),
  /** No SMS then; mails and notifications come all the same. */
  quietHours: f.optional(f.object({ from: f.text(), to: f.text() })),
  /** After so many rejections in a row there is a mail; absent = none. */
  warnAfterRejections: f.optional(f.count({ min: 2, max: 10 })),
  /** While no device is awake, so many orders without an answer pause the shop; absent = never. */
  pauseAfterMissed: f.optional(f.count({ min: 1, max: 10 })),
});

export const texts = f.object({
  closedMessage: f.optional(f.text({ max: 1000 })),
  thankYou: f.text({ max: 1000 }),
  pickupHint: f.text({ max: 1000 }),
  emailFooter: f.optional(f.text({ max: 1000 })),
});

/** `changeBp`: how much more, or less, the goods without a price of their own cost; between a tenth and twice as much. */
export const priceList = f.object({
  id: f.id<"priceList">(),
  name: f.text({ max: 60 }),
  changeBp: f.int({ min: -9000, max: 10_000 }),
});

/** How a shop works. Staff reads it; what shoppers need of it is in the published menu. */
export const settingsDocument = defineDocument(paths.settings, {
  ordering,
  rejectReasons: f.optional(
    f.list(
      f.object({
        code: f.oneOf(rejectReasons),
        text: f.text(),
      }),
    ),
  ),
  delayPresets: f.optional(f.list(f.object({ minutes: f.minutes(), text: f.text() }))),
  /** Prices beside those of everybody; single ones stand with their article, as a price rule of the list. */
  priceLists: f.optional(f.list(priceList, { max: 20 })),
  /** Who may order from storefronts that are for members: addresses in small letters. */
  members: f.optional(f.list(f.text({ max: 254 }), { max: mostMembers })),
  prep,
  notifications,
  printing: f.optional(
    f.list(
      f.object({
        id: f.text(),
        name: f.text(),
        kind: f.oneOf(["browser", "epsonEpos", "starCloudPrnt", "r2o"]),
        target: f.text(),
        stations: f.list(f.text()),
        copies: f.count(),
        codepage: f.oneOf(["cp858"]),
        when: f.oneOf(["placed", "accepted", "release"]),
      }),
    ),
  ),
  lockers: f.optional(
    f.object({
      enabled: f.flag(),
      providerConfigRef: f.text(),
      holdHours: f.count(),
      remindBeforeHours: f.count(),
      maxDeciC: f.int(),
    }),
  ),
  legal: f.optional(
    f.object({
      termsVersion: f.text(),
      privacyVersion: f.text(),
      withdrawal: f.oneOf(["perishableExcluded", "applies", "mixed"]),
      ageCheck: f.oneOf(["onHandover", "idRequired"]),
    }),
  ),
  texts,
  analytics: f.optional(f.object({ conversionTag: f.optional(f.text()) })),
  embedding: f.optional(f.object({ allowedHosts: f.list(f.text()) })),
  deposit: f.optional(f.object({ returnsEnabled: f.flag(), maxReturnCentsPerEntry: f.count() })),
});
