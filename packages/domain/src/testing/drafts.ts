import type { Menu } from "../menu/menu.ts";
import { buildMenu } from "../menu/publishing/build-menu.ts";
import type { CatalogDraft, DraftBundle, DraftCategory, DraftItem, DraftOption } from "../menu/publishing/draft.ts";
import { aBundle, aFulfilmentMethod, aMenu, aMoment, anItem, anOption, aShop } from "./builders.ts";

/** The catalogue as a shop edits it, for tests: the bread of the builders in a category of its own, ready to publish. */

const active = { status: "active" } as const;

export function aDraftItem(overrides: Partial<DraftItem> = {}): DraftItem {
  const { stockMode: mode, ...item } = anItem();
  return { ...item, ...active, stock: { mode }, ...overrides };
}

export function aDraftOption(overrides: Partial<DraftOption> = {}): DraftOption {
  return { ...anOption(), ...active, ...overrides };
}

export function aDraftBundle(overrides: Partial<DraftBundle> = {}): DraftBundle {
  return { ...aBundle(), ...active, ...overrides };
}

export function aDraftCategory(
  ...entries: readonly [kind: DraftCategory["entries"][number]["kind"], id: string][]
): DraftCategory {
  return {
    id: "c",
    name: "Alles",
    slug: "alles",
    position: 1,
    ...active,
    entries: entries.map(([kind, id]) => ({ kind, id })),
  };
}

export function aCatalogDraft(overrides: Partial<CatalogDraft> = {}): CatalogDraft {
  return {
    version: 3,
    publishedAt: aMoment,
    restaurantId: "r1",
    offeringId: "o1",
    storefrontId: "s1",
    restaurant: aShop(),
    imprint: { legalName: "Bäckerei am Inn GmbH" },
    taxScheme: "regular",
    ordering: aMenu().ordering,
    distributionOptions: [aFulfilmentMethod()],
    paymentMethods: ["cashOnPickup"],
    items: [aDraftItem()],
    options: [],
    bundles: [],
    groups: [],
    categories: [aDraftCategory(["item", "bread"])],
    ...overrides,
  };
}

/** Its menu; a gap is an error of the test. */
export function publishedMenu(catalog: CatalogDraft): Menu {
  const built = buildMenu(catalog);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return built.value;
}
