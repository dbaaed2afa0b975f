import type { InputOf } from "@lokalkorb/contracts/contract";
import type { saveStorefront } from "@lokalkorb/contracts/storefronts";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { slugOf } from "@lokalkorb/domain/kernel/format/plain-letters";
import {
  isForSome,
  ownChannels,
  visibilityOf,
  type OpenVisibility,
  type OwnChannel,
} from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import { fieldChecks } from "@/shared/forms/state/read-fields";

export type Storefront = DocumentOf<typeof storefrontDocument>;

/** A further storefront as its form shows it. */
export interface StorefrontChoice {
  readonly name: string;
  /** The end of the address as it was typed; empty = as the name proposes it. */
  readonly address: string;
  readonly channel: OwnChannel;
  readonly visibility: OpenVisibility;
  readonly allCategories: boolean;
  readonly categoryOrder: readonly string[];
  readonly distributionTypes: readonly FulfilmentType[];
  /** Empty: the prices of the first storefront. */
  readonly priceListId: string;
}

export const newStorefront: StorefrontChoice = {
  name: "",
  address: "",
  channel: "web",
  visibility: "public",
  allCategories: true,
  categoryOrder: [],
  distributionTypes: [],
  priceListId: "",
};

export const storefrontChoice = ({ id, name, channel, visibility, ...stored }: Storefront): StorefrontChoice => ({
  name,
  address: id,
  channel: ownChannels.find((each) => each === channel) ?? "web",
  visibility: visibility === "public" ? "public" : "unlisted",
  allCategories: stored.categoryOrder.length === 0,
  categoryOrder: stored.categoryOrder,
  distributionTypes: stored.distributionTypes,
  priceListId: stored.priceListId ?? "",
});

export const addressOf = ({ name, address }: Pick<StorefrontChoice, "name" | "address">): string =>
  slugOf(address.trim() === "" ? name : address, "ansicht");

export function draftErrors(draft: StorefrontChoice, taken: readonly string[]): FieldErrors {
  const { errors, note, text } = fieldChecks();
  text("name", draft.name, { max: 60 });
  if (draft.name.trim() !== "" && taken.includes(addressOf(draft)))
    note("address", { sentence: "Diese Adresse hat schon eine andere Ansicht. Bitte wähle eine andere." });
  if (!draft.allCategories && draft.categoryOrder.length === 0) note("categoryOrder", "choose-one");
  return errors;
}

type Input = Omit<InputOf<typeof saveStorefront>, "requestId" | "restaurantId" | "offeringId">;

export const storefrontInput = (
  draft: StorefrontChoice,
  was: StorefrontChoice,
  stored: Pick<Storefront, "id"> | null,
): Input => ({
  storefrontId: stored?.id ?? addressOf(draft),
  isNew: stored === null,
  ...(stored !== null && { was: choices(was) }),
  ...choices(draft),
});

const choices = (draft: StorefrontChoice): NonNullable<Input["was"]> => ({
  name: draft.name.trim(),
  channel: draft.channel,
  visibility: visibilityOf(draft.channel, draft.visibility),
  categoryOrder: draft.allCategories ? [] : [...draft.categoryOrder],
  distributionTypes: [...draft.distributionTypes],
  ...(draft.priceListId !== "" && { priceListId: draft.priceListId }),
});

/** The categories that are shown first, in their order, then the others. */
export const arranged = <Category extends { readonly id: string }>(
  categories: readonly Category[],
  order: readonly string[],
): readonly Category[] => [
  ...order.flatMap((id) => categories.filter((category) => category.id === id)),
  ...categories.filter(({ id }) => !order.includes(id)),
];

export const mayBePublic = ({ channel }: Pick<StorefrontChoice, "channel">): boolean => !isForSome(channel);
