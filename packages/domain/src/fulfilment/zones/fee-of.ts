import type { Id, Unit } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { FulfilmentType } from "../../kernel/fulfilment-type.ts";
import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { FulfilmentMethod } from "../methods/fulfilment-method.ts";
import type { LocalDate, Minutes } from "../../kernel/time/instant.ts";
import { type Destination, type ZoneMatch, zonesFor } from "./find-zone.ts";
import { countryOf, isOutsideTaxTerritory } from "./goes-abroad.ts";
import { parcelFee } from "./parcel-fee.ts";

export interface FulfilmentFee {
  readonly feeCents: Cents;
  /** Goods after discounts must be worth this much. */
  readonly minimumCents: Cents;
  readonly maximumCents?: Cents;
  readonly vat?: "followGoods" | "standard" | undefined;
  /** From this value on the fee is nothing; to say how much is missing. */
  readonly freeFromCents?: Cents;
  readonly extraMinutes: Minutes;
  readonly zoneId?: Id<"zone">;
  /** The address lies so near to the border that the shop has to confirm it. */
  readonly zoneUncertain?: boolean;
}

export type FeeRefusal =
  | { readonly type: "out-of-area"; readonly zip: string; readonly alternatives: readonly FulfilmentType[] }
  | { readonly type: "address-required" };

/**
 * The fee of a method for goods of this value (after discounts), on this day. Before an address is known, a zoned
 * method has no price: `address-required`. `grams` counts for parcels alone.
 */
export function feeOf(
  option: FulfilmentMethod,
  address: Destination | null,
  goodsCents: Cents,
  date: LocalDate | null,
  grams = 0,
): Result<FulfilmentFee, FeeRefusal> {
  const answer = priceMethod(option, address, goodsCents, date, grams);
  const { maxOrderCents, feeVat } = option;
  return answer.ok
    ? ok({
        ...answer.value,
        ...(maxOrderCents === undefined ? {} : { maximumCents: maxOrderCents }),
        ...(feeVat === undefined ? {} : { vat: feeVat }),
      })
    : answer;
}

function priceMethod(
  option: FulfilmentMethod,
  address: Destination | null,
  goodsCents: Cents,
  date: LocalDate | null,
  grams: Unit<"grams">,
): Result<FulfilmentFee, FeeRefusal> {
  const own: Terms = option;
  if (option.type !== "delivery" && option.type !== "shipping") return ok(feeFrom(own, goodsCents));
  if (address === null) return refuse({ type: "address-required" });
  if (isOutsideTaxTerritory(address)) return refuse(outside(address));
  if (option.shipping && !option.shipping.countries.includes(countryOf(address))) return refuse(outside(address));
  const parcelCents = option.shipping ? parcelFee(option.shipping.parcels, grams) : undefined;
  const base: Terms = parcelCents === undefined ? own : { ...own, feeCents: own.feeCents + parcelCents };

  const zones = option.zones ?? [];
  if (zones.length === 0) return ok(feeFrom(base, goodsCents));
  const match = pickZone(option.zonePick, zonesFor(zones, address, date), goodsCents);
  if (match) {
    const { zone, uncertain } = match;
    const terms = {
      ...zone,
      minOrderCents: Math.max(zone.minOrderCents, option.minOrderCents),
      feeCents: zone.feeCents + (parcelCents ?? 0),
    };
    return ok({
      ...feeFrom(terms, goodsCents),
      extraMinutes: zone.extraMinutes,
      zoneId: zone.id,
      ...(uncertain ? { zoneUncertain: true } : {}),
    });
  }
  // The address is outside the area: the shop looks at the order before it accepts it.
  if (option.outsideArea === "askMerchant") return ok({ ...feeFrom(base, goodsCents), zoneUncertain: true });
  return refuse(outside(address));
}

type Terms = Pick<FulfilmentMethod, "minOrderCents" | "feeCents"> & { readonly freeFromCents?: Cents };

function feeFrom({ feeCents, minOrderCents, freeFromCents }: Terms, goodsCents: Cents): FulfilmentFee {
  const isFree = freeFromCents !== undefined && goodsCents >= freeFromCents;
  return {
    feeCents: isFree ? 0 : feeCents,
    minimumCents: minOrderCents,
    ...(freeFromCents === undefined ? {} : { freeFromCents }),
    extraMinutes: 0,
  };
}

/**
 * The first by priority, or the cheapest for this basket: zones whose minimum is reached before the others, then by fee,
 * then by what still is missing to the minimum. A certain zone beats one that has to be confirmed.
 */
export function pickZone(
  zonePick: FulfilmentMethod["zonePick"],
  matches: readonly ZoneMatch[],
  goodsCents: Cents,
): ZoneMatch | undefined {
  const certain = matches.filter(({ uncertain }) => !uncertain);
  const candidates = certain.length > 0 ? certain : matches;
  if (zonePick === "priority") return candidates[0];
  const ranked = candidates.map((match) => {
    const missing = Math.max(0, match.zone.minOrderCents - goodsCents);
    return { match, missing, isMissing: Number(missing > 0), fee: feeFrom(match.zone, goodsCents).feeCents };
  });
  return ranked.toSorted((a, b) => a.isMissing - b.isMissing || a.fee - b.fee || a.missing - b.missing)[0]?.match;
}

/**
 * An address outside the area may still be served by pickup; `feeOf` knows one method only, so the caller asks for the
 * others.
 */
const outside = ({ zip }: Destination): FeeRefusal => ({ type: "out-of-area", zip, alternatives: [] });
