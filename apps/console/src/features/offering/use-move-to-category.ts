import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { notify } from "@lokalkorb/ui/notify";
import { consoleText } from "@/frame/console-text";
import { formText } from "@/frame/forms/form-text";
import { useShop } from "@/frame/shop/shop-context";
import type { Category } from "./use-catalogue.ts";

type Kind = Category["entries"][number]["kind"];

/** The first category that shows it; empty: none. */
export const categoryOf = (categories: readonly Category[], kind: Kind, id: string): string =>
  categories.find(({ entries }) => entries.some((entry) => entry.kind === kind && entry.id === id))?.id ?? "";

/** Puts an entry at the end of another category and takes it out of where it was first. Whether that was stored. */
export function useMoveToCategory(
  categories: readonly Category[],
): (kind: Kind, id: string, categoryId: string) => Promise<boolean> {
  const { offeringId, storefrontIds } = useShop().restaurant;
  const client = useModelClient();
  const storefrontId = storefrontIds[0];
  return async (kind, id, categoryId) => {
    const from = categoryOf(categories, kind, id);
    if (from === categoryId) return true;
    for (const { id: each, entries } of categories) {
      if (client === null || storefrontId === undefined || (each !== from && each !== categoryId)) continue;
      const others = entries.filter((entry) => !(entry.kind === kind && entry.id === id));
      const at = { offeringId, storefrontId, categoryId: each };
      const next = each === categoryId ? [...others, { kind, id }] : others;
      const answer = await client.write.update(categoryDocument, at, { entries: next });
      if (answer.ok) continue;
      notify({ message: formText.notSaved, detail: consoleText.failure[answer.failure.type], tone: "danger" });
      return false;
    }
    return true;
  };
}
