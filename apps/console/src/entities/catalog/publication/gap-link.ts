import { shopPath } from "@/shared/routes/routes";

/** A gap as `publishStorefront` names it. */
export interface ListedGap {
  readonly type: string;
  readonly place: string;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly detail?: string | undefined;
}

/** The field that closes a gap, by its name in the form; without one the form itself is enough. */
const fieldByType: Readonly<Record<string, string>> = {
  "no-price": "price",
  "no-name": "name",
  "no-vat-rate": "customRate",
  "allergens-unknown": "allergenState",
  "allergen-kinds": "allergens.kinds",
  "no-base-price": "contentAmount",
  "alcohol-flag": "alcohol",
  "organic-control": "organicControlNo",
  "additive-words": "additives",
  "packed-facts": "ingredients",
  "goods-facts": "goodsKind",
  "free-from": "diets",
  "quantity-range": "minQty",
  "price-rule": "priceRules.0.price",
  "catch-weight": "pricePerKg",
  availability: "windows.0.start",
  "option-missing": "options",
  "option-range": "min",
  "option-depends": "options",
  "slot-interval": "intervalMinutes",
  "windows-overlap": "windows.0.start",
  "window-malformed": "windows.0.start",
  "closure-days": "closures.0.from",
  "days-promised": "closures.0.from",
  "zone-invalid": "zones.0.name",
  "shipping-incomplete": "shipDays",
};

function query(path: string, key: string, id: string | undefined, type: string): string {
  const field = fieldByType[type];
  const parts = new URLSearchParams({
    ...(id !== undefined && { [key]: id }),
    ...(field !== undefined && { feld: field }),
  });
  return parts.size === 0 ? path : `${path}?${parts.toString()}`;
}

/** Where the gap is closed; null where no page can. */
export function gapLink({ type, place, id }: ListedGap, restaurantId: string): string | null {
  const offering = shopPath("catalog", restaurantId);
  if (type === "no-payment" || type === "no-payment-here") return shopPath("payment", restaurantId);
  if (type === "imprint-missing") return `${shopPath("settings", restaurantId)}?ansicht=impressum&feld=legalName`;
  if (type === "no-distribution") return shopPath("fulfilment", restaurantId);
  if (place === "item") return query(offering, "artikel", id, type);
  if (place === "option") return query(offering, "option", id, type);
  if (place === "bundle") return query(offering, "paket", id, type);
  if (place === "group") return query(offering, "gruppe", id, type);
  if (place === "category") return query(offering, "kategorie", id, type);
  if (place === "storefront" && type === "availability") return query(offering, "laden", id, type);
  if (place === "storefront") return `${offering}?ansicht=kategorien`;
  return place === "distribution" ? query(shopPath("fulfilment", restaurantId), "weg", id, type) : null;
}
