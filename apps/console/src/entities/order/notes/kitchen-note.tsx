import { UtensilsIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { orderText } from "../ui/order-text.ts";

/** Words of the counter to the kitchen; they come from no shopper, so they stand without quotes. */
export function KitchenNote({ text }: { readonly text: string }): ReactElement {
  return (
    <p className="flex gap-2 rounded-md bg-warning-tint px-2.5 py-2 text-meta leading-4">
      <UtensilsIcon size={16} className="flex-none" />
      <span className="min-w-0">
        <b>{orderText.kitchenNote} </b>
        {text}
      </span>
    </p>
  );
}
