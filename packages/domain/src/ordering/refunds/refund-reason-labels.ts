import type { CancelReason, RejectReason } from "../order/order-choices.ts";

/** A shop's choice of a reason, in words for the shopper. */
export const rejectLabels: Readonly<Record<RejectReason, string>> = {
  tooBusy: "Gerade ist zu viel los.",
  soldOut: "Etwas aus deiner Bestellung ist ausverkauft.",
  closingEarly: "Der Betrieb schließt heute früher.",
  outOfArea: "Die Adresse liegt außerhalb des Liefergebiets.",
  addressUnknown: "Die Adresse wurde nicht gefunden.",
  timeUnavailable: "Zu dieser Zeit geht es leider nicht.",
  suspicious: "Die Bestellung konnte nicht bestätigt werden.",
  other: "",
};

/** Why the shop cancelled, in words for the shopper. */
export const cancelLabels: Readonly<Record<CancelReason, string>> = {
  customerAsked: "Auf deinen Wunsch.",
  goodsMissing: "Etwas aus deiner Bestellung ist nicht mehr da.",
  goodsSpoilt: "Etwas aus deiner Bestellung war nicht in Ordnung.",
  notCollected: "Die Bestellung wurde nicht abgeholt.",
  orderedTwice: "Die Bestellung war doppelt.",
  breakdown: "Im Betrieb ist etwas dazwischengekommen.",
  addressUnknown: "Die Adresse wurde nicht gefunden.",
  other: "",
};

/** Given back because more was reserved than the goods weighed; no goods and no share of them go back with it. */
export const reserveReason = "reserve";

/** Reasons without an author. Most are told by the outcome of the order. */
const machineWords: Readonly<Record<string, string>> = {
  late: "",
  cancel: "",
  reject: "",
  expired: "",
  edited: "",
  provider: "",
  [reserveReason]: "Die Reserve für gewogene Ware wird nicht gebraucht.",
};

const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...machineWords, ...cancelLabels, ...rejectLabels }),
);

/** Why money goes back, in words for people; '' where there are none. */
export function refundReasonLabels(reason: string): string {
  return spoken.get(reason) ?? reason;
}
