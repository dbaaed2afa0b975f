export const giftLinkText = {
  title: (shop: string): string => `${shop} verschenken`,
  lead: "Mit einem Gutschein, den du gleich ausdruckst oder an einem Tag deiner Wahl per E-Mail schickst.",
  press: "Gutschein kaufen",
} as const;
