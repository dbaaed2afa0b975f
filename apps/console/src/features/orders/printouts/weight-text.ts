/** '850 g', '1,25 kg' */
export function weightText(grams: number): string {
  if (grams < 1000) return `${grams}\u00a0g`;
  return `${(grams / 1000).toLocaleString("de-DE", { maximumFractionDigits: 3 })}\u00a0kg`;
}
