import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { tableSeal } from "@lokalkorb/model/table-seal";
import { notify } from "@lokalkorb/ui/notify";
import { useState } from "react";
import { useMarkDraft } from "@/entities/catalog/use-mark-draft";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { newTableCode } from "./table-link.ts";
import { tablesText as words } from "./tables-text.ts";

export interface TableCodes {
  readonly isBusy: boolean;
  /** Makes a code or another one. True where it is stored. */
  renew(optionId: string): Promise<boolean>;
  /** Tables are chosen at the checkout again. */
  drop(optionId: string): Promise<boolean>;
}

/** The code of a shop's tables, which counts from the next publication on. */
export function useTableCodes(): TableCodes {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const markDraft = useMarkDraft();
  const [isBusy, setBusy] = useState(false);
  const write = async (optionId: string, code: string | null): Promise<boolean> => {
    if (client === null || isBusy) return false;
    setBusy(true);
    const { removeField, update } = client.write;
    const answer = await update(
      fulfilmentMethodDocument,
      { restaurantId, optionId },
      code === null
        ? { tableCode: removeField(), tableSeal: removeField() }
        : { tableCode: code, tableSeal: await tableSeal(code) },
    );
    setBusy(false);
    if (!answer.ok) notify({ message: words.notSaved, detail: failureText[answer.failure.type], tone: "danger" });
    else void markDraft();
    return answer.ok;
  };
  return {
    isBusy,
    renew: async (optionId) => write(optionId, newTableCode()),
    drop: async (optionId) => write(optionId, null),
  };
}
