export const sumWords = {
  items: "Zwischensumme",
  deposit: "Pfand",
  discount: "Rabatt",
  discountOf: (code: string): string => `Rabatt „${code}“`,
  tip: "Trinkgeld",
  total: "Gesamt",
  value: "Bestellwert",
  byWeight: "Abgerechnet wird nach Gewicht",
  atMost: (amount: string): string => `höchstens ${amount}`,
  giftCard: (code: string): string => `Gutschein „${code}“`,
  toPay: "Zu zahlen",
} as const;
