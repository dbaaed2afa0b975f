import type { Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { FulfilmentFee } from "./fee-of.ts";

export interface FeeEstimate extends FulfilmentFee {
  /** Fee and minimum are the least: address or weight decides. */
  readonly depends: boolean;
}

/** The least fee and minimum of a method, before an address is known; `feeOf` is exact, with the code of areas. */
export function estimateFee(option: FulfilmentMethod, goodsCents: Cents = 0): FeeEstimate {
  const { feeCents, minOrderCents, freeFromCents = Infinity, feeVat, shipping } = option;
  const zones = (option.zones ?? []).filter(({ enabled }) => enabled);
  const parcels = shipping?.parcels ?? [];
  const ofZone = zones.length > 0 ? least(zones.map((zone) => zone.feeCents)) : feeCents;
  return {
    feeCents: goodsCents >= freeFromCents ? 0 : ofZone + least(parcels.map((parcel) => parcel.feeCents)),
    minimumCents: Math.max(minOrderCents, least(zones.map((zone) => zone.minOrderCents))),
    extraMinutes: 0,
    depends: zones.length > 1 || parcels.length > 1,
    vat: feeVat,
  };
}

const least = (values: readonly Cents[]): Cents => (values.length === 0 ? 0 : Math.min(...values));
