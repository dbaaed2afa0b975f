import type { RejectReason } from "../order/order-choices.ts";

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

const spoken: ReadonlyMap<string, string> = new Map(Object.entries({ ...machineWords, ...rejectLabels }));

/** Why money goes back, in words for people; '' where there are none. */
export function refundReasonLabels(reason: string): string {
  return spoken.get(reason) ?? reason;
}
