import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { centsField, countField, readCents, readCount } from "@/shared/forms/state/read-amount";
import { fieldChecks, ifTyped } from "@/shared/forms/state/read-fields";

export type SettingsFields = FieldsOf<typeof settingsDocument>;

/** How a shop works, as it is typed. */
export interface RulesDraft {
  readonly autoAccept: SettingsFields["ordering"]["autoAccept"];
  readonly acceptTimeoutMinutes: string;
  readonly timeoutAction: SettingsFields["ordering"]["timeoutAction"];
  readonly escalateAfterMinutes: string;
  readonly phoneRequired: boolean;
  readonly minOrder: string;
  readonly maxOrder: string;
  readonly maxLines: string;
  readonly maxOpenOrdersPerGuest: string;
  readonly cancelMinutes: string;
  readonly baseMinutes: string;
  readonly secondsPerKitchenUnit: string;
  readonly emails: string;
  readonly closedMessage: string;
  readonly thankYou: string;
  readonly pickupHint: string;
  readonly emailFooter: string;
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
  },
  prep: { baseMinutes: 10, secondsPerKitchenUnit: 60 },
  notifications: { emails: [], soundKey: "glocke", repeatUntilAccepted: true, escalateAfterMinutes: 5 },
  texts: { thankYou: "", pickupHint: "" },
};

export const rulesDraft = ({ ordering, prep, notifications, texts }: SettingsFields): RulesDraft => ({
  autoAccept: ordering.autoAccept,
  acceptTimeoutMinutes: countField(ordering.acceptTimeoutMinutes),
  timeoutAction: ordering.timeoutAction,
  escalateAfterMinutes: countField(notifications.escalateAfterMinutes),
  phoneRequired: ordering.phoneRequired,
  minOrder: centsField(ordering.minOrderCents),
  maxOrder: centsField(ordering.maxOrderCents),
  maxLines: countField(ordering.maxLines),
  maxOpenOrdersPerGuest: countField(ordering.maxOpenOrdersPerGuest),
  cancelMinutes: countField(ordering.customerCancelUntilMinutesBeforeSlot),
  baseMinutes: countField(prep.baseMinutes),
  secondsPerKitchenUnit: countField(prep.secondsPerKitchenUnit),
  emails: notifications.emails.join("\n"),
  closedMessage: texts.closedMessage ?? "",
  thankYou: texts.thankYou,
  pickupHint: texts.pickupHint,
  emailFooter: texts.emailFooter ?? "",
});

const linesOf = (typed: string): string[] => typed.split(/[\n,;]+/).map((line) => line.trim()).filter(Boolean); // prettier-ignore

/** Only the four maps that this form shows; within them, what it does not show stays. */
export function storedRules(
  draft: RulesDraft,
  before: SettingsFields,
): Pick<SettingsFields, "ordering" | "prep" | "notifications" | "texts"> {
  const { maxOrderCents: _most, maxOpenOrdersPerGuest: _open, ...kept } = before.ordering;
  const { closedMessage: _closed, emailFooter: _footer, ...texts } = before.texts;
  const trimmed = (typed: string): string => typed.trim();
  return {
    ordering: {
      ...kept,
      autoAccept: draft.autoAccept,
      acceptTimeoutMinutes: readCount(draft.acceptTimeoutMinutes) ?? 15,
      timeoutAction: draft.timeoutAction,
      phoneRequired: draft.phoneRequired,
      minOrderCents: readCents(draft.minOrder) ?? 0,
      ...ifTyped("maxOrderCents", draft.maxOrder, readCents),
      maxLines: readCount(draft.maxLines) ?? 50,
      ...ifTyped("maxOpenOrdersPerGuest", draft.maxOpenOrdersPerGuest, readCount),
      customerCancelUntilMinutesBeforeSlot: readCount(draft.cancelMinutes) ?? 0,
    },
    prep: {
      ...before.prep,
      baseMinutes: readCount(draft.baseMinutes) ?? 0,
      secondsPerKitchenUnit: readCount(draft.secondsPerKitchenUnit) ?? 0,
    },
    notifications: {
      ...before.notifications,
      emails: linesOf(draft.emails),
      escalateAfterMinutes: readCount(draft.escalateAfterMinutes) ?? 5,
    },
    texts: {
      ...texts,
      thankYou: draft.thankYou.trim(),
      pickupHint: draft.pickupHint.trim(),
      ...ifTyped("closedMessage", draft.closedMessage, trimmed),
      ...ifTyped("emailFooter", draft.emailFooter, trimmed),
    },
  };
}

export function rulesErrors(draft: RulesDraft): FieldErrors {
  const { errors, note, cents, count } = fieldChecks();
  count("acceptTimeoutMinutes", draft.acceptTimeoutMinutes, { min: 1, max: 1440 });
  count("escalateAfterMinutes", draft.escalateAfterMinutes, { min: 1, max: 1440 });
  cents("minOrder", draft.minOrder);
  cents("maxOrder", draft.maxOrder, { optional: true, min: readCents(draft.minOrder) ?? 0 });
  count("maxLines", draft.maxLines, { min: 1, max: 100 });
  count("maxOpenOrdersPerGuest", draft.maxOpenOrdersPerGuest, { optional: true, min: 1, max: 100 });
  count("cancelMinutes", draft.cancelMinutes, { max: 20_160 });
  count("baseMinutes", draft.baseMinutes, { max: 10_000 });
  count("secondsPerKitchenUnit", draft.secondsPerKitchenUnit, { max: 10_000 });
  const emails = linesOf(draft.emails);
  const wrong = emails.find((email) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email));
  if (wrong !== undefined) note("emails", { sentence: `„${wrong}“ ist keine E-Mail-Adresse.` });
  if (emails.length > 10) note("emails", { sentence: "Höchstens zehn Adressen." });
  for (const name of ["closedMessage", "thankYou", "pickupHint", "emailFooter"] as const)
    if (draft[name].length > 1000) note(name, "too-long");
  return errors;
}
