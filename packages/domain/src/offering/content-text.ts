import type { MenuItem } from "./menu.ts";

const large = { g: "kg", ml: "l" } as const;

/** '500 g', '1,5 kg', '10 Stück', with a no-break space. */
export function contentText({ amount, unit }: NonNullable<MenuItem["content"]>): string {
  if (unit === "piece") return `${amount}\u00a0Stück`;
  return amount < 1000 ? `${amount}\u00a0${unit}` : `${String(amount / 1000).replace(".", ",")}\u00a0${large[unit]}`;
}
