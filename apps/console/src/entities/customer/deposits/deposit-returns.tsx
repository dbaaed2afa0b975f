import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { depositPiecesText } from "@lokalkorb/domain/labels/deposit-labels";
import type { DepositReturn } from "@lokalkorb/domain/ordering/deposits/deposit-fields";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { depositText as words } from "./deposit-text.ts";

const shown = 3;

export interface DepositReturnsProps {
  readonly returns: readonly DepositReturn[];
  readonly pending: boolean;
  readonly onUndo: (returnId: string) => Promise<void>;
}

/** The latest returns, each with its way back. */
export function DepositReturns({ returns, pending, onUndo }: DepositReturnsProps): ReactElement | null {
  const { timezone } = useShop().shop;
  if (returns.length === 0) return null;
  return (
    <section aria-label={words.returns} className="grid gap-1 border-t border-line pt-2">
      <h4 className="text-meta text-ink-2">{words.returns}</h4>
      <ul className="grid gap-1">
        {returns.slice(0, shown).map(({ id, at, by, pieces }) => {
          const { date, time } = instantToLocal(at, timezone);
          return (
            <li key={id} className="flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <span className="block">{depositPiecesText(pieces)}</span>
                <span className="block text-meta text-ink-2">
                  {[`${formatDate(date)}, ${time} Uhr`, by].filter(Boolean).join(", ")}
                </span>
              </span>
              <Button look="outline" size="small" disabled={pending} onClick={() => void onUndo(id)}>
                {words.undo}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
