import type { CancelReason, RejectReason } from "@lokalkorb/domain/ordering/order/order-choices";

interface ReasonWords {
  readonly label: string;
  /** The sentence for the shopper, which can be changed. */
  readonly text: string;
}

const other: ReasonWords = { label: "Anderer Grund", text: "" };
const addressUnknown: ReasonWords = {
  label: "Adresse unklar",
  text: "Wir konnten deine Adresse nicht finden. Bitte prüfe sie und bestelle noch einmal.",
};

export const rejectionTexts: Readonly<Record<RejectReason, ReasonWords>> = {
  tooBusy: {
    label: "Zu viel los",
    text: "Wir haben gerade so viele Bestellungen, dass wir deine nicht rechtzeitig schaffen. Es tut uns leid.",
  },
  soldOut: { label: "Ausverkauft", text: "Etwas aus deiner Bestellung ist leider ausverkauft. Es tut uns leid." },
  closingEarly: {
    label: "Wir schließen früher",
    text: "Wir schließen heute früher und können deine Bestellung nicht mehr ausgeben. Es tut uns leid.",
  },
  outOfArea: {
    label: "Außerhalb des Gebiets",
    text: "Deine Adresse liegt außerhalb unseres Liefergebiets. Abholen kannst du gern.",
  },
  addressUnknown,
  timeUnavailable: {
    label: "Termin nicht möglich",
    text: "Zur gewünschten Zeit schaffen wir es leider nicht. Bitte bestelle gern zu einer anderen Zeit.",
  },
  suspicious: {
    label: "Angaben zweifelhaft",
    text: "Wir konnten deine Angaben nicht prüfen und nehmen die Bestellung deshalb nicht an. Es tut uns leid.",
  },
  other,
};

export const cancellationTexts: Readonly<Record<CancelReason, ReasonWords>> = {
  customerAsked: {
    label: "Kundschaft hat abgesagt",
    text: "Wie besprochen haben wir deine Bestellung storniert.",
  },
  goodsMissing: {
    label: "Ware fehlt",
    text: "Etwas aus deiner Bestellung ist leider nicht mehr da. Es tut uns leid.",
  },
  goodsSpoilt: {
    label: "Ware nicht in Ordnung",
    text: "Etwas aus deiner Bestellung war nicht so, wie es sein soll. So geben wir es nicht heraus. Es tut uns leid.",
  },
  notCollected: {
    label: "Nicht abgeholt",
    text: "Deine Bestellung wurde nicht abgeholt. Deshalb haben wir sie storniert.",
  },
  orderedTwice: {
    label: "Doppelt bestellt",
    text: "Deine Bestellung kam doppelt an. Deshalb haben wir diese storniert.",
  },
  breakdown: {
    label: "Panne im Betrieb",
    text: "Bei uns ist etwas dazwischengekommen, und wir können deine Bestellung nicht fertig machen. Es tut uns leid.",
  },
  addressUnknown,
  other,
};

/** The same for goods that are brought. */
export const notMet: ReasonWords = {
  label: "Niemand angetroffen",
  text: "Wir haben dich mit deiner Bestellung nicht angetroffen. Deshalb haben wir sie storniert.",
};

export const endingText = {
  reject: (dayCode: string): string => `Bestellung ${dayCode} ablehnen`,
  cancel: (dayCode: string): string => `Bestellung ${dayCode} stornieren`,
  choose: "Warum?",
  text: "Nachricht an die Kundschaft",
  textMissing: "Bitte schreib einen Satz, damit die Kundschaft Bescheid weiß.",
  reasonMissing: "Bitte wähle einen Grund.",
  paid: (amount: string): string =>
    `${amount} gehen zurück, auf dem Weg, auf dem sie kamen. Bargeld gibst du selbst heraus.`,
  held: (amount: string): string => `${amount} sind reserviert und werden freigegeben. Abgebucht wird nichts.`,
  money: {
    legend: "Was geht zurück?",
    all: "Alles",
    part: "Einen Teil",
    none: "Nichts",
    amount: "Betrag in Euro",
    amountWrong: "Bitte gib einen Betrag an, zum Beispiel 4,50.",
    tooMuch: (amount: string): string => `Bezahlt sind ${amount}. Mehr kann nicht zurückgehen.`,
    back: (amount: string): string => `${amount} gehen zurück. Die Erstattung trägt dein Betrieb.`,
    kept: (amount: string): string =>
      `${amount} behältst du. Die Kundschaft liest das in der Mail, mit deiner Nachricht darüber.`,
  },
  shelf: {
    legend: "Zurück ins Regal",
    hint: "Angehakte Ware kann sofort wieder bestellt werden. Was nicht angehakt ist, gilt als verbraucht.",
  },
  soldOut: {
    legend: "Was ist ausverkauft?",
    hint: "Angehaktes ist im Laden sofort bis zum Ende des Tages ausverkauft.",
    words: (names: readonly string[]): string =>
      `${listed(names)} ${names.length === 1 ? "ist" : "sind"} leider ausverkauft. Es tut uns leid.`,
    marked: "Als ausverkauft gemeldet",
    stays: (goods: string): string => `${goods}. Das bleibt so, auch wenn du die Ablehnung zurücknimmst.`,
  },
} as const;

/** 'Brot, Käse und Milch' */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1) ?? ""}`;
