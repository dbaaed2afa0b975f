import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import type { Declaration, WithdrawalState } from "./use-withdrawal.ts";
import { withdrawText as words } from "./withdraw-text.ts";

interface ConfirmProps {
  readonly shop: { readonly name: string; readonly email: string };
  readonly state: WithdrawalState;
  readonly declared: Declaration;
}

/** The declaration as it will be sent, and the one button that sends it (WDR-02). */
export function WithdrawConfirm({ shop, state, declared }: ConfirmProps): ReactElement {
  const { pending, problem, send, back } = state;
  const { body, goods, backCents } = declared;
  const rows = [
    [words.name, body.name],
    [words.email, body.email],
  ];
  return (
    <div className="grid gap-4">
      <section className="order-card" aria-labelledby="declaration">
        <h2 id="declaration" className="text-h3">
          {words.declaration}
        </h2>
        <p className="mt-2">{words.declare(body.orderNo, shop.name)}</p>
        <ul className="mt-2 font-bold">
          {(goods.length === 0 ? [words.all] : goods).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <dl className="mt-3 grid gap-1 border-t border-dashed border-line-strong pt-3 text-meta">
          {rows.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="order-card" aria-labelledby="what-next">
        <h2 id="what-next" className="text-h3">
          {words.whatNext}
        </h2>
        <ol className="mt-2 grid gap-2">
          {words.after.map(([what, when]) => (
            <li key={what}>
              <b>{what}</b>
              <p className="text-meta text-ink-2">{when}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="order-card grid gap-3" aria-label={words.confirm}>
        {backCents !== null && (
          <p className="flex justify-between gap-3 text-h3">
            <span>{words.youGet}</span>
            <b>{formatMoney(backCents)}</b>
          </p>
        )}
        {problem !== null && (
          <Notice tone="danger" title={words.problem} announce>
            {`${problem} ${words.mail(shop.email)}`}
          </Notice>
        )}
        <Button size="large" wide pending={pending} pendingLabel={words.sending} onClick={send}>
          {words.confirm}
        </Button>
        <Button look="outline" wide onClick={back}>
          {words.change}
        </Button>
      </section>
    </div>
  );
}
