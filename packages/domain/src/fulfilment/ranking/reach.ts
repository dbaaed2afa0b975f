import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";

/** The shortest way from a shop to a place: goods are brought, fetched close by, or sent. */
export type Reach = "delivers" | "near" | "ships";

/** As the crow flies; farther away a shop is not proposed for fetching bread. */
export const nearMeters = 15_000;

export interface ReachFacts {
  /** `brings`: whether it comes to the wanted place; absent for ways without delivery. */
  readonly ways: readonly { readonly type: FulfilmentType; readonly brings?: boolean }[];
  /** The shop's own postal code or town is the wanted one. */
  readonly isThere: boolean;
  /** From the wanted place; null where one of both points is not known. */
  readonly metersAway: number | null;
}

/** K-DE-11: null = it neither comes there nor can be reached from there. */
export function reachOf({ ways, isThere, metersAway }: ReachFacts): Reach | null {
  const comes = (wanted: FulfilmentType): boolean =>
    ways.some(({ type, brings }) => type === wanted && brings === true);
  if (comes("delivery")) return "delivers";
  const isNear = isThere || (metersAway !== null && metersAway <= nearMeters);
  if (isNear && ways.some(({ type }) => type !== "delivery" && type !== "shipping")) return "near";
  return comes("shipping") ? "ships" : null;
}
