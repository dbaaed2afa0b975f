import { valueOf } from "@lokalkorb/model/document/document-state";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useMemo } from "react";
import { useForm, type FormState } from "@/shared/forms/state/use-form";
import { useSaveDocument } from "@/shared/forms/state/use-save-document";
import { useShop } from "@/entities/shop/shop-context";
import { usePublishedMenu } from "@/entities/catalog/use-published-menu";
import { valuesOf, looksSame, storedOf, type AppearanceValues } from "./appearance-choice.ts";

export interface Appearance {
  readonly values: AppearanceValues;
  readonly change: (part: Partial<AppearanceValues>) => void;
  readonly form: FormState;
  readonly storefrontId: string | undefined;
  /** When it is published by itself. */
  readonly planned: number | undefined;
  readonly step: "changed" | "saved" | "live";
  readonly busy: boolean;
}

/** The look on the screen, in the profile and in the shop: three places, two steps between them. */
export function useAppearance(): Appearance {
  const { restaurantId, shop } = useShop();
  const { offeringId, theme } = shop;
  const storefrontId = shop.storefrontIds[0];
  const storefront = valueOf(
    useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId }),
  );
  const inShop = usePublishedMenu(storefront?.published?.path)?.shop.theme ?? null;
  const saveDocument = useSaveDocument();
  const stored = useMemo(() => valuesOf(theme), [theme]);
  const form = useForm<AppearanceValues>({
    stored,
    errorsOf: () => ({}),
    save: (chosen, before) =>
      saveDocument(shopDocument, { restaurantId }, { theme: storedOf(before) }, { theme: storedOf(chosen) }),
  });
  const { value: values, set: change } = form;
  const wanted = storedOf(values);
  const isChanged = wanted.key !== stored.key || !looksSame(wanted, theme);

  const isSavedOnly = inShop !== null && !looksSame(theme, inShop);
  const kept = isSavedOnly ? "saved" : "live";
  return {
    values,
    change,
    form,
    storefrontId,
    planned: storefront?.planned?.isMissed ? undefined : storefront?.planned?.at,
    step: isChanged ? "changed" : kept,
    busy: form.saving,
  };
}
