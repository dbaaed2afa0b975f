import { publishStorefront } from "@lokalkorb/contracts/offerings";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { restaurantDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { notify } from "@lokalkorb/ui/notify";
import { useCallback, useState } from "react";
import { consoleText } from "@/frame/console-text";
import { useShop } from "@/frame/shop/shop-context";
import { useCommand } from "@/frame/use-command";
import { usePublishedMenu } from "@/frame/use-published-menu";
import { draftOf, looksSame, storedOf } from "./appearance-choice.ts";
import type { AppearanceDraft } from "./appearance-choice.ts";
import { appearanceText } from "./appearance-text.ts";

const words = appearanceText.bar;

export interface Appearance {
  readonly draft: AppearanceDraft;
  readonly change: (part: Partial<AppearanceDraft>) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  readonly publish: () => Promise<void>;
  readonly step: "changed" | "saved" | "live";
  readonly busy: "saving" | "publishing" | null;
}

/** The look on the screen, in the profile and in the shop: three places, two steps between them. */
export function useAppearance(): Appearance {
  const { restaurantId, restaurant } = useShop();
  const { offeringId, theme } = restaurant;
  const storefrontId = restaurant.storefrontIds[0];
  const storefront = valueOf(
    useDocument(storefrontDocument, storefrontId === undefined ? null : { offeringId, storefrontId }),
  );
  const inShop = usePublishedMenu(storefront?.published?.path)?.shop.theme ?? null;
  const client = useModelClient();
  const run = useCommand();
  const [edited, setEdited] = useState<AppearanceDraft | null>(null);
  const [busy, setBusy] = useState<Appearance["busy"]>(null);
  const draft = edited ?? draftOf(theme);
  const wanted = storedOf(draft);
  const isChanged = wanted.key !== draftOf(theme).key || !looksSame(wanted, theme);

  const change = useCallback(
    (part: Partial<AppearanceDraft>) => setEdited((before) => ({ ...(before ?? draftOf(theme)), ...part })),
    [theme],
  );
  const save = async (): Promise<void> => {
    if (client === null) return;
    setBusy("saving");
    const answer = await client.write.update(restaurantDocument, { restaurantId }, { theme: wanted });
    setBusy(null);
    if (answer.ok) setEdited(null);
    else notify({ message: words.failed, detail: consoleText.failure[answer.failure.type], tone: "danger" });
  };
  const publish = async (): Promise<void> => {
    if (storefrontId === undefined) return;
    setBusy("publishing");
    const answer = await run(publishStorefront, { restaurantId, offeringId, storefrontId }, words.subject);
    setBusy(null);
    if (!answer.ok) return;
    if (answer.value.missing.length > 0) notify({ message: words.incomplete, tone: "warning" });
    else notify({ message: words.published, tone: "ok", autoDismiss: true });
  };
  const isSavedOnly = inShop !== null && !looksSame(theme, inShop);
  const kept = isSavedOnly ? "saved" : "live";
  return {
    draft,
    change,
    discard: () => setEdited(null),
    save,
    publish,
    step: isChanged ? "changed" : kept,
    busy,
  };
}
