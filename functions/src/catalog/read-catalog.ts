import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { CatalogDraft } from "@lokalkorb/domain/menu/publishing/draft";
import type { OrderingRules } from "@lokalkorb/domain/shop/storefront";
import type { PublishGap, PublishGapPlace } from "@lokalkorb/domain/menu/publishing/publish-gap";
import { isForSome } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { withoutAccounts } from "@lokalkorb/domain/fulfilment/methods/without-accounts";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import { arrangeCategories } from "@lokalkorb/domain/shop/storefronts/arrange-categories";
import { storefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import {
  readIfReadable,
  type ReadScope,
  readWhatIsReadable,
  type UnreadableDocument,
} from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { codeOf } from "./read-codes.ts";

type ItemDocument = DocumentOf<typeof itemDocument>;

export interface StorefrontAddress {
  readonly restaurantId: Id<"shop">;
  readonly offeringId: Id<"catalog">;
  readonly storefrontId: Id<"storefront">;
}

/** A menu before it has a version. */
type CatalogRead = Omit<CatalogDraft, "version" | "publishedAt">;

export interface DraftsRead {
  readonly catalog: CatalogRead;
  /** With stock and sold out, which are no drafts. */
  readonly items: readonly DocumentOf<typeof itemDocument>[];
  readonly options: readonly DocumentOf<typeof optionDocument>[];
  readonly storefront: DocumentOf<typeof storefrontDocument>;
  readonly shop: DocumentOf<typeof shopDocument>;
  /** Nothing of the catalogue was ever published, here or in another storefront. */
  readonly isFirst: boolean;
}

/**
 * Everything one storefront is made of, in the one order of locks. Staff write nested fields that no rule looks into, so a
 * document may be damaged: of the catalogue that is a gap like any other, of the shop itself there is nothing but gaps.
 */
export async function readCatalog(
  scope: ReadScope,
  address: StorefrontAddress,
  now: Instant,
): Promise<Result<DraftsRead, readonly PublishGap[]> | null> {
  const { restaurantId, offeringId } = address;
  const account = await readIfReadable(scope, accountDocument, { restaurantId });
  const [restaurant, settings, payment, codes, fulfilments] = await Promise.all([
    readIfReadable(scope, shopDocument, { restaurantId }),
    readIfReadable(scope, settingsDocument, { restaurantId }),
    readIfReadable(scope, paymentSettingsDocument, { restaurantId }),
    readWhatIsReadable(scope, queryOf(discountCodeDocument, { restaurantId }, { where: [["autoApply", "==", true]] })),
    readWhatIsReadable(scope, queryOf(fulfilmentMethodDocument, { restaurantId })),
  ]);
  // All storefronts, as a change of one asks for them.
  const storefronts = await readWhatIsReadable(scope, queryOf(storefrontDocument, { offeringId }));
  const isWanted = ({ id }: { readonly id: string }): boolean => id === address.storefrontId;
  const storefront = storefronts.documents.find(isWanted);
  const [items, options, bundles, { groups, categories }] = await Promise.all([
    readWhatIsReadable(scope, queryOf(itemDocument, { offeringId })),
    readWhatIsReadable(scope, queryOf(optionDocument, { offeringId })),
    readWhatIsReadable(scope, queryOf(bundleDocument, { offeringId })),
    readArrangement(scope, address, restaurant.document?.storefrontIds[0], storefront?.categoryOrder ?? []),
  ]);
  const damaged = [
    ...malformed("storefront", storefronts.unreadable.filter(isWanted)),
    ...malformed(
      "shop",
      [restaurant, settings, account, payment].map(({ unreadable }) => unreadable),
    ),
  ];
  if (damaged.length > 0) return refuse(damaged);
  if (restaurant.document === null || settings.document === null) return null;
  if (storefront === undefined || account.document === null || payment.document === null) return null;
  const { legal } = account.document;
  const { priceListId, distributionTypes: fulfilmentTypes } = storefront;
  const catalog: CatalogRead = {
    ...address,
    restaurant: {
      ...restaurant.document,
      slug: storefrontAddress(restaurant.document, address.storefrontId),
    },
    imprint: { ...legal, ...(legal.imprintText !== undefined && { text: legal.imprintText }) },
    taxScheme: legal.taxScheme,
    ...(legal.organicControlNo === undefined ? {} : { organicControlNo: legal.organicControlNo }),
    ...priceListOf(settings.document, priceListId),
    ordering: orderingOf(settings.document, storefront),
    distributionOptions: fulfilments.documents
      .filter(({ type }) => fulfilmentTypes.length === 0 || fulfilmentTypes.includes(type))
      .map(withoutAccounts),
    paymentMethods: offeredMethods(payment.document),
    ...termsOf(payment.document),
    ...tipsOf(payment.document),
    campaigns: codes.documents.flatMap((code) => {
      const read = codeOf(code, code.code, now);
      return read.ok && "terms" in read.value ? [read.value.terms] : [];
    }),
    items: items.documents.map((item) => ({
      ...item,
      ...(item.blocked && { status: "archived" as const }),
      optionRefs: used(item.optionRefs),
    })),
    options: options.documents,
    bundles: bundles.documents.map(({ optionRefs = [], ...bundle }) => ({
      ...bundle,
      optionRefs: used(optionRefs),
      priceCents: bundle.priceCents ?? null,
    })),
    groups: groups.documents,
    categories: categories.documents,
    malformed: [
      ...malformed("distribution", fulfilments.unreadable),
      ...malformed("item", items.unreadable),
      ...malformed("option", options.unreadable),
      ...malformed("bundle", bundles.unreadable),
      ...malformed("group", groups.unreadable),
      ...malformed("category", categories.unreadable),
    ],
  };
  const isFirst = storefronts.documents.every(({ published }) => published === undefined);
  return ok({
    catalog,
    items: items.documents,
    options: options.documents,
    storefront,
    shop: restaurant.document,
    isFirst,
  });
}

/** Of a list that is not among those of the shop only the prices of single articles count. */
function priceListOf(
  { priceLists = [] }: DocumentOf<typeof settingsDocument>,
  priceListId: Id<"priceList"> | undefined,
): Pick<CatalogRead, "priceListId" | "priceListBp"> {
  if (priceListId === undefined) return {};
  const list = priceLists.find(({ id }) => id === priceListId);
  return { priceListId, ...(list && { priceListBp: list.changeBp }) };
}

/** A storefront without categories of its own shows those of the shop's first one, as it orders them. */
async function readArrangement(
  scope: ReadScope,
  { offeringId, storefrontId }: StorefrontAddress,
  first: Id<"storefront"> | undefined,
  order: readonly string[],
) {
  const arrangementOf = async (of: Id<"storefront">) => {
    const at = { offeringId, storefrontId: of };
    const [groups, categories] = await Promise.all([
      readWhatIsReadable(scope, queryOf(productGroupDocument, at)),
      readWhatIsReadable(scope, queryOf(categoryDocument, at)),
    ]);
    return { groups, categories };
  };
  const own = await arrangementOf(storefrontId);
  const { documents, unreadable } = own.categories;
  if (first === undefined || first === storefrontId || documents.length + unreadable.length > 0) return own;
  const { groups, categories } = await arrangementOf(first);
  return {
    groups,
    categories: { ...categories, documents: [...arrangeCategories(categories.documents, order)] },
  };
}

/** Archived and disabled documents are no gap. */
const malformed = (place: PublishGapPlace, found: readonly (UnreadableDocument | null)[]): PublishGap[] =>
  found.flatMap((document) => {
    if (document === null) return [];
    const { id, fields, issues } = document;
    if (fields["status"] === "archived" || fields["enabled"] === false) return [];
    const name = typeof fields["name"] === "string" ? fields["name"] : id;
    return [{ type: "malformed", place, id, name, ...(issues[0] === undefined ? {} : { detail: issues[0] }) }];
  });

/** Uses that are switched off are none. */
const used = (refs: ItemDocument["optionRefs"]): ItemDocument["optionRefs"] =>
  refs.filter((ref) => ref.enabled !== false);

function orderingOf(
  { ordering, prep, texts, legal }: DocumentOf<typeof settingsDocument>,
  { from, to, windows, channel }: DocumentOf<typeof storefrontDocument>,
): OrderingRules {
  // CHK-11: only what is meant for some asks for an account, whatever was stored (`withoutAccounts` of the ways, too).
  const { guestAllowed: _guestAllowed, accountRequiredFor: _accountRequiredFor, ...rules } = ordering;
  const availability = { ...(from && { from }), ...(to && { to }), ...(windows && { windows }) };
  return {
    ...rules,
    ...(isForSome(channel) && { guestAllowed: false }),
    prep,
    texts,
    ...(legal && { withdrawal: legal.withdrawal }),
    ...(Object.keys(availability).length > 0 && { availability }),
  };
}

/** Paid where the goods change hands. */
const counterMethods = ["cashOnPickup", "cardOnPickup", "cashOnDelivery"] as const satisfies PaymentMethod[];
type OfferedMethod = (typeof counterMethods)[number] | "online";

const offeredMethods = ({ methods, connect }: DocumentOf<typeof paymentSettingsDocument>): OfferedMethod[] => [
  ...counterMethods.filter((method) => methods[method]?.enabled === true),
  // Only while the provider lets the shop take money.
  ...(methods.card?.enabled === true && connect?.chargesEnabled === true ? (["online"] as const) : []),
];

/** Conditions of what is offered; those of cards hold for all that is paid online. */
function termsOf(payment: DocumentOf<typeof paymentSettingsDocument>): Pick<CatalogRead, "paymentTerms"> {
  const terms = offeredMethods(payment).flatMap((method) => {
    const settings = payment.methods[method === "online" ? "card" : method];
    const { enabled: _enabled, ...said } = settings ?? {};
    return Object.keys(said).length === 0 ? [] : [[method, said] as const];
  });
  return terms.length === 0 ? {} : { paymentTerms: Object.fromEntries(terms) };
}

const tipsOf = ({ tips }: DocumentOf<typeof paymentSettingsDocument>): Pick<CatalogRead, "tips"> =>
  tips?.enabled === true && tips.presets.length > 0 ? { tips } : {};
