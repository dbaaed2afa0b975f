import { envelope, now, type Fields } from "./envelope.ts";

/** Documents of an offering as its shop begins them. */

export const anOffering = (changes: Fields = {}): Fields => ({
  name: "Angebot",
  restaurantIds: ["shop"],
  country: "AT",
  currency: "EUR",
  languages: ["de"],
  status: "active",
  ...envelope,
  ...changes,
});

export const anItem = (changes: Fields = {}): Fields => ({
  name: "Brot",
  illustration: "bread",
  priceCents: 450,
  unit: "piece",
  depositCents: 0,
  vatClass: "food",
  alcohol: "none",
  allergens: ["gluten"],
  traces: [],
  additives: [],
  allergenState: "declared",
  diets: [],
  optionRefs: [],
  minQty: 1,
  stepQty: 1,
  kitchenUnits: 1,
  stock: { mode: "counted", onHand: 0, reserved: 0 },
  status: "active",
  ...envelope,
  ...changes,
});

export const anOption = (changes: Fields = {}): Fields => ({
  name: "Größe",
  select: "single",
  min: 1,
  max: 1,
  pricing: "perChoice",
  choices: [{ id: "s", name: "klein", priceCents: 0, allergens: [], default: true, maxQty: 1 }],
  status: "active",
  ...envelope,
  ...changes,
});

export const aBundle = (changes: Fields = {}): Fields => ({
  name: "Frühstück",
  illustration: "breakfast",
  kind: "combo",
  pricing: "fixed",
  priceCents: 990,
  slots: [],
  vatSplit: "proportional",
  minQty: 1,
  status: "active",
  ...envelope,
  ...changes,
});

export const nothingLive: Fields = {
  soldOutItemIds: [],
  soldOutBundleIds: [],
  lowItemIds: [],
  fullSlots: [],
  updatedAt: now,
};

export const aStorefront = (visibility: string, changes: Fields = {}): Fields => ({
  name: "Onlineshop",
  slug: "onlineshop",
  channel: "web",
  restaurantIds: ["shop"],
  visibility,
  categoryOrder: ["baked"],
  distributionTypes: ["pickup"],
  live: nothingLive,
  draftDirty: true,
  ...envelope,
  ...changes,
});

export const aCategory = (changes: Fields = {}): Fields => ({
  name: "Gebackenes",
  slug: "gebackenes",
  position: 0,
  entries: [{ kind: "item", id: "bread" }],
  status: "active",
  ...envelope,
  ...changes,
});

export const aProductGroup = (changes: Fields = {}): Fields => ({
  name: "Semmeln",
  illustration: "rolls",
  itemIds: ["bread"],
  defaultItemId: "bread",
  labelBy: "size",
  position: 0,
  status: "active",
  ...envelope,
  ...changes,
});
