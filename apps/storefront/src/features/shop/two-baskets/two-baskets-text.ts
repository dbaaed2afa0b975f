export const twoBasketsText = {
  title: "In deinem Konto liegt noch ein Korb von diesem Betrieb",
  there: (goods: string): string => `Dort liegt: ${goods}.`,
  amount: (qty: number, name: string): string => `${qty}\u00a0× ${name}`,
  /** Goods that the shop's menu does not name any more. */
  others: (count: number): string => (count === 1 ? "ein anderer Artikel" : `${count} andere Artikel`),
  both: "Beides zusammenlegen",
  here: "Nur diesen behalten",
  elsewhere: "Den anderen nehmen",
} as const;
