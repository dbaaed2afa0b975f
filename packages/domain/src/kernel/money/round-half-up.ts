/** `numerator / denominator` in exact integer arithmetic, halves away from zero, so that refunds mirror payments. */
export function roundHalfUp(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 ? 0 - size : size;
}
