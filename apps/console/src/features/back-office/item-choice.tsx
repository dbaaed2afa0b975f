import { listShopItems } from "@lokalkorb/contracts/back-office";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Select } from "@lokalkorb/ui/select";
import { useEffect, useState, type ReactElement } from "react";
import { backOfficeText as words } from "./back-office-text.ts";

export type ShopItem = OutputOf<typeof listShopItems>["items"][number];

/** The items of a shop; null while they are on their way, or do not come. */
export function useShopItems(restaurantId: string): readonly ShopItem[] | null {
  const client = useModelClient();
  const [items, setItems] = useState<readonly ShopItem[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void client?.call(listShopItems, { restaurantId }).then((answer) => {
      if (isHere && answer.ok) setItems(answer.value.items);
    });
    return () => {
      isHere = false;
    };
  }, [client, restaurantId]);
  return items;
}

export interface ItemChoiceProps {
  readonly items: readonly ShopItem[] | null;
  readonly label: string;
  /** Stands for no item. */
  readonly none: string;
  readonly value: string;
  readonly onChange: (itemId: string) => void;
  readonly error?: string | undefined;
}

export function ItemChoice({ items, none, onChange, ...field }: ItemChoiceProps): ReactElement {
  return (
    <Select {...field} name="item" onChange={(event) => onChange(event.target.value)}>
      <option value="">{items === null ? words.itemsLoading : none}</option>
      {(items ?? []).map(({ itemId, name, blockedFor }) => (
        <option key={itemId} value={itemId}>
          {blockedFor === undefined ? name : words.itemBlocked(name)}
        </option>
      ))}
    </Select>
  );
}
