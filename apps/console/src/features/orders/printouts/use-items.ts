import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect, useState } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";

type Item = DocumentOf<typeof itemDocument>;

const noItems: ReadonlyMap<string, Item> = new Map();

/** Items that these orders contain, one read each; the catalog may have thousands beside them. */
export function useItems(orders: readonly ShopOrder[]): ReadonlyMap<string, Item> {
  const client = useModelClient();
  const [items, setItems] = useState(noItems);
  const addresses = [...new Set(orders.flatMap(addressesOf))].toSorted().join(" ");
  useEffect(() => {
    if (client === null || addresses === "") return undefined;
    const documents = addresses.split(" ").map((address) => {
      const [offeringId = "", itemId = ""] = address.split("/");
      return client.cache.document(itemDocument, { offeringId, itemId });
    });
    const read = (): void =>
      setItems(
        new Map(
          documents.flatMap((document) => {
            const item = valueOf(document.state());
            return item === null ? [] : [[item.id, item]];
          }),
        ),
      );
    const stops = documents.map((document) => document.subscribe(read));
    read();
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, addresses]);
  return items;
}

const addressesOf = ({ offeringId, lines }: ShopOrder): readonly string[] =>
  lines.flatMap(({ kind, refId, components }) =>
    [...(kind === "item" ? [refId] : []), ...components.map(({ itemId }) => itemId)].map(
      (itemId) => `${offeringId}/${itemId}`,
    ),
  );
