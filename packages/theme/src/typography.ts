/** Body text in CSS pixels from a viewport width on. */
export const bodyTextSteps = [
  { fromWidth: 0, size: 12 },
  { fromWidth: 768, size: 14 },
  { fromWidth: 992, size: 16 },
] as const;

export const fontFamily = "Hanken Grotesk";
export const fontWeights = { regular: 400, bold: 700 } as const;

export function bodyTextSize(viewportWidth: number): number {
  const step = bodyTextSteps.findLast((candidate) => viewportWidth >= candidate.fromWidth);
  return step?.size ?? bodyTextSteps[0].size;
}
