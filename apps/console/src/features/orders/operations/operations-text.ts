import type { Operations } from "@lokalkorb/domain/shop/shop-settings";

export const operationsText = {
  legend: "Betrieb",
  open: "Offen",
  rush: "Stoßzeit",
  paused: "Pause",
  closed: "Geschlossen",
  subject: "Betrieb",
} as const;

/** Without a connection the present state of the shop is unknown. */
export const offlineSentence = [
  "Gerade ohne Verbindung.",
  "Hier steht der letzte Stand. Was neu ist, kommt von selbst.",
] as const;

/** The meaning of the state for shoppers, and its end. */
export const operationsSentence: Readonly<
  Record<Operations["state"], (facts: { readonly until: string; readonly extra: number }) => readonly [string, string]>
> = {
  open: () => ["Es kann bestellt werden.", "Vorlauf wie eingestellt"],
  rush: ({ until, extra }) => [`+${extra} Min. auf jede neue Bestellung.`, `Endet um ${until} von selbst.`],
  paused: ({ until }) => ["Gerade keine neuen Bestellungen.", `Endet um ${until} von selbst.`],
  closed: ({ until }) => ["Für heute geschlossen.", `Öffnet ${until} von selbst.`],
};
