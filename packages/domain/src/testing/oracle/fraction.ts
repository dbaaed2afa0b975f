/** Exact numbers for the oracle: nothing is rounded but where it says so. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fraction = (n: bigint | number, d: bigint | number = 1n): Fraction => ({ n: BigInt(n), d: BigInt(d) });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
export const isMore = (a: Fraction, b: Fraction): boolean => a.n * b.d > b.n * a.d;

/** For amounts that are not negative: the whole number at most half away, a half goes up. */
export function halfUp({ n, d }: Fraction): bigint {
  const whole = n / d;
  const rest = n - whole * d;
  return rest + rest >= d ? whole + 1n : whole;
}

/** Largest remainder by giving: each part gets the whole cents of its share, then one after the other the part that is owed most. */
export function dealOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((a, b) => a + b, 0n);
  const fair = weights.map((weight) =>
    sum === 0n ? fraction(amount, weights.length) : fraction(amount * weight, sum),
  );
  const got = fair.map(({ n, d }) => n / d);
  const owed = (index: number): Fraction => minus(fair[index] ?? fraction(0), fraction(got[index] ?? 0n));
  for (let rest = amount - got.reduce((a, b) => a + b, 0n); rest > 0n; rest -= 1n) {
    let best = 0;
    for (let index = 1; index < got.length; index += 1) if (isMore(owed(index), owed(best))) best = index;
    got[best] = (got[best] ?? 0n) + 1n;
  }
  return got;
}
