import type { MenuItem } from "./menu.ts";

const large = { g: "kg", ml: "l" } as const;

/** '500 g', '1,5 kg', '10 Stück', with a no-break space. */
export function contentText({ amount, unit }: NonNullable<MenuItem["content"]>): string {
  if (unit === "piece") return `${amount}\u00a0Stück`;
  return amount < 1000 ? `${amount}\u00a0${unit}` : `${String(amount / 1000).replace(".", ",")}\u00a0${large[unit]}`;
}

/** „Apfelsaft, 1 l“ need not be followed by another „1 l“. */
export function namesContent(name: string, content: string): boolean {
  return plainSpaces(name).endsWith(plainSpaces(content));
}

const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");
