import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { addComplaintPhoto } from "@lokalkorb/contracts/order-talk";
import { mostComplaintPhotos } from "@lokalkorb/domain/ordering/talk/complaint-photos";

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

export const photosText = {
  label: "Fotos (freiwillig)",
  hint: "Bis zu drei Fotos. Nur du und der Betrieb sehen sie, und wer den Link zu dieser Bestellung hat. Der Aufnahmeort wird entfernt.",
  add: "Foto hinzufügen",
  /** While something is chosen. */
  chosen: (place: number): string => `Foto ${place}, noch nicht gesendet`,
  remove: (place: number): string => `Foto ${place} entfernen`,
  notAPhoto: (name: string): string =>
    `„${name}“ ist kein Foto, das sich hier öffnen lässt. JPEG, PNG und WebP gehen immer.`,
  tooLarge: (name: string, most: number): string => `„${name}“ ist zu groß: höchstens ${megabytes(most)}.`,
  tooMany: `Mehr als ${mostComplaintPhotos} Fotos gehen nicht. Nimm die, auf denen man am meisten sieht.`,
  opening: "Das Foto wird verkleinert …",
  sending: (place: number, count: number, percent: number): string =>
    count === 1 ? `Foto wird gesendet: ${percent} %` : `Foto ${place} von ${count} wird gesendet: ${percent} %`,
  failed: "Deine Worte sind beim Betrieb, ein Foto noch nicht.",
  again: "Foto noch einmal senden",
  name: (place: number, count: number): string =>
    count === 1 ? "Foto zu deiner Meldung" : `Foto ${place} von ${count} zu deiner Meldung`,
  enlarge: (name: string): string => `${name} groß zeigen`,
  loading: "Das Foto wird geholt …",
  notLoaded: "Nicht geladen. Noch einmal",
} as const;

export const photoRefusals: Readonly<Record<RefusalsOf<typeof addComplaintPhoto>["type"], string>> = {
  "not-found": "Das Foto ist nicht angekommen, oder die Meldung ist schon abgeschlossen.",
  "not-allowed": "Hier kannst du nur zusehen. Öffne die Bestellung mit dem Link aus deiner E-Mail.",
  "request-reused": "Das Foto war schon unterwegs. Lade die Seite neu, dann siehst du es.",
  "too-late": "Zu dieser Bestellung kann nichts mehr gesendet werden. Ruf bitte im Betrieb an.",
  "talk-full": photosText.tooMany,
  "rate-limited": "Das waren viele Fotos in kurzer Zeit. Warte bitte eine Weile.",
  "sign-in-required": "Deine Sitzung ist abgelaufen. Lade die Seite neu.",
};
