import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect, useState } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";

type Item = DocumentOf<typeof itemDocument>;

export interface ReadItems {
  readonly items: ReadonlyMap<string, Item>;
  /** `failed`: some could not be read. */
  readonly state: "pending" | "present" | "failed";
}

const noItems: ReadItems = { items: new Map(), state: "pending" };
const nothingToRead: ReadItems = { ...noItems, state: "present" };

/** Items that these orders contain, one read each; the catalog may have thousands beside them. */
export function useItems(orders: readonly ShopOrder[]): ReadItems {
  const client = useModelClient();
  const [read, setRead] = useState(noItems);
  const addresses = [...new Set(orders.flatMap(addressesOf))].toSorted().join(" ");
  useEffect(() => {
    if (client === null || addresses === "") return undefined;
    const documents = addresses.split(" ").map((address) => {
      const [offeringId = "", itemId = ""] = address.split("/");
      return client.cache.document(itemDocument, { offeringId, itemId });
    });
    const look = (): void => {
      const states = documents.map((document) => document.state());
      const is = (status: (typeof states)[number]["status"]): boolean =>
        states.some((state) => state.status === status);
      setRead({
        items: new Map(states.map(valueOf).flatMap((item) => (item === null ? [] : [[item.id, item]]))),
        state: is("pending") ? "pending" : is("failed") ? "failed" : "present",
      });
    };
    const stops = documents.map((document) => document.subscribe(look));
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, addresses]);
  return addresses === "" ? nothingToRead : read;
}

const addressesOf = ({ offeringId, lines }: ShopOrder): readonly string[] =>
  lines.flatMap(({ kind, refId, components }) =>
    [...(kind === "item" ? [refId] : []), ...components.map(({ itemId }) => itemId)].map(
      (itemId) => `${offeringId}/${itemId}`,
    ),
  );
