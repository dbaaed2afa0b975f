import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";

const persons = (count: number): string => (count === 1 ? "Eine Person bestellt" : `${count} Personen bestellen`);

/** Words of the page of a group. */
export const groupText = {
  title: "Gemeinsam bestellen",
  back: (shop: string): string => `Zurück zu ${shop}`,
  loading: "Der Gruppenkorb wird geladen …",
  broken: "Diesen Gruppenkorb gibt es nicht",
  brokenHint: "Der Link ist nicht vollständig oder gilt nicht mehr. Lass ihn dir noch einmal schicken.",
  outside: "Du bist bei diesem Gruppenkorb nicht dabei",
  outsideHint:
    "Öffne den Link, den du bekommen hast, noch einmal. Wer den Korb gestartet hat, kann dich auch herausgenommen haben.",
  toShop: "Zum Angebot",
  offline: "Du bist gerade offline. Was du wählst, bleibt hier und wird geschickt, sobald du wieder Netz hast.",
  invited: "Bestell mit!",
  invitedBy: (host: string, shop: string): string => `${host} lädt ein · ${shop}`,
  until: (clock: string): string => `Offen bis ${clock}, dann ist Schluss.`,
  label: "Was steht auf deinem Aufkleber?",
  labelHint:
    "Zum Beispiel dein Vorname oder dein Platz. Die Gruppe und der Betrieb sehen ihn. Ein Konto brauchst du nicht.",
  labelMissing: "Bitte gib an, was auf deinem Aufkleber steht.",
  join: "Mitbestellen",
  open: "Gruppenkorb offen",
  closed: "Gruppenkorb geschlossen",
  ended: "Gruppenkorb beendet",
  timeUp: "Die Zeit ist um",
  timeUpHost: "Es wird nichts mehr geändert. Geh zur Kasse, oder gib der Gruppe noch etwas Zeit.",
  timeUpGuest: (host: string): string => `Es wird nichts mehr geändert. ${host} bestellt jetzt für alle.`,
  closedHost: "Es kann niemand mehr etwas ändern. Bestellt ist erst, wenn du an der Kasse fertig bist.",
  closedGuest: (host: string): string => `${host} ist an der Kasse. Es kann niemand mehr etwas ändern.`,
  endedText: "Es wurde nichts bestellt und nichts bezahlt.",
  left: (minutes: number): string => (minutes === 1 ? "Noch eine Minute" : `Noch ${minutes} Minuten`),
  leftHours: (hours: number): string => `Noch ${hours} Stunden`,
  leftDays: (days: number): string => (days === 1 ? "Noch ein Tag" : `Noch ${days} Tage`),
  invite: "Einladen",
  linkName: "Link zum Gruppenkorb",
  qrName: "QR-Code mit dem Link zum Gruppenkorb",
  copy: "Link kopieren",
  copied: "Der Link ist kopiert.",
  share: "Link teilen",
  shareText: (shop: string): string => `Bestell mit bei ${shop}`,
  extend: "15 Minuten länger",
  people: (count: number): string => `${persons(count)} mit`,
  done: "fertig",
  doneCount: (count: number): string => (count === 1 ? "1 ist fertig" : `${count} sind fertig`),
  choosing: "wählt noch",
  you: "du",
  host: "lädt ein",
  joined: (clock: string): string => `seit ${clock} dabei`,
  remove: "Herausnehmen",
  removeName: (name: string): string => `${name} herausnehmen`,
  removeLine: (line: string, name: string): string => `${line} von ${name} entfernen`,
  removeAsk: (name: string): string => `${name} und alles, was ${name} gewählt hat, aus dem Korb nehmen?`,
  keep: "Behalten",
  lost: "Ein Artikel wird nicht mehr angeboten.",
  labels: (name: string): string => `Jede Portion bekommt einen Aufkleber mit ihrem Namen, zum Beispiel „${name}“.`,
  together: "Zusammen",
  estimate: "Ungefähr. Lieferung und Rabatte stehen an der Kasse.",
  total: "Artikel",
  toCheckout: "Korb schließen, zur Kasse",
  toCheckoutAgain: "Zur Kasse",
  checkoutHint:
    "Danach kann niemand mehr ändern. An der Kasse siehst du jeden Anteil: Du zahlst alles, oder online jeder selbst.",
  reopen: "Wieder öffnen",
  end: "Gruppenkorb beenden",
  endAsk: "Alle Angaben der Gruppe verschwinden, und es wird nichts bestellt. Wirklich beenden?",
  endYes: "Ja, beenden",
  endNo: "Weiter sammeln",
  leave: "Ich bestelle doch nicht mit",
  part: "Dein Teil",
  partEmpty: "Du hast noch nichts gewählt. Leg etwas in deinen Korb, und drück dort „In den Gruppenkorb“.",
  partSum: "Deine Artikel",
  hostPays: (host: string): string =>
    `${host} geht für alle zur Kasse und wählt dort, ob jeder selbst zahlt. Dann siehst du hier deinen Anteil.`,
  finish: "Ich bin fertig",
  finished: "Du bist fertig. Bis zum Ende kannst du noch ändern.",
  sending: "Wird geschickt …",
  waiting: "Noch nicht geschickt. Wir versuchen es von selbst wieder.",
  choose: "Etwas aussuchen",
  chooseMore: "Noch etwas aussuchen",
  ordered: "Bestellt",
  orderNumber: "Abholnummer",
  promised: (moment: string): string => `Geplant für ${moment}`,
} as const;

/** The state of the order, for those who only ate with it. */
export const progressText: Readonly<Record<OrderStatus, string>> = {
  awaitingApproval: "Die Bestellung wartet auf eine Freigabe.",
  pendingPayment: "Die Bestellung wartet auf die Zahlung.",
  placed: "Die Bestellung ist beim Betrieb angekommen.",
  accepted: "Der Betrieb hat die Bestellung angenommen.",
  preparing: "Eure Bestellung wird gerade gemacht.",
  ready: "Eure Bestellung ist fertig.",
  outForDelivery: "Eure Bestellung ist unterwegs.",
  shipped: "Eure Bestellung ist verschickt.",
  deposited: "Eure Bestellung liegt zum Abholen bereit.",
  completed: "Eure Bestellung wurde übergeben.",
  noShow: "Eure Bestellung wurde nicht abgeholt.",
  rejected: "Der Betrieb konnte die Bestellung nicht annehmen.",
  cancelled: "Die Bestellung wurde storniert.",
  expired: "Die Bestellung kam nicht zustande.",
};

/** 'Noch 24 Minuten', in the largest unit that says enough. */
export function timeLeft(millis: number): string {
  const minutes = Math.max(1, Math.ceil(millis / 60_000));
  if (minutes <= 120) return groupText.left(minutes);
  const hours = Math.floor(minutes / 60);
  return hours <= 48 ? groupText.leftHours(hours) : groupText.leftDays(Math.floor(hours / 24));
}
