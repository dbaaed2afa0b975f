/** Why a favourite cannot be had at once. */
export const stateText = {
  soldOut: (back: string | undefined): string =>
    back === undefined ? "Gerade ausverkauft" : `Ausverkauft, ${back} wieder da`,
  notThisMethod: (method: string): string => `Nicht ${method}`,
  otherTime: "Zu anderer Zeit zu haben",
} as const;
