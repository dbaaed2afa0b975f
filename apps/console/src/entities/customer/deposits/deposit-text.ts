import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";

export const depositText = {
  title: "Pfand",
  open: (cents: number): string => `${formatMoney(cents)} offen`,
  none: "Gerade ist nichts offen.",
  each: (cents: number): string => `je ${formatMoney(cents)}`,
  openPieces: (pieces: string): string => `${pieces} offen`,
  stepper: (name: string): string => `Zurück: ${name}`,
  take: (pieces: string): string => `${pieces} zurücknehmen`,
  choose: "Tipp an, wie viele Stücke zurückkommen.",
  money:
    "Hier werden nur die Stücke gebucht. Das Geld gibst du über deine Kasse zurück oder ziehst es dort vom Betrag ab.",
  taken: (pieces: string): string => `${pieces} zurückgenommen`,
  pay: (cents: number): string => `${formatMoney(cents)} über die Kasse auszahlen oder dort abziehen.`,
  returns: "Zurückgegeben",
  undo: "Rückgängig",
  undone: "Die Rückgabe ist wieder offen",
  takeLess: (totalCents: number, depositCents: number): string =>
    depositCents <= totalCents
      ? `Bestellung ${formatMoney(totalCents)} minus Pfand ${formatMoney(depositCents)}: In der Kasse bleiben ${formatMoney(totalCents - depositCents)} zu zahlen.`
      : `Pfand ${formatMoney(depositCents)} minus Bestellung ${formatMoney(totalCents)}: Die Kasse zahlt ${formatMoney(depositCents - totalCents)} aus.`,
  notOpen: "So viele Stücke sind nicht mehr offen. Vielleicht hat sie gerade jemand anderes gebucht.",
  gone: "Diese Person steht nicht mehr in deiner Kundschaft.",
} as const;
