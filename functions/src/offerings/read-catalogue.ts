import type {
  Catalogue,
  DraftBundle,
  DraftCategory,
  DraftGroup,
  DraftItem,
  DraftOption,
} from "@lokalkorb/domain/offering/build-menu";
import type { Imprint, OrderingRules } from "@lokalkorb/domain/offering/menu";
import type { PaymentMethod } from "@lokalkorb/domain/orders/payment";
import type { DistributionOption } from "@lokalkorb/domain/slots/distribution-option";
import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { distributionOptionDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { restaurantDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { Deps } from "../edge/deps.ts";
import { pick } from "./pick.ts";

export interface StorefrontAddress {
  readonly restaurantId: string;
  readonly offeringId: string;
  readonly storefrontId: string;
}

/** A menu before it has a version. */
type CatalogueDraft = Omit<Catalogue, "version" | "publishedAt">;

/** Everything one storefront is made of, read beside each other; null when the shop itself is not complete. */
export const readCatalogue = async ({ db }: Deps, address: StorefrontAddress): Promise<CatalogueDraft | null> => {
  const { restaurantId, offeringId } = address;
  const [restaurant, settings, account, payment, distributionOptions, items, options, bundles, groups, categories] =
    await Promise.all([
      readDocument(db, restaurantDocument, { restaurantId }),
      readDocument(db, settingsDocument, { restaurantId }),
      readDocument(db, accountDocument, { restaurantId }),
      readDocument(db, paymentSettingsDocument, { restaurantId }),
      readQuery(db, queryOf(distributionOptionDocument, { restaurantId })),
      readQuery(db, queryOf(itemDocument, { offeringId })),
      readQuery(db, queryOf(optionDocument, { offeringId })),
      readQuery(db, queryOf(bundleDocument, { offeringId })),
      readQuery(db, queryOf(productGroupDocument, address)),
      readQuery(db, queryOf(categoryDocument, address)),
    ]);
  if (restaurant === null || settings === null || account === null || payment === null) return null;
  const { legal } = account;
  return {
    ...address,
    restaurant,
    imprint: imprintOf(legal),
    taxScheme: legal.taxScheme,
    ...(legal.organicControlNo === undefined ? {} : { organicControlNo: legal.organicControlNo }),
    ordering: orderingOf(settings),
    distributionOptions: distributionOptions.map(distributionOptionOf),
    paymentMethods: offeredMethods(payment),
    items: items.map(draftItem),
    options: options.map(draftOption),
    bundles: bundles.flatMap(draftBundle),
    groups: groups.map(draftGroup),
    categories: categories.map(draftCategory),
  };
};

/** Menus are public: only fields that are named here ever get into one. */
const draftItem = (item: DocumentOf<typeof itemDocument>): DraftItem => ({
  ...pick(item, [
    "id",
    "name",
    "kitchenName",
    "description",
    "illustration",
    "priceCents",
    "content",
    "depositCents",
    "depositKind",
    "vatClass",
    "customRateBp",
    "alcohol",
    "allergens",
    "traces",
    "additives",
    "allergenState",
    "diets",
    "organicControlNo",
    "origin",
    "ingredients",
    "storageHint",
    "leadMinutes",
    "minQty",
    "maxQtyPerOrder",
    "stepQty",
    "kitchenUnits",
    "badge",
    "status",
  ]),
  optionRefs: item.optionRefs
    .filter((ref) => ref.enabled !== false)
    .map((ref) => pick(ref, ["optionId", "min", "max"])),
  stock: { mode: item.stock.mode === "unlimited" ? "unlimited" : "counted" },
});

const draftOption = (option: DocumentOf<typeof optionDocument>): DraftOption => ({
  ...pick(option, [
    "id",
    "name",
    "select",
    "min",
    "max",
    "freeCount",
    "pricing",
    "flatCents",
    "textMaxLength",
    "status",
  ]),
  choices: option.choices.map((choice) => pick(choice, ["id", "name", "priceCents", "allergens", "default", "maxQty"])),
});

/** Other ways to price a bundle come with their own calculation. */
const draftBundle = (bundle: DocumentOf<typeof bundleDocument>): DraftBundle[] =>
  bundle.pricing === "fixed"
    ? [
        {
          ...pick(bundle, [
            "id",
            "name",
            "description",
            "illustration",
            "kind",
            "slots",
            "leadMinutes",
            "minQty",
            "maxQtyPerOrder",
            "badge",
            "status",
          ]),
          pricing: "fixed",
          priceCents: bundle.priceCents ?? null,
        },
      ]
    : [];

const draftGroup = (group: DocumentOf<typeof productGroupDocument>): DraftGroup =>
  pick(group, ["id", "name", "description", "illustration", "itemIds", "defaultItemId", "labelBy", "badge", "status"]);

const draftCategory = (category: DocumentOf<typeof categoryDocument>): DraftCategory => ({
  ...pick(category, ["id", "name", "slug", "description", "position", "status"]),
  entries: category.entries.map((entry) => pick(entry, ["kind", "id"])),
});

const distributionOptionOf = (option: DocumentOf<typeof distributionOptionDocument>): DistributionOption =>
  pick(option, [
    "id",
    "type",
    "name",
    "enabled",
    "position",
    "publicNote",
    "place",
    "windows",
    "mode",
    "intervalMinutes",
    "firstSlotOffsetMinutes",
    "leadMinutes",
    "advance",
    "cutoffs",
    "capacity",
    "minOrderCents",
    "feeCents",
    "closures",
  ]);

const imprintOf = (legal: DocumentOf<typeof accountDocument>["legal"]): Imprint => ({
  ...pick(legal, ["legalName", "representative", "vatId", "register", "authority"]),
  ...(legal.imprintText === undefined ? {} : { text: legal.imprintText }),
});

const orderingOf = ({ ordering, prep, texts }: DocumentOf<typeof settingsDocument>): OrderingRules => ({
  ...pick(ordering, [
    "minOrderCents",
    "maxLines",
    "phoneRequired",
    "maxOpenOrdersPerGuest",
    "customerCancelUntilMinutesBeforeSlot",
  ]),
  prep: pick(prep, ["baseMinutes", "secondsPerKitchenUnit"]),
  texts: pick(texts, ["pickupHint", "thankYou", "closedMessage"]),
});

/** Paid where the goods change hands. */
const counterMethods = ["cashOnPickup", "cardOnPickup", "cashOnDelivery"] as const satisfies PaymentMethod[];

const offeredMethods = ({ methods }: DocumentOf<typeof paymentSettingsDocument>): PaymentMethod[] =>
  counterMethods.filter((method) => methods[method]?.enabled === true);
