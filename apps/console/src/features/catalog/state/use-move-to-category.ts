import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import type { CheckedResult } from "@lokalkorb/model/client/web-writes";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { notify } from "@lokalkorb/ui/notify";
import { failureText } from "@/shared/commands/failure-text";
import { formText } from "@/shared/forms/state/form-text";
import { same } from "@/shared/forms/state/patch-of";
import { useShop } from "@/entities/shop/shop-context";
import type { Category } from "./use-catalog.ts";

type Kind = Category["entries"][number]["kind"];

/** The first category that shows it; empty: none. */
export const categoryOf = (categories: readonly Category[], kind: Kind, id: string): string =>
  categories.find(({ entries }) => entries.some((entry) => entry.kind === kind && entry.id === id))?.id ?? "";

/** Puts an entry at the end of another category and takes it out of where it was first. Whether that was stored. */
export function useMoveToCategory(
  categories: readonly Category[],
): (kind: Kind, id: string, categoryId: string) => Promise<boolean> {
  const { offeringId, storefrontIds } = useShop().shop;
  const client = useModelClient();
  const storefrontId = storefrontIds[0];
  return async (kind, id, categoryId) => {
    const from = categoryOf(categories, kind, id);
    if (from === categoryId) return true;
    for (const { id: each, entries } of categories) {
      if (client === null || storefrontId === undefined || (each !== from && each !== categoryId)) continue;
      const at = { offeringId, storefrontId, categoryId: each };
      const next = (before: Category["entries"]): Category["entries"] => {
        const others = before.filter((entry) => !(entry.kind === kind && entry.id === id));
        return each === categoryId ? [...others, { kind, id }] : others;
      };
      let known = entries;
      const write = (): Promise<CheckedResult> =>
        client.write.updateUnchanged(categoryDocument, at, new Map([["entries", next(known)]]), (current) => {
          const isUnchanged = same(known, current.entries);
          known = current.entries;
          return isUnchanged;
        });
      // Another member of staff added one meanwhile: it goes behind that.
      const first = await write();
      const answer = first.ok || first.failure !== undefined ? first : await write();
      if (answer.ok) continue;
      const detail = failureText[answer.failure?.type ?? "unavailable"];
      notify({ message: formText.notSaved, detail, tone: "danger" });
      return false;
    }
    return true;
  };
}
