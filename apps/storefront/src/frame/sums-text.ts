export const sumWords = {
  items: "Zwischensumme",
  deposit: "Pfand",
  discount: "Rabatt",
  delivery: "Lieferung",
  fees: "Gebühr",
  total: "Gesamt",
} as const;
