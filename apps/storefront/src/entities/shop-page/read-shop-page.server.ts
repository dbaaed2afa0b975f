import type { Menu } from "@lokalkorb/domain/menu/menu";
import { cutMenu, isLargeMenu } from "@lokalkorb/domain/menu/menu-parts";
import { withOnlinePaused } from "@lokalkorb/domain/menu/offered-methods";
import { methodsToday } from "@lokalkorb/domain/fulfilment/rounds/methods-today";
import { readStorefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { shopVariables } from "@/entities/shop/shop-variables";
import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import { serverConfig } from "@/shared/environment/server-config";
import { emptyDraft } from "@/entities/basket/basket-store";
import { evaluateShop } from "@/entities/basket/evaluate-shop";
import { areaText } from "@/entities/fulfilment/area-text.server";
import { readShopBySlug, readShop, withoutUndefined, type KnownShop } from "@/entities/shop/public-data.server";
import { whole, type Beginning } from "./beginning.server.ts";
import { closingSentences } from "./closing-sentences.server.ts";
import { feedAddress } from "./feed-address.ts";
import { startsOnlinePayments } from "./online-payments.server.ts";
import { lastAnswer } from "./last-answer.ts";
import { priceNote } from "./price-note.ts";
import type { ShopPage } from "./shop-page.ts";

const keptShops = 200;

/** A database that is away for a while takes no shop off the web. */
const lastKnownShop = lastAnswer<KnownShop>({
  most: keptShops,
  onFailure: (slug, error) =>
    consoleLogger.error("shop page: shown as it was known last", { slug, error: String(error) }),
});

/** `begin`: the goods that the page of a large menu has from the beginning. */
export async function readShopPage(address: string, begin: Beginning): Promise<ShopPage | null> {
  const asked = readStorefrontAddress(address);
  if (asked === null) return null;
  const { slug, storefrontId } = asked;
  const known = await lastKnownShop(address, async () => {
    const found = await readShopBySlug(slug);
    return found && readShop(found, storefrontId);
  });
  if (known === null) return null;
  const { menu: published } = known;
  const starts = await startsOnlinePayments();
  const offered = starts ? published : withOnlinePaused(published);
  const { entries, rest } = isLargeMenu(published) ? begin(published) : whole;
  const menu = entries === undefined ? offered : cutMenu(offered, entries);
  const renderedAt = Date.now();
  const { opening, slot, prices, unavailable, notThisMethod } = evaluateShop({
    live: known.live,
    menu: methodsToday(menu, known.live),
    draft: emptyDraft,
    now: renderedAt,
  });
  const { giftOffer, isForMembers, ...shop } = known;
  return withoutUndefined({
    ...shop,
    ...(starts && giftOffer && { giftOffer }),
    ...(menu.ordering.guestAllowed === false && {
      answer: [known.answer, isForMembers ? onlyForMembers : onlyWithAccount].filter(Boolean).join(" · "),
    }),
    ...(isForMembers && { membersOnly: membersOnly(known) }),
    menu,
    ...(rest && { rest }),
    themeVariables: shopVariables(known.menu.shop.theme),
    renderedAt,
    first: { opening, slot, prices, unavailable, notThisMethod },
    areas: areasOf(known.menu),
    priceNote: priceNote(known.menu),
    closing: closingSentences(known.menu),
    origin: serverConfig().browser.storefrontUrl,
    feed: feedAddress(serverConfig().browser, slug),
  });
}

const onlyWithAccount = "nur mit Kundenkonto";
const onlyForMembers = "bestellen können nur Mitglieder, mit Kundenkonto";

const membersOnly = ({ storefrontName, menu }: KnownShop): string =>
  `${storefrontName === undefined ? "Diese Ansicht" : `„${storefrontName}“`} ist für Mitglieder von ${menu.shop.name}`;

const areasOf = ({ distributionOptions, shop }: Menu): ShopPage["areas"] =>
  Object.fromEntries(
    distributionOptions.flatMap((option) => {
      const area = areaText(option, shop.country);
      return area === null ? [] : [[option.id, area]];
    }),
  );
