import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useMarkDraft } from "@/entities/catalog/use-mark-draft";
import { useShop } from "@/entities/shop/shop-context";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { writeInBatches, type BatchOutcome } from "./write-in-batches.ts";

/** A change of one item, or all fields of a new one. */
export type ItemWrite = { readonly id: string } & (
  | { readonly patch: ReadonlyMap<string, unknown> }
  | { readonly fields: FieldsOf<typeof itemDocument> }
);

/** The live list takes in what was written at once in one go: more would hold up the page of a slow device. */
const fewTogether = 20;

/** Writes many items; what shoppers see of it waits for the next publication. */
export function useWriteItems(): (
  writes: readonly ItemWrite[],
  onWritten: (count: number) => void,
) => Promise<BatchOutcome<ItemWrite>> {
  const { offeringId } = useShop().shop;
  const markDraft = useMarkDraft();
  const client = useModelClient();
  return async (writes, onWritten) => {
    if (client === null) return { stayed: writes, failure: { type: "unavailable", cause: null } };
    const outcome = await writeInBatches(
      // Neighbours by id lie in one part of the live list, which then is the only one to be read again.
      writes.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      (batch) =>
        client.write.together(
          itemDocument,
          batch.map(({ id: itemId, ...write }) => ({ ...write, at: { offeringId, itemId } })),
        ),
      onWritten,
      fewTogether,
    );
    if (outcome.stayed.length < writes.length) await markDraft();
    return outcome;
  };
}
