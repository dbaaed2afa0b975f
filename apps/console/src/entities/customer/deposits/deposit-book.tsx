import { changeCustomer } from "@lokalkorb/contracts/customers";
import { type DepositPiece, pieceKey } from "@lokalkorb/domain/pricing/totals/deposit-piece";
import { depositPiecesText, pieceName, piecesText } from "@lokalkorb/domain/labels/deposit-labels";
import { openPieces, piecesCents } from "@lokalkorb/domain/ordering/deposits/deposit-book";
import { Button } from "@lokalkorb/ui/button";
import { notify } from "@lokalkorb/ui/notify";
import { NumberStepper } from "@lokalkorb/ui/number-stepper";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { failureText } from "@/shared/commands/failure-text";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import type { ShopCustomer } from "../use-customers.ts";
import { DepositReturns } from "./deposit-returns.tsx";
import { depositText as words } from "./deposit-text.ts";

export interface DepositBookProps {
  readonly customer: ShopCustomer;
  /** At whose handover the pieces come back. */
  readonly orderId?: string;
}

/** The pieces that a customer has at home, taken back by the piece: never more than is open. */
export function DepositBook({ customer, orderId }: DepositBookProps): ReactElement {
  const { restaurantId } = useShop();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const { send, pending, problem } = useRequest(changeCustomer, {
    "deposit-not-open": words.notOpen,
    "not-allowed": failureText.denied,
    "not-found": words.gone,
    "request-reused": failureText.refused,
    "sign-in-required": failureText.denied,
  });
  const open = openPieces(customer);
  // Another device may have taken some meanwhile.
  const back = open.flatMap((one): DepositPiece[] => {
    const pieces = Math.min(one.pieces, chosen[pieceKey(one)] ?? 0);
    return pieces === 0 ? [] : [{ ...one, pieces }];
  });
  const ask = (change: Parameters<typeof send>[0]["change"]) => send({ restaurantId, customerId: customer.id, change });
  const take = async (): Promise<void> => {
    const answer = await ask({ kind: "depositBack", pieces: back, ...(orderId === undefined ? {} : { orderId }) });
    if (answer === null) return;
    setChosen({});
    notify({ message: words.taken(depositPiecesText(back)), detail: words.pay(piecesCents(back)), tone: "ok" });
  };
  return (
    <div className="grid gap-3">
      {open.length === 0 && <p className="text-ink-2">{words.none}</p>}
      <ul className="grid gap-2">
        {open.map((one) => {
          const key = pieceKey(one);
          return (
            <li key={key} className="flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <b className="block">{words.openPieces(piecesText(one))}</b>
                <span className="block text-meta text-ink-2">{words.each(one.cents)}</span>
              </span>
              <NumberStepper
                label={words.stepper(`${pieceName(one.kind)}, ${words.each(one.cents)}`)}
                value={Math.min(one.pieces, chosen[key] ?? 0)}
                max={one.pieces}
                onChange={(pieces) => setChosen((before) => ({ ...before, [key]: pieces }))}
              />
            </li>
          );
        })}
      </ul>
      {open.length > 0 &&
        (back.length === 0 ? (
          <p className="text-meta text-ink-2">{words.choose}</p>
        ) : (
          <Button pending={pending} onClick={() => void take()}>
            {words.take(depositPiecesText(back))}
          </Button>
        ))}
      {open.length > 0 && <p className="text-meta text-ink-2">{words.money}</p>}
      <ProblemNotice title={words.title} problem={problem} />
      <DepositReturns
        returns={customer.depositReturns ?? []}
        pending={pending}
        onUndo={async (returnId) => {
          if ((await ask({ kind: "depositBackUndone", returnId })) !== null)
            notify({ message: words.undone, tone: "ok", autoDismiss: true });
        }}
      />
    </div>
  );
}
