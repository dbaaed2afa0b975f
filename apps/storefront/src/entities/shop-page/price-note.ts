import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";

export interface PriceNote {
  /** 'inkl. MwSt.', or what the seller's tax scheme says instead. */
  readonly tax: string;
  /** 'bei Lieferung zzgl. ' and 'Lieferkosten', the word that leads to them; null where no method has a fee. */
  readonly costs: { readonly lead: string; readonly word: string } | null;
}

/** PRC-02: the words beside prices, and whether being brought or sent something costs extra. */
export function priceNote({
  shop: { country, taxScheme },
  distributionOptions,
}: Pick<Menu, "shop" | "distributionOptions">): PriceNote {
  const tax = jurisdictions[country].priceNotes[taxScheme];
  const costs = (type: "delivery" | "shipping"): boolean =>
    distributionOptions.some((option) => option.type === type && isPaidFor(option));
  const [delivery, shipping] = [costs("delivery"), costs("shipping")];
  if (!delivery && !shipping) return { tax, costs: null };
  return {
    tax,
    costs: {
      lead: `bei ${delivery && shipping ? "Lieferung und Versand" : delivery ? "Lieferung" : "Versand"} zzgl. `,
      word: delivery ? "Lieferkosten" : "Versandkosten",
    },
  };
}

const isPaidFor = ({ feeCents, zones = [], shipping }: FulfilmentMethod): boolean =>
  (zones.length === 0 && feeCents > 0) ||
  zones.some((zone) => zone.enabled && zone.feeCents > 0) ||
  (shipping?.parcels ?? []).some((parcel) => parcel.feeCents > 0);
