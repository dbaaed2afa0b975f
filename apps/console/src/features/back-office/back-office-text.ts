import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { openSupportLook, setFeeRate, setShopHold } from "@lokalkorb/contracts/back-office";
import { listingGaps, type ListingGap } from "@lokalkorb/domain/shop/listing-gaps";

/** Texts of a question for a reason. */
export interface ReasonWords {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly hint: string;
  readonly yes: string;
  readonly max: number;
}

export const backOfficeText = {
  pages: "Seiten der Plattform",
  lead: "Alle Läden der Plattform, auch die verborgenen.",
  loading: "Die Betriebe werden geladen",
  failed: "Die Betriebe sind gerade nicht da",
  strange: "Diese Seite ist für die Leute der Plattform.",
  strangeNext: "Melde dich mit einem Konto an, das dafür freigeschaltet ist.",
  back: "Zur Startseite",
  search: "Name, Ort oder E-Mail",
  none: (words: string): string => `Kein Betrieb zu „${words}“.`,
  more: "Weitere laden",
  listings: { public: "für alle sichtbar", unlisted: "nur mit Link", hidden: "verborgen" },
  held: "angehalten",
  missing: (gaps: string): string => `Fehlt noch: ${gaps}`,
  toShop: (name: string): string => `${name} ansehen`,
  look: "Als Support ansehen",
  lookTitle: (name: string): string => `${name} als Support ansehen`,
  lookLead:
    "Du siehst den Betrieb eine Stunde lang, ohne etwas zu ändern. Der Grund steht im Protokoll des Betriebs; wem er gehört, liest ihn dort.",
  lookReason: "Grund",
  lookReasonHint: "Wer hat worum gebeten, oder was ist zu klären? Mindestens ein ganzer Satz.",
  lookYes: "Ansehen",
  fee: "Gebühr",
  feeTitle: (name: string): string => `Gebühr von ${name}`,
  feeLead:
    "Anteil von Lokalkorb am Warenwert jeder Online-Zahlung, auf den Cent abgerundet. Begonnene Zahlungen behalten ihren Satz. Wem der Betrieb gehört, erfährt es beim Festsetzen per E-Mail. Ein höherer Satz gilt frühestens 15 volle Tage danach.",
  feeOfAll: "Bisher gilt der allgemeine Satz.",
  feeFrom: (percent: string, day: string): string => `${percent} ab ${day}`,
  feePercent: "Satz",
  feeDay: "Gilt ab",
  feeWrong: "Bitte einen Satz von 0 bis 50 %.",
  feeNoDay: "Bitte einen Tag, zum Beispiel 01.02.2027.",
  feeEarly: (day: string): string =>
    `Ein höherer Satz gilt frühestens ab ${day}: 15 Tage, nachdem der Betrieb davon erfährt.`,
  feeOver: "Bitte einen Tag ab heute.",
  feeYes: "Festsetzen und Bescheid geben",
  feeSaved: (name: string): string => `Die Gebühr von ${name} ist festgesetzt. Die E-Mail ist unterwegs.`,
  items: "Artikel entfernen",
  itemsTitle: (name: string): string => `Artikel von ${name} entfernen`,
  itemsLead:
    "Der Artikel ist dann sofort aus dem Laden, und der Betrieb kann ihn nicht wieder veröffentlichen. Die Gründe gehen per E-Mail an alle, denen er gehört.",
  itemsLoading: "Die Artikel werden geladen …",
  item: "Artikel",
  itemNone: "Bitte wählen",
  itemBlocked: (name: string): string => `${name} (entfernt)`,
  itemMissing: "Bitte wähle einen Artikel.",
  itemYes: "Entfernen und Gründe senden",
  itemFree: "Wieder freigeben",
  itemGone: (name: string): string => `„${name}“ ist entfernt. Die Gründe sind unterwegs.`,
  itemFreed: (name: string): string => `„${name}“ ist freigegeben und kann wieder veröffentlicht werden.`,
  hold: "Anhalten",
  release: "Freigeben",
  holdTitle: (name: string): string => `${name} anhalten`,
  holdLead:
    "Der Laden ist dann sofort verborgen. Die Gründe gehen per E-Mail an alle, denen er gehört, und stehen unter „Einrichten“.",
  reason: "Gründe",
  reasonHint: "Was ist falsch, woran sieht man es, und was ist zu tun? Mindestens ein ganzer Satz.",
  reasonShort: "Bitte schreib mindestens einen ganzen Satz.",
  holdYes: "Anhalten und Gründe senden",
  pending: "Einen Moment …",
  cancel: "Abbrechen",
  problem: "Das hat nicht geklappt",
  doneHold: (name: string): string => `${name} ist verborgen. Die Gründe sind unterwegs.`,
  doneRelease: (name: string): string => `${name} ist freigegeben.`,
} as const;

export const leastReason = 20;

export const holdWords = (name: string): ReasonWords => ({
  title: backOfficeText.holdTitle(name),
  lead: backOfficeText.holdLead,
  label: backOfficeText.reason,
  hint: backOfficeText.reasonHint,
  yes: backOfficeText.holdYes,
  max: 2000,
});

export const lookWords = (name: string): ReasonWords => ({
  title: backOfficeText.lookTitle(name),
  lead: backOfficeText.lookLead,
  label: backOfficeText.lookReason,
  hint: backOfficeText.lookReasonHint,
  yes: backOfficeText.lookYes,
  max: 500,
});

const gapNames: Readonly<Record<ListingGap, string>> = {
  name: "Name",
  address: "Anschrift",
  contact: "Telefon und E-Mail",
  imprint: "Impressum",
  menu: "veröffentlichte Karte",
  ways: "Abhol- oder Lieferart",
  contracts: "Verträge",
  testOrder: "Testbestellung",
  hold: "Freigabe",
};

/** Gaps as a shop's document names them, which may be of an older version. */
export const gapWords = (missing: readonly string[]): string =>
  listingGaps
    .filter((gap) => missing.includes(gap))
    .map((gap) => gapNames[gap])
    .join(", ");

export const holdRefusals: Readonly<
  Record<RefusalsOf<typeof setShopHold | typeof openSupportLook | typeof setFeeRate>["type"], string>
> = {
  "not-allowed": "Das darf nur, wer für die Plattform arbeitet.",
  "not-found": "Diesen Betrieb gibt es nicht mehr.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte versuche es noch einmal.",
};
