export const previewText = {
  title: "So sieht es im Laden aus",
  open: "Vorschau",
  sizes: "Bildschirm",
  phone: "Handy",
  wide: "Breit",
  large: "Groß ansehen",
  inList: "In der Liste",
  quantity: "Anzahl",
} as const;
