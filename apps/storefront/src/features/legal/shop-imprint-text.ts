export const shopImprintText = {
  title: (name: string): string => `Impressum von ${name}`,
  back: (name: string): string => `Zurück zu ${name}`,
  seller: "Verkäufer",
  represented: "Vertreten durch",
  contact: "Kontakt",
  register: "Register",
  vatId: "Umsatzsteuer-Identifikationsnummer",
  authority: "Zuständige Behörde",
  organic: "Öko-Kontrollstelle",
  hours: "Zeiten",
  costs: "Lieferung und Versand: wohin und was es kostet",
  more: "Weitere Angaben",
  platform: "Technik",
  platformText:
    "Lokalkorb stellt die Technik dieser Seiten und vermittelt die Bestellung. Vertragspartner ist der genannte Betrieb.",
} as const;
