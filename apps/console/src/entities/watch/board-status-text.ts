const devices = (count: number): string => (count === 1 ? "1 Gerät" : `${count} Geräte`);

export const boardStatusText = {
  awake: (count: number, ago: string): string => `Tafel wach: ${devices(count)}, zuletzt ${ago.replace(/\.$/, "")}.`,
  silent: (count: number, all: number): string =>
    all === 1 ? "Sein Ton ist aus." : count === 1 ? "Eines davon ohne Ton." : `${count} davon ohne Ton.`,
  asleep: "Keine Tafel ist wach.",
  lastAt: (when: string): string => `Zuletzt ${when.replace(/\.$/, "")}.`,
  never: "Bisher hat sich noch kein Gerät gemeldet.",
  unseen: (count: number): string =>
    `Auf ${count === 1 ? "1 Gerät" : `${count} Geräten`} ist die Konsole offen, aber weder zu sehen noch zu hören.`,
  failed: "Ob eine Tafel wach ist, konnte gerade nicht geladen werden.",
  now: "gerade eben",
  seconds: (count: number): string => `vor ${count} s`,
  minutes: (count: number): string => `vor ${count} Min.`,
  clock: (time: string): string => `um ${time} Uhr`,
  moment: (day: string, time: string): string => `am ${day} um ${time} Uhr`,
} as const;
