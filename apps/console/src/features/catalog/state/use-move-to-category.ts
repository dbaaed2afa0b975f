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

/** The entries that a category has room for. */
export const mostEntries = 1_000;

/** The first category of each entry. A long list asks for thousands of the same categories. */
const firstCategories = new WeakMap<readonly Category[], ReadonlyMap<string, string>>();

/** The first category that shows it; empty: none. */
export function categoryOf(categories: readonly Category[], kind: Kind, id: string): string {
  const known = firstCategories.get(categories) ?? firstCategoriesOf(categories);
  firstCategories.set(categories, known);
  return known.get(`${kind}/${id}`) ?? "";
}

const firstCategoriesOf = (categories: readonly Category[]): ReadonlyMap<string, string> =>
  new Map(
    categories
      .toReversed()
      .flatMap((category) => category.entries.map((entry) => [`${entry.kind}/${entry.id}`, category.id] as const)),
  );

/**
 * Puts entries at the end of another category and takes each out of where it was first; of one that is in none before,
 * nothing is taken. Whether that was stored.
 */
export function useMoveToCategory(
  categories: readonly Category[],
): (kind: Kind, ids: readonly string[], categoryId: string) => Promise<boolean> {
  const { offeringId, storefrontIds } = useShop().shop;
  const client = useModelClient();
  const storefrontId = storefrontIds[0];
  return async (kind, ids, categoryId) => {
    const from = new Map(ids.map((id) => [id, categoryOf(categories, kind, id)]));
    const moved = ids.filter((id) => from.get(id) !== categoryId);
    // First where they go: a way that breaks off halfway leaves them in two categories, never in none.
    for (const { id: each, entries } of categories.toSorted((a, b) => order(a, categoryId) - order(b, categoryId))) {
      const leaving = new Set(each === categoryId ? moved : moved.filter((id) => from.get(id) === each));
      if (client === null || storefrontId === undefined || leaving.size === 0) continue;
      const at = { offeringId, storefrontId, categoryId: each };
      const next = (before: Category["entries"]): Category["entries"] => {
        const others = before.filter((entry) => !(entry.kind === kind && leaving.has(entry.id)));
        return each === categoryId ? [...others, ...moved.map((id) => ({ kind, id }))] : others;
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

const order = ({ id }: Category, first: string): number => (id === first ? 0 : 1);
