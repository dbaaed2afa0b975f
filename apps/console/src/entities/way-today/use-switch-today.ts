import { switchWayToday } from "@lokalkorb/contracts/offerings";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { wayOffToday } from "@lokalkorb/domain/shop/way-today";
import { notify } from "@lokalkorb/ui/notify";
import { useShop } from "@/entities/shop/shop-context";
import { useCommandQueue } from "@/shared/commands/command-queue";
import { useCommand } from "@/shared/commands/use-command";
import { todayText as words } from "./today-text.ts";

/** Switches all ways of a kind for today, in the order of the presses, with a way back. */
export function useSwitchToday(): (type: FulfilmentType, off: boolean) => Promise<void> {
  const { restaurantId } = useShop();
  const run = useCommand();
  const queued = useCommandQueue();
  const switchTo = async (type: FulfilmentType, off: boolean): Promise<void> => {
    const answer = await queued(() => run(switchWayToday, { restaurantId, type, off }, fulfilmentTypeLabels[type]));
    if (!answer.ok) return;
    notify({
      message: off ? `${wayOffToday[type]}.` : words.isOn[type],
      ...(off && { detail: words.off }),
      tone: "ok",
      autoDismiss: true,
      action: { label: words.undo, onPress: () => void switchTo(type, !off) },
    });
  };
  return switchTo;
}
