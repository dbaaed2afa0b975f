import { internationalPhone } from "@lokalkorb/domain/kernel/country/phone-number";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import {
  notifications as notificationsField,
  ordering as orderingField,
  prep as prepField,
  texts as textsField,
  type settingsDocument,
} from "@lokalkorb/model/documents/restaurants/data/settings";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { readCents } from "@/shared/forms/state/read-amount";
import { fieldChecks } from "@/shared/forms/state/read-fields";

export type SettingsFields = FieldsOf<typeof settingsDocument>;

const ordering = documentForm(
  orderingField.fields,
  [
    "autoAccept", "acceptTimeoutMinutes", "timeoutAction", "phoneRequired", "minOrderCents", "maxOrderCents", "maxLines",
    "maxOpenOrdersPerGuest", "customerCancelUntilMinutesBeforeSlot", "customerEditUntil", "substitutionDefault", "withoutStandingOrders",
  ], // prettier-ignore
  { rules: ({ minOrder }) => ({ maxOrder: { min: readCents(minOrder) ?? 0 } }) },
);
const prep = documentForm(prepField.fields, ["baseMinutes", "secondsPerKitchenUnit"]);
const notifications = documentForm(notificationsField.fields, [
  "escalateAfterMinutes",
  "phoneAlarm",
  "warnAfterRejections",
  "pauseAfterMissed",
]);
const texts = documentForm(textsField.fields, ["closedMessage", "thankYou", "pickupHint", "emailFooter"], {
  rules: () => ({ thankYou: { optional: true }, pickupHint: { optional: true } }),
});

/** How a shop works. */
export interface RulesValues
  extends
    FormValues<typeof ordering>,
    FormValues<typeof prep>,
    FormValues<typeof notifications>,
    FormValues<typeof texts> {
  readonly emails: string;
  /** The hours without an SMS; both or none. */
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** The settings of a new shop. */
export const newSettings: SettingsFields = {
  ordering: {
    autoAccept: "never",
    acceptTimeoutMinutes: 15,
    timeoutAction: "escalate",
    guestAllowed: true,
    phoneRequired: false,
    minOrderCents: 0,
    maxLines: 50,
    customerCancelUntilMinutesBeforeSlot: 120,
    customerEditUntil: "accepted",
    substitutionDefault: "ask",
  },
  prep: { baseMinutes: 10, secondsPerKitchenUnit: 60 },
  notifications: {
    emails: [],
    soundKey: "glocke",
    repeatUntilAccepted: true,
    escalateAfterMinutes: 5,
    warnAfterRejections: 3,
  },
  texts: { thankYou: "", pickupHint: "" },
};

export const rulesValues = (settings: SettingsFields): RulesValues => ({
  // A shop that has not decided takes changes until it accepts, and asks before it puts something else in.
  ...ordering.values({ customerEditUntil: "accepted", substitutionDefault: "ask", ...settings.ordering }),
  ...prep.values(settings.prep),
  ...notifications.values(settings.notifications),
  ...texts.values(settings.texts),
  emails: settings.notifications.emails.join("\n"),
  quietFrom: settings.notifications.quietHours?.from ?? "",
  quietTo: settings.notifications.quietHours?.to ?? "",
});

const linesOf = (typed: string): string[] => typed.split(/[\n,;]+/).map((line) => line.trim()).filter(Boolean); // prettier-ignore

/** Only the four maps that this form shows; within them, what it does not show stays. */
export const storedRules = (
  values: RulesValues,
  before: SettingsFields,
): Pick<SettingsFields, "ordering" | "prep" | "notifications" | "texts"> => ({
  ordering: ordering.stored(values, before.ordering),
  prep: prep.stored(values, before.prep),
  notifications: notifications.stored(values, before.notifications, {
    emails: linesOf(values.emails),
    quietHours: values.quietFrom === "" ? undefined : { from: values.quietFrom, to: values.quietTo },
  }),
  texts: texts.stored(values, before.texts),
});

export function rulesErrors(values: RulesValues): FieldErrors {
  const checks = fieldChecks();
  const { errors, note } = checks;
  for (const { check } of [ordering, prep, notifications, texts]) check(values, checks);
  const emails = linesOf(values.emails);
  const wrong = emails.find((email) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email));
  if (wrong !== undefined) note("emails", { sentence: `„${wrong}“ ist keine E-Mail-Adresse.` });
  if (emails.length > 10) note("emails", { sentence: "Höchstens zehn Adressen." });
  const { phoneAlarm, quietFrom, quietTo } = values;
  // How a number begins at home differs between the countries; whether it is one does not.
  if (phoneAlarm.trim() !== "" && internationalPhone(phoneAlarm, "AT") === null)
    note("phoneAlarm", { sentence: "Das ist keine Telefonnummer, zum Beispiel 0171 1234567." });
  if (quietFrom !== "" || quietTo !== "") {
    checks.time("quietFrom", quietFrom);
    checks.time("quietTo", quietTo);
  }
  return errors;
}
