import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { notify } from "@lokalkorb/ui/notify";
import { useMemo, useState } from "react";
import { useForm, type FormState } from "@/shared/forms/state/use-form";
import { useSaveDocument } from "@/shared/forms/state/use-save-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { usePublishedMenu } from "@/entities/catalog/use-published-menu";
import { valuesOf, looksSame, storedOf, type AppearanceValues } from "./appearance-choice.ts";
import { appearanceText } from "./appearance-text.ts";

const labels = appearanceText.bar;

export interface Appearance {
  readonly values: AppearanceValues;
  readonly change: (part: Partial<AppearanceValues>) => void;
  readonly form: FormState;
  readonly publish: () => Promise<void>;
  readonly step: "changed" | "saved" | "live";
  readonly busy: "saving" | "publishing" | null;
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
  const run = useCommand();
  const [publishing, setPublishing] = useState(false);
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

  const publish = async (): Promise<void> => {
    if (storefrontId === undefined) return;
    setPublishing(true);
    const answer = await run(publishStorefront, { restaurantId, offeringId, storefrontId }, labels.subject);
    setPublishing(false);
    if (!answer.ok) return;
    if (answer.value.missing.length > 0) notify({ message: labels.incomplete, tone: "warning" });
    else notify({ message: labels.published, tone: "ok", autoDismiss: true });
  };
  const isSavedOnly = inShop !== null && !looksSame(theme, inShop);
  const kept = isSavedOnly ? "saved" : "live";
  return {
    values,
    change,
    form,
    publish,
    step: isChanged ? "changed" : kept,
    busy: form.saving ? "saving" : publishing ? "publishing" : null,
  };
}
