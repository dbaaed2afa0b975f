/** Limits of a company are said in whole euros. */
const mostEuros = 100_000;

/** Null: nothing was typed. */
export function centsOfEuros(typed: string): number | "wrong" | null {
  const euros = typed.trim();
  if (euros === "") return null;
  return /^\d{1,6}$/.test(euros) && Number(euros) <= mostEuros ? Number(euros) * 100 : "wrong";
}

export const eurosOf = (cents: number | undefined): string =>
  cents === undefined ? "" : String(Math.floor(cents / 100));
