import type { RefusalPlace } from "@lokalkorb/domain/labels/refusal-sentences";
import { failureText } from "@/entities/order/failure-text";
import { loadLive } from "@/shared/live/load-live";
import { useCommandRun, type CommandRun } from "@/shared/live/use-command-run";
import type { OrderKey } from "@/shared/routes/paths";
import type { ChangeRefusal } from "@/entities/order/refusal-text";
import { changeRefusalText } from "../state/change-refusal-text.ts";
import type { OrderCommands } from "./order-commands.ts";
import { commandsPart } from "./order-parts.ts";

export type Command = CommandRun<OrderCommands, ChangeRefusal>;

/** Commands of the order's own shopper. */
export const useCommand = (key: OrderKey, place: RefusalPlace): Command =>
  useCommandRun(
    async () => {
      const [client, orderCommands] = await Promise.all([loadLive(), commandsPart.load()]);
      return orderCommands(client, key);
    },
    { refused: (refusal) => changeRefusalText(refusal, place), failed: failureText },
  );
