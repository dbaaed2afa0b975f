import type { MenuItem } from "./item.ts";

export type MinAge = 0 | 16 | 18;

const ages = { none: 0, beerWine16: 16, spirits18: 18 } as const;

/** ALC-01: the strictest of the goods decides. */
export function minAge(items: readonly Pick<MenuItem, "alcohol">[]): MinAge {
  return items.reduce<MinAge>((age, { alcohol }) => (ages[alcohol] > age ? ages[alcohol] : age), 0);
}
