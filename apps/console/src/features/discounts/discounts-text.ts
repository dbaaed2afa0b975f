import type { BasisPoints, Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import type { DiscountKind } from "./discount-values.ts";

export const discountsText = {
  lead: "Codes und Aktionen für deine Kundschaft. Ein Code wirkt sofort; eine Aktion gilt von selbst, sobald sie veröffentlicht ist.",
  add: "Neuer Code",
  empty: "Noch kein Code",
  emptyNext: "Mit einem Code gibst du Nachlass auf den ersten Einkauf, auf eine Aktion oder auf die Lieferung.",
  failed: "Die Codes konnten nicht geladen werden.",
  failedNext: "Prüfe die Internetverbindung und versuch es noch einmal.",
  giftCard: "Gutschein",
  balance: (left: number, initial: number): string => `${formatMoney(left)} von ${formatMoney(initial)} übrig`,
  uses: (uses: number, max: number | undefined): string =>
    max === undefined ? `${uses}-mal eingelöst` : `${uses} von ${max} eingelöst`,
  given: (cents: Cents): string => `${formatMoney(cents)} Nachlass gegeben`,
  active: (code: string): string => `${code} gilt`,
  edit: (code: string): string => `${code} bearbeiten`,
  until: (day: string): string => `bis ${day}`,
  from: (day: string): string => `ab ${day}`,
  automatic: "gilt von selbst",
  notSaved: "Der Code wurde nicht gespeichert.",
  savedCampaign: (name: string): string => `„${name}“ ist gespeichert. Nach dem Veröffentlichen gilt es im Laden.`,
  saved: (code: string): string => `${code} ist gespeichert.`,
  form: {
    create: "Neuer Code",
    change: (code: string): string => `Code ${code}`,
    createCampaign: "Neue Aktion",
    changeCampaign: (name: string): string => `Aktion „${name}“`,
    save: "Speichern",
    saving: "Wird gespeichert",
    how: "Wie wirkt der Nachlass?",
    hows: { code: "Mit einem Code", campaign: "Von selbst, als Aktion für alle" },
    campaignHint:
      "Eine Aktion steht mit ihrer Bezeichnung im Korb, sobald sie veröffentlicht ist. Sie gilt für alle gleich, deshalb ohne Grenze je Person und ohne Höchstzahl.",
    code: "Code",
    codeHint: "So tippt ihn die Kundschaft ein. Großbuchstaben, Ziffern und Bindestrich.",
    codeFixed: "Ein Code, der einmal ausgegeben ist, behält seinen Namen.",
    name: "Bezeichnung",
    nameHint: "Steht in der Bestellung, zum Beispiel „Herbstaktion“.",
    kind: "Welcher Nachlass?",
    percent: "Nachlass in Prozent",
    amount: "Betrag",
    bundleAmount: "Preis für alle zusammen",
    maxDiscount: "Höchstens",
    item: "Artikel",
    chooseItem: "Bitte wählen",
    qty: "Anzahl",
    minSubtotal: "Ab einem Warenwert von",
    validFrom: "Gilt ab",
    validTo: "Gilt bis einschließlich",
    maxUses: "Wie oft insgesamt",
    maxUsesPerCustomer: "Wie oft je Person",
    windows: "Nur zu diesen Zeiten bestellbar",
    windowsHint: "Es zählt die Zeit der Bestellung. Ohne Angabe rund um die Uhr.",
    categories: "Nur auf diese Kategorien",
    categoriesHint: "Nichts gewählt heißt: auf alles.",
    more: "Weitere Bedingungen",
    includeItems: "Nur auf diese Artikel",
    includeItemsHint: "Zusammen mit den Kategorien: was zu einem von beiden gehört.",
    excludeItems: "Nicht auf diese Artikel",
    payments: "Nur bei diesen Zahlungsarten",
    paymentsHint: "Nichts gewählt heißt: bei allen.",
    emails: "Nur für diese Personen",
    emailsHint: "E-Mail-Adressen, mit Komma getrennt oder untereinander.",
    optional: "freiwillig",
    conditions: "Bedingungen",
    ways: "Nur für",
    fulfilmentHint: "Nichts gewählt heißt: für alle Abhol- und Lieferarten.",
    once: "Einmal je Kundin oder Kunde",
    first: "Nur für die erste Bestellung",
    excludeDiscounted: "Nicht auf bereits reduzierte Artikel",
    delivery: "Auch auf Liefer- und Versandkosten",
    stackable: "Mit anderen Codes kombinierbar",
  },
} as const;

export const giftCardText = {
  add: "Gutschein ausgeben",
  title: "Gutschein ausgeben",
  lead: "Gib einen Gutschein erst aus, wenn er bezahlt ist. Mit dem Code kann bis zum Restbetrag bezahlt werden.",
  amount: "Wert",
  name: "Bezeichnung",
  nameHint: "Steht beim Bezahlen, zum Beispiel „Geburtstagsgutschein“.",
  defaultName: "Gutschein",
  issuedTo: "Für wen",
  issuedToHint: "Ein Name, oder ein Kunde: Name, E-Mail oder Telefon suchen.",
  customers: "Passende Kunden",
  chosen: (email: string): string => `Der Brief geht an ${email}.`,
  optional: "freiwillig",
  issue: "Ausgeben",
  pending: "Wird ausgegeben",
  subject: "Gutschein ausgeben",
  issued: "Der Gutschein ist ausgegeben",
  worth: (money: string, day: string): string => `Wert ${money}, gültig bis ${day}.`,
  copy: "Kopieren",
  copied: "Kopiert",
  print: "Drucken",
  mail: "E-Mail",
  mailHint: "Die E-Mail öffnet sich in deinem Mailprogramm, mit Wert, Code und Ablaufdatum.",
  for: (name: string, who: string): string => `${name} für ${who}`,
  redeem: (day: string): string => `Beim Bezahlen im Online-Shop den Code eingeben. Gültig bis ${day}.`,
  letterTitle: (name: string, shop: string): string => `${name} von ${shop}`,
  letter: ({ shop, code, worth, until }: Readonly<Record<"shop" | "code" | "worth" | "until", string>>): string =>
    `Hier ist dein Gutschein von ${shop} über ${worth}.\n\nCode: ${code}\n\nGib ihn beim Bezahlen im Online-Shop ein. Er gilt bis ${until}, auch in mehreren Teilen.\n`,
  done: "Fertig",
} as const;

export const kindNames: Readonly<Record<DiscountKind, string>> = {
  percent: "Prozent",
  fixed: "Fester Betrag",
  freeDelivery: "Lieferung kostenlos",
  freeItem: "Artikel geschenkt",
  bundlePrice: "Mehrere zum Paketpreis",
};

const problems: Partial<Record<string, string>> = {
  "not-percent": "Bitte eine Zahl von 0,01 bis 100 eingeben.",
  "not-count": "Bitte eine ganze Zahl ab 1 eingeben.",
  "not-email": "Bitte E-Mail-Adressen eingeben, mit Komma getrennt oder untereinander.",
};

/** The same errors, in words of their own where a code needs them. */
export const saidErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, problem]) => {
      const sentence = typeof problem === "string" ? problems[problem] : undefined;
      return [name, sentence === undefined ? problem : { sentence }];
    }),
  );

interface Gift {
  readonly kind: DiscountKind | "giftCard";
  readonly percentBp?: BasisPoints;
  readonly amountCents?: Cents;
  readonly maxDiscountCents?: Cents;
  readonly minSubtotalCents?: Cents;
  readonly qty?: number;
}

/** '10 % Nachlass, höchstens 5,00 €, ab 25,00 €' */
export function giftText(code: Gift, itemName: string | undefined): string {
  const words: Readonly<Record<Gift["kind"], string>> = {
    percent: `${formatPercent(code.percentBp ?? 0)} Nachlass`,
    fixed: `${formatMoney(code.amountCents ?? 0)} Nachlass`,
    freeDelivery: "Lieferung kostenlos",
    freeItem: `${code.qty ?? 1} × ${itemName ?? "Artikel"} geschenkt`,
    bundlePrice: `${code.qty ?? 1} Stück für ${formatMoney(code.amountCents ?? 0)}`,
    giftCard: discountsText.giftCard,
  };
  return [
    words[code.kind],
    ...(code.maxDiscountCents === undefined ? [] : [`höchstens ${formatMoney(code.maxDiscountCents)}`]),
    ...(code.minSubtotalCents === undefined ? [] : [`ab ${formatMoney(code.minSubtotalCents)} Warenwert`]),
  ].join(", ");
}
