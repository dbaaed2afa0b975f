import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Switch } from "@lokalkorb/ui/switch";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { printoutText as words } from "./choice/printouts-text.ts";
import type { AutoPrinting } from "./auto-print/use-auto-print.ts";

export function AutoPrintSwitch({ auto: { isOn, last, turn } }: { readonly auto: AutoPrinting }): ReactElement {
  const { shop } = useShop();
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <Switch label={words.auto} checked={isOn} onChange={(event) => turn(event.target.checked)} />
      <p className="text-meta text-ink-2">{words.autoNote}</p>
      {isOn && (
        <output className="text-meta">
          {last === null
            ? words.autoWaits
            : words.autoPrinted(last.dayCode, instantToLocal(last.acceptedAt ?? 0, shop.timezone).time)}
        </output>
      )}
    </div>
  );
}
