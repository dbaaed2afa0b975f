export interface CountedItem {
  readonly stock: {
    readonly mode: string;
    readonly onHand: number;
    readonly reserved: number;
    readonly lowAt?: number;
  };
  readonly status: "active" | "hidden" | "archived";
}

/** Whether an item that is on sale has come down to the number from which its shop wants to be warned. */
export function isLow({ stock: { mode, onHand, reserved, lowAt }, status }: CountedItem): boolean {
  return status === "active" && mode !== "unlimited" && lowAt !== undefined && onHand - reserved <= lowAt;
}
