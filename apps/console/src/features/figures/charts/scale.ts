/** At most four lines of a scale from 0, at round values; the last one is at or above the largest value. */
export function scaleTo(largest: number): readonly number[] {
  const top = Math.max(largest, 1);
  const power = 10 ** Math.floor(Math.log10(top / 3));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one * 3 >= top) ?? 10 * power;
  const whole = Math.max(1, Math.ceil(step));
  return [0, 1, 2, 3].map((line) => line * whole).filter((line) => line < top + whole);
}

/** Of 0 to 1000, so that a picture can be drawn before its size is known. */
export const partOf = (value: number, of: number): number => (of === 0 ? 0 : Math.round((1000 * value) / of));
