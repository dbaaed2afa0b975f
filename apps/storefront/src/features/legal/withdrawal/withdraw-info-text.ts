export const withdrawInfoText = {
  title: {
    DE: (shop: string): string => `Widerruf bei ${shop}`,
    AT: (shop: string): string => `Widerruf und Rücktritt bei ${shop}`,
  },
  back: (shop: string): string => `Zurück zum Impressum von ${shop}`,
  lead: "Ob du eine Ware widerrufen kannst, steht bei jeder Ware, im Korb und vor dem Bestellen. Frisches, das schnell verdirbt, ist ausgenommen.",
  withdraw: "Vertrag widerrufen",
  own: (shop: string): string => `Widerrufsbelehrung von ${shop}`,
} as const;
