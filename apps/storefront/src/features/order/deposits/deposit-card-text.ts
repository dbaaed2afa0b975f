export const depositCardText = {
  title: "Pfand bei dir zu Hause",
  open: (pieces: string): string => `${pieces}. Bring alles zum nächsten Mal mit. Pfand darauf:`,
  back: (shop: string): string =>
    `${shop} nimmt es zurück und zahlt das Pfand an der Kasse aus oder zieht es dort vom Betrag ab.`,
} as const;
