import { moveWithdrawal } from "@lokalkorb/contracts/withdrawals";
import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import type { CardProps } from "./withdrawal-card.tsx";
import { withdrawalsText as words } from "./withdrawals-text.ts";

/** The number was none of this shop's, or that of another order: the shop says which order is meant. */
export function MatchOrder({
  withdrawal: { withdrawalId },
  mayDecide,
  onDone,
  isOther = false,
}: CardProps & { readonly mayDecide: boolean; readonly isOther?: boolean }): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [typed, setTyped] = useState("");
  const [pending, setPending] = useState(false);
  const match = async (): Promise<void> => {
    setPending(true);
    const step = { kind: "match", orderNo: typed.trim() } as const;
    const done = await run(moveWithdrawal, { restaurantId, withdrawalId, step }, words.subject);
    setPending(false);
    if (done.ok) onDone();
  };
  return (
    <div className="grid gap-2 rounded-lg bg-sunken p-3">
      {!isOther && (
        <>
          <b>{words.unmatched}</b>
          <p className="text-meta text-ink-2">{words.unmatchedText}</p>
        </>
      )}
      {mayDecide && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== "") void match();
          }}
        >
          <TextField
            label={words.number}
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="outline" pending={pending} pendingLabel={words.working}>
            {words.match}
          </Button>
        </form>
      )}
    </div>
  );
}
