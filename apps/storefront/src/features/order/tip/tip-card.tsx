import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { leastLaterTipCents, laterTipState, proposedTips } from "@lokalkorb/domain/ordering/tips/later-tip";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { Button } from "@lokalkorb/ui/button";
import { SpinnerIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement, type ReactNode } from "react";
import { readTip, tipError } from "@/entities/order/own-tip";
import type { OrderPage } from "../calls/watch-order.ts";
import { tipText as words } from "./tip-text.ts";
import { useTip } from "./use-tip.ts";
import { useTipReturn } from "./use-tip-return.ts";

export interface TipCardProps extends Pick<OrderPage, "order" | "orderKey" | "isMine" | "menu" | "now"> {
  readonly isOffline: boolean;
}

/** A tip after the handover: its orderer may give one, and everybody who looks at the order sees what became of it. */
export function TipCard(props: TipCardProps): ReactElement | null {
  const { order, orderKey, isMine, menu, now } = props;
  const { laterTip } = order;
  const returned = useTipReturn(orderKey, laterTip !== undefined);
  // The clock of the page moves once a minute; functions have the last word about the first seconds.
  const state = laterTipState(order, Math.max(now, (order.completedAt ?? 0) + undoHeldFor));
  if (laterTip !== undefined) {
    const money = formatMoney(laterTip.cents);
    const told = laterTip.backAt !== undefined ? words.back : laterTip.isGoingBack ? words.goesBack : words.given;
    return (
      <Card>
        <output className="block">{told(money)}</output>
      </Card>
    );
  }
  const isOffered = isMine && menu?.tips !== undefined && menu.paymentMethods.includes("online");
  if (state !== "open" || !isOffered) return null;
  return (
    <Card>
      {returned === "checking" ? (
        <output className="flex gap-3">
          <SpinnerIcon className="mt-0.5 animate-spin text-theme-ink" />
          {words.checking}
        </output>
      ) : (
        <>
          {returned !== null && <Notice tone="warning" announce title={words[returned]} />}
          <TipForm {...props} proposals={menu?.tips === undefined ? [] : proposedTips(menu.tips, order)} />
        </>
      )}
    </Card>
  );
}

const Card = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <section className="order-card" aria-labelledby="trinkgeld">
    <h2 id="trinkgeld" className="text-h3">
      {words.title}
    </h2>
    {children}
  </section>
);

/** Nothing is chosen beforehand (VAT-06). */
function TipForm({
  orderKey,
  proposals,
  isOffline,
}: TipCardProps & { readonly proposals: readonly Cents[] }): ReactElement {
  const { busy, problem, give } = useTip(orderKey);
  const [chosen, setChosen] = useState<Cents | null>(null);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState<string | null>(null);
  const own = readTip(typed);
  const tooSmall = own !== null && own < leastLaterTipCents ? words.least(formatMoney(leastLaterTipCents)) : undefined;
  const error = tipError(typed) ?? tooSmall;
  const cents = typed.trim() === "" ? chosen : error === undefined ? own : null;
  const said = isOffline ? words.offline : (missing ?? problem);
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(cents === null && error === undefined ? words.choose : null);
        if (cents !== null && !isOffline) void give(cents);
      }}
    >
      <p className="text-ink-2">{words.lead}</p>
      {proposals.length > 0 && (
        <Segmented
          legend={words.legend}
          name="later-tip"
          value={chosen === null || typed.trim() !== "" ? undefined : String(chosen)}
          onChange={(value) => {
            setTyped("");
            setChosen(Number(value));
          }}
          segments={proposals.map((proposal) => ({ value: String(proposal), label: formatMoney(proposal) }))}
        />
      )}
      <TextField
        label={words.own}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        after="€"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      {said !== null && <Notice tone={isOffline ? "warning" : "danger"} announce title={said} />}
      <Button type="submit" look="outline" wide pending={busy} pendingLabel={words.opening}>
        {cents === null ? words.press : words.give(formatMoney(cents))}
      </Button>
    </form>
  );
}
