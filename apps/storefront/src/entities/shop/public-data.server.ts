import { patienceMillis, serverReader, type ServerReader } from "@lokalkorb/model/server/lite-source";
import { menuPath } from "@lokalkorb/model/storage-paths";
import { fetchMenu } from "@lokalkorb/model/server/fetch-menu";
import { codeOf } from "@lokalkorb/model/document/failure";
import { queryOf } from "@lokalkorb/model/document/document-query";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { listingDocument } from "@lokalkorb/model/documents/listings";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { legalTextDocument } from "@lokalkorb/model/documents/restaurants/legal-texts/legal-texts";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { statsDocument } from "@lokalkorb/model/documents/data/stats";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import type { GiftOffer } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { LegalTextsInForce } from "@lokalkorb/domain/shop/legal-text-fields";
import { shownPeople } from "@lokalkorb/domain/shop/shown-people";
import { legalTextId, type ShownLegalText } from "@lokalkorb/domain/shop/legal/legal-texts";
import { isFirstStorefront, storefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { withKnownDrawings } from "./known-illustrations.ts";
import { restockDays } from "./restock-days.ts";
import { menuCopies } from "./menu-copies.ts";
import { serverConfig } from "@/shared/environment/server-config";
import type { ShopLive } from "./shop-live.ts";

/** Everything that a stranger may read, once, over plain HTTP: the only door of the page server to the database. */

export type PublicShop = DocumentOf<typeof shopDocument>;
export type PublicListing = DocumentOf<typeof listingDocument>;
export type PublicStats = DocumentOf<typeof statsDocument>;
export type PublicSwitches = DocumentOf<typeof switchesDocument>;
export type PublicLegalText = DocumentOf<typeof legalTextDocument>;
type PublicStorefront = DocumentOf<typeof storefrontDocument>;

let knownReader: ServerReader | undefined;
const reader = (): ServerReader => (knownReader ??= serverReader(serverConfig().browser, consoleLogger));

const readMenu = menuCopies(async (path) => {
  const menu = await fetchMenu(serverConfig().browser, path, AbortSignal.timeout(patienceMillis));
  return menu && withKnownDrawings(menu);
});

/** One published version. Null when there is no such. */
export const readMenuOf = (version: Parameters<typeof menuPath>[0]): Promise<Menu | null> =>
  readMenu(menuPath(version));

/** The most that the rules let a client ask for at once. */
const listingsPerPage = 30;

/** The listings that changed since a moment; all of them from 0 on. */
export const readListings = (since: Instant): Promise<readonly PublicListing[]> =>
  reader().getPages(
    queryOf(listingDocument, {}, { where: [["updatedAt", ">=", since]], orderBy: [["updatedAt"]] }),
    listingsPerPage,
  );

export async function readListedShop(restaurantId: string): Promise<PublicShop | null> {
  const shop = await reader().getDocument(shopDocument, { restaurantId });
  return shop?.listing === "public" ? shop : null;
}

/** Listed, or known by those who ask; null for one that is hidden or not there. */
export async function readShopOfId(restaurantId: Id<"shop">): Promise<PublicShop | null> {
  try {
    const shop = await reader().getDocument(shopDocument, { restaurantId });
    return shop?.listing === "public" || shop?.listing === "unlisted" ? shop : null;
  } catch (error) {
    if (codeOf(error) === "permission-denied") return null;
    throw error;
  }
}

export const readSwitches = (): Promise<PublicSwitches | null> => reader().getDocument(switchesDocument, {});

export const readStats = (): Promise<PublicStats | null> => reader().getDocument(statsDocument, {});

export interface KnownShop {
  readonly menu: Menu;
  readonly live: ShopLive;
  /** Known by its address alone: no search engine is to know it either. */
  readonly isUnlisted: boolean;
  /** Of a further storefront. */
  readonly storefrontName?: string;
  /** Ordered from by those alone who stand on the shop's list. */
  readonly isForMembers?: true;
  /** The others of the shop that everybody may see, the first one with the name of the shop. */
  readonly otherStorefronts?: readonly { readonly slug: string; readonly name: string }[];
  /** The shop's own legal texts, in the versions in force. */
  readonly legalTexts?: LegalTextsInForce;
  /** Gift cards that it sells online, while it can take money there. */
  readonly giftOffer?: GiftOffer;
  /** How fast it accepts orders, where enough of them tell. */
  readonly answer?: string;
}

/** The shop with a published menu, that of its own page or of a further storefront; null while it sells nothing there. */
export async function readShop(shop: PublicShop, wanted: Id<"storefront"> | null = null): Promise<KnownShop | null> {
  const { storefrontIds, legalTexts, listing, answersIn, giftOffer, onlinePaymentOff } = shop;
  for (const storefrontId of storefrontIds) {
    const isFirst = isFirstStorefront(shop, storefrontId);
    if (wanted !== null && (isFirst || storefrontId !== wanted)) continue;
    const storefront = await readStorefront(shop, storefrontId);
    if (storefront?.published === undefined) continue;
    const isForAll = storefront.visibility === "public";
    // The shop's own page shows no storefront that is known by its link alone, or made for another place.
    if (wanted === null && (storefront.channel !== "web" || !(isFirst || isForAll))) continue;
    const published = await readMenu(storefront.published.path);
    if (published === null) continue;
    const { people } = published.shop;
    const menu =
      people === undefined
        ? published
        : { ...published, shop: { ...published.shop, people: shownPeople(people, shop.people ?? []) } };
    const others = otherStorefronts(shop, storefrontId);
    return {
      menu,
      live: shopLive(shop, storefront, menu),
      isUnlisted: listing === "unlisted" || (wanted !== null && !isForAll),
      ...(wanted !== null && { storefrontName: storefront.name }),
      ...(storefront.channel === "members" && { isForMembers: true as const }),
      ...(others.length > 0 && { otherStorefronts: others }),
      ...(giftOffer !== undefined && onlinePaymentOff !== true && { giftOffer }),
      ...(legalTexts && { legalTexts }),
      ...(answersIn !== undefined && { answer: answerText(answersIn) }),
    };
  }
  return null;
}

/** Made here, so that no browser carries the words. */
const answerText = (minutes: number): string =>
  `nimmt meist in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} an`;

/** Null as well for one that the rules keep from shoppers. */
async function readStorefront(
  { offeringId }: PublicShop,
  storefrontId: Id<"storefront">,
): Promise<PublicStorefront | null> {
  try {
    return await reader().getDocument(storefrontDocument, { offeringId, storefrontId });
  } catch (error) {
    if (codeOf(error) === "permission-denied") return null;
    throw error;
  }
}

function otherStorefronts(
  shop: PublicShop,
  shown: Id<"storefront">,
): readonly { readonly slug: string; readonly name: string }[] {
  const { storefrontIds, openStorefronts = [], slug, name } = shop;
  const further = openStorefronts
    .filter(({ id }) => id !== shown && storefrontIds.includes(id))
    .map((one) => ({ slug: storefrontAddress(shop, one.id), name: one.name }));
  return isFirstStorefront(shop, shown) ? further : [{ slug, name }, ...further];
}

/** Listed, or known by its address alone. */
export async function readShopBySlug(slug: string): Promise<PublicShop | null> {
  const found = await reader().getQuery(
    queryOf(
      shopDocument,
      {},
      {
        where: [
          ["slug", "==", slug],
          ["listing", "==", "public"],
        ],
        limit: 1,
      },
    ),
  );
  return found[0] ?? readUnlistedShop(slug);
}

const address = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** No list has it, so it is asked for by its id, which is its address. The rules refuse one that is hidden or not there. */
async function readUnlistedShop(slug: string): Promise<PublicShop | null> {
  if (!address.test(slug)) return null;
  try {
    const shop = await reader().getDocument(shopDocument, { restaurantId: slug });
    return shop?.slug === slug && shop.listing === "unlisted" ? shop : null;
  } catch (error) {
    if (codeOf(error) === "permission-denied") return null;
    throw error;
  }
}

export const readLegalText = (restaurantId: Id<"shop">, text: ShownLegalText): Promise<PublicLegalText | null> =>
  reader().getDocument(legalTextDocument, { restaurantId, textId: legalTextId(text) });

function shopLive(
  { operations, closures, waysOff = [], rounds }: PublicShop,
  { live }: PublicStorefront,
  menu: Menu,
): ShopLive {
  const { soldOutItemIds, soldOutBundleIds, fullSlots, soldOutChoices = [] } = live;
  const restockOn = restockDays(menu, live, Date.now());
  return {
    operations,
    closures,
    waysOff,
    rounds,
    soldOutItemIds,
    soldOutBundleIds,
    restockOn,
    fullSlots,
    soldOutChoices,
  };
}

/** Next refuses `undefined` in page props; JSON leaves it out. */
export const withoutUndefined = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
