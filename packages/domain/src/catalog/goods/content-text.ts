import type { MenuItem } from "./item.ts";

const large = { g: "kg", ml: "l" } as const;

/** '500 g', '1,5 kg', '10 Stück', with a no-break space. */
export function contentText({ amount, unit }: NonNullable<MenuItem["content"]>): string {
  if (unit === "piece") return `${amount}\u00a0Stück`;
  return amount < 1000 ? `${amount}\u00a0${unit}` : `${String(amount / 1000).replace(".", ",")}\u00a0${large[unit]}`;
}

/** „Apfelsaft, 1 l“ need not be followed by another „1 l“, nor „Apfelschorle, 0,5 l“ by „500 ml“. */
export function namesContent(name: string, content: string): boolean {
  const said = amountAtEnd(name);
  return said !== null && said === amountAtEnd(content);
}

/** '500 ml', '0,5 l' → '500 ml' */
function amountAtEnd(text: string): string | null {
  const [, figure = "", unit = ""] = /(?:^|[^\d,.])([\d,]+)\s?(kg|g|ml|l|Stück)$/.exec(text) ?? [];
  if (unit === "") return null;
  const isLarge = unit === "kg" || unit === "l";
  const amount = Number(figure.replace(",", ".")) * (isLarge ? 1000 : 1);
  return `${amount} ${unit === "kg" ? "g" : unit === "l" ? "ml" : unit}`;
}
