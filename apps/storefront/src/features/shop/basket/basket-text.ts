export const basketText = {
  emptied: "Der Korb ist leer.",
  basket: "Dein Korb",
  basketEmpty: "Noch nichts im Korb.",
  basketEmptyHint: "Tippe auf Plus, dann steht hier, was es kostet.",
  openBasket: "Korb ansehen",
  checkout: "Zur Kasse",
} as const;
