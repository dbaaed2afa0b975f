import { valueOf } from "@lokalkorb/model/document/document-state";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { notify } from "@lokalkorb/ui/notify";
import { useMarkDraft } from "@/entities/catalog/use-mark-draft";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { useSaveDocument, type Saved } from "@/shared/forms/state/use-save-document";
import type { OfferingItem } from "../state/offering-item.ts";
import { useWriteItems } from "../state/use-write-items.ts";
import { changeOf, ownPriceWrites, type PriceList, type PriceListValues } from "./price-list-values.ts";
import { priceListText as words } from "./price-list-text.ts";

export interface PriceLists {
  /** null while they are on their way. */
  readonly lists: readonly PriceList[] | null;
  /** `stored` null makes a new one. */
  readonly save: (values: PriceListValues, stored: PriceList | null) => Promise<Saved>;
  readonly remove: (list: PriceList) => Promise<Saved>;
}

/** The price lists of the shop, live: their percentages with its settings, single prices with the articles. */
export function usePriceLists(items: readonly OfferingItem[]): PriceLists {
  const { restaurantId } = useShop();
  const settings = valueOf(useDocument(settingsDocument, { restaurantId }));
  const saveDocument = useSaveDocument();
  const writeItems = useWriteItems();
  const markDraft = useMarkDraft();
  const lists = settings === null ? null : (settings.priceLists ?? []);
  const keep = async (next: PriceList[], listId: string, own: PriceListValues["own"] | null): Promise<Saved> => {
    if (lists === null) return false;
    const before = { priceLists: [...lists] };
    const saved = await saveDocument(settingsDocument, { restaurantId }, before, { priceLists: next });
    if (saved !== true) return saved;
    const { stayed, failure } = await writeItems(ownPriceWrites(items, listId, own), () => undefined);
    await markDraft();
    if (failure === undefined) return true;
    notify({ message: words.stayed(stayed.length), detail: failureText[failure.type], tone: "danger" });
    return false;
  };
  return {
    lists,
    save: (values, stored) => {
      const list = { id: stored?.id ?? crypto.randomUUID(), name: values.name.trim(), changeBp: changeOf(values) };
      const known = lists ?? [];
      const next = stored === null ? [...known, list] : known.map((one) => (one.id === list.id ? list : one));
      return keep(next, list.id, values.own);
    },
    remove: ({ id }) =>
      keep(
        (lists ?? []).filter((one) => one.id !== id),
        id,
        null,
      ),
  };
}
