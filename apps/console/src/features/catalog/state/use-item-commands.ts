import { setSoldOut, setStock } from "@lokalkorb/contracts/offerings";
import { notify } from "@lokalkorb/ui/notify";
import { useCallback, useMemo } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import type { OfferingItem } from "./offering-item.ts";

export interface ItemCommands {
  readonly setSoldOut: (item: OfferingItem, soldOut: boolean) => Promise<boolean>;
  readonly setStock: (item: OfferingItem, onHand: number) => Promise<boolean>;
}

/** Both take effect for shoppers at once, without publishing. */
export function useItemCommands(): ItemCommands {
  const { restaurantId, shop } = useShop();
  const { offeringId } = shop;
  const run = useCommand();

  const soldOutCommand = useCallback<ItemCommands["setSoldOut"]>(
    async (item, soldOut) =>
      (await run(setSoldOut, { restaurantId, offeringId, itemId: item.id, soldOut }, item.name)).ok,
    [run, restaurantId, offeringId],
  );
  const stockCommand = useCallback<ItemCommands["setStock"]>(
    async (item, onHand) => {
      const answer = await run(
        setStock,
        { restaurantId, offeringId, itemId: item.id, onHand },
        `Bestand von „${item.name}“`,
      );
      if (answer.ok && answer.value.onHand > onHand)
        notify({ message: raised(item.name, answer.value.onHand), tone: "warning" });
      return answer.ok;
    },
    [run, restaurantId, offeringId],
  );
  return useMemo(() => ({ setSoldOut: soldOutCommand, setStock: stockCommand }), [soldOutCommand, stockCommand]);
}

const raised = (name: string, onHand: number): string =>
  `„${name}“: ${onHand} Stück sind für Bestellungen reserviert, weniger geht nicht.`;
