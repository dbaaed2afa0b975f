import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";

const exampleStates: Readonly<Record<FulfilmentType, string>> = {
  pickup: "ist fertig.",
  dineIn: "ist fertig.",
  locker: "liegt im Fach.",
  delivery: "ist unterwegs zu dir.",
  shipping: "ist als Paket unterwegs.",
};

export const pushText = {
  title: "Sollen wir dir Bescheid sagen?",
  example: (dayCode: string, type: FulfilmentType): string =>
    `${dayCode === "" ? "Deine Bestellung" : `Deine ${dayCode}`} ${exampleStates[type]}`,
  exampleFrom: (shop: string): string => `${shop} · jetzt`,
  lead: "Nur zu dieser Bestellung und auf diesem Gerät, auch wenn die Seite zu ist. Die E-Mails kommen trotzdem.",
  yes: "Sag mir Bescheid",
  asking: "Wird eingeschaltet …",
  onTitle: "Wir sagen dir Bescheid.",
  onLead: "Auf dem Gerät, auf dem du es eingeschaltet hast, bis diese Bestellung zu Ende ist.",
  off: "Nicht mehr Bescheid sagen",
  turningOff: "Wird ausgeschaltet …",
  homeScreen:
    "Auf dem iPhone und iPad geht das vom Home-Bildschirm aus: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Sonst kommt alles per E-Mail.",
  denied:
    "Mitteilungen sind für diese Seite gesperrt. In den Einstellungen des Browsers kannst du sie erlauben. Sonst kommt alles per E-Mail.",
  dismissed: "Du hast noch nichts erlaubt. Tippe noch einmal und dann auf „Zulassen“. Sonst kommt alles per E-Mail.",
  noService: "Dieser Browser erreicht seinen Mitteilungsdienst nicht. Wir schreiben dir weiter per E-Mail.",
  unknownService:
    "An den Mitteilungsdienst dieses Browsers können wir nichts senden. Wir schreiben dir weiter per E-Mail.",
  notSaved: "Das hat gerade nicht geklappt. Prüf die Verbindung und versuch es noch einmal.",
} as const;
