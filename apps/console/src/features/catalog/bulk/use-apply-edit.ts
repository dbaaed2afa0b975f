import { setSoldOut } from "@lokalkorb/contracts/offerings";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useMarkDraft } from "@/entities/catalog/use-mark-draft";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { wordsFor } from "@/shared/commands/use-command";
import type { Category } from "../state/use-catalog.ts";
import { useMoveToCategory } from "../state/use-move-to-category.ts";
import { useWriteItems } from "../state/use-write-items.ts";
import type { BulkEdit, ItemChange } from "./bulk-edit.ts";

export interface EditOutcome {
  /** Changes that did not happen. */
  readonly stayed: readonly ItemChange[];
  /** Why; empty where that was said already. */
  readonly why: string;
}

export type ApplyEdit = (
  edit: BulkEdit,
  changes: readonly ItemChange[],
  onApplied: (count: number) => void,
) => Promise<EditOutcome>;

/** Carries out one change of several items, each part of it the way that a single one goes. */
export function useApplyEdit(categories: readonly Category[]): ApplyEdit {
  const { restaurantId, shop } = useShop();
  const { offeringId } = shop;
  const client = useModelClient();
  const markDraft = useMarkDraft();
  const writeItems = useWriteItems();
  const moveTo = useMoveToCategory(categories);

  const switchAll = async (soldOut: boolean, changes: readonly ItemChange[], onApplied: (count: number) => void) => {
    const stayed: ItemChange[] = [];
    let why = "";
    for (const [index, change] of changes.entries()) {
      const input = { requestId: crypto.randomUUID(), restaurantId, offeringId, itemId: change.item.id, soldOut };
      const answer = await client?.call(setSoldOut, input);
      if (answer?.ok) onApplied(index + 1 - stayed.length);
      else {
        stayed.push(change);
        why = answer?.refusal ? await wordsFor(answer.refusal) : failureText[answer?.failure.type ?? "unavailable"];
        // Without a connection each of the others would wait for its own failure.
        if (!answer?.refusal) return { stayed: [...stayed, ...changes.slice(index + 1)], why };
      }
    }
    return { stayed, why };
  };

  return async (edit, changes, onApplied) => {
    if (edit.kind === "soldOut") return switchAll(edit.soldOut, changes, onApplied);
    if (edit.kind === "category") {
      const ids = changes.map(({ item }) => item.id);
      if (!(await moveTo("item", ids, edit.categoryId))) return { stayed: changes, why: "" };
      await markDraft();
      return { stayed: [], why: "" };
    }
    const writes = changes.map(({ item, patch }) => ({ id: item.id, patch }));
    const { stayed, failure } = await writeItems(writes, onApplied);
    const left = new Set(stayed.map(({ id }) => id));
    return {
      stayed: changes.filter(({ item }) => left.has(item.id)),
      why: failure === undefined ? "" : failureText[failure.type],
    };
  };
}
