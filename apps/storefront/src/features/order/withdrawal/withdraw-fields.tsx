import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement, SubmitEvent } from "react";
import { privacyPath } from "@/shared/routes/paths";
import type { OrderChoice } from "./use-choice.ts";
import type { WithdrawalState } from "./use-withdrawal.ts";
import { withdrawText as words } from "./withdraw-text.ts";

interface FieldsProps {
  readonly slug: string;
  readonly state: WithdrawalState;
  /** Of a known order; null: it is said in words. */
  readonly choice: OrderChoice | null;
}

/** Name, order and address: nothing else may be asked for (WDR-02). */
export function WithdrawFields({ slug, state, choice }: FieldsProps): ReactElement {
  const { form, errors, set, next } = state;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = next();
    if (wrong === null) window.scrollTo({ top: 0 });
    else document.getElementById(wrong)?.focus();
  };
  return (
    <form className="order-card grid gap-4" method="post" action="/api/widerruf" noValidate onSubmit={submit}>
      {/* Without scripts the form goes to a page of the server. */}
      <input type="hidden" name="shop" value={slug} />
      <h2 className="text-h3">{words.yours}</h2>
      <TextField
        id="name"
        name="name"
        label={words.name}
        autoComplete="name"
        maxLength={120}
        required
        value={form.name}
        error={errors.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      {choice === null && (
        <TextField
          id="orderNo"
          name="orderNo"
          label={words.orderNo}
          hint={words.orderNoHint}
          maxLength={120}
          required
          value={form.orderNo}
          error={errors.orderNo}
          onChange={({ target }) => set({ orderNo: target.value })}
        />
      )}
      <TextField
        id="email"
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        value={form.email}
        error={errors.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      {choice === null ? (
        <TextArea
          id="goods"
          name="goods"
          label={words.goods}
          hint={words.goodsHint}
          note={words.optional}
          rows={3}
          maxLength={2000}
          value={form.goods}
          onChange={({ target }) => set({ goods: target.value })}
        />
      ) : (
        <Sums choice={choice} />
      )}
      <Button type="submit" size="large" wide>
        {words.next}
      </Button>
      <p className="text-meta text-ink-2">
        {words.notSent}{" "}
        <PageLink href={privacyPath()} className="link">
          {words.privacy}
        </PageLink>
      </p>
    </form>
  );
}

function Sums({ choice: { chosen, backCents, hasDelivery } }: { readonly choice: OrderChoice }): ReactElement | null {
  if (backCents === null) return null;
  return (
    <dl className="grid gap-1 border-t border-dashed border-line-strong pt-3">
      <div className="flex justify-between gap-3 text-meta text-ink-2">
        <dt>{words.pieces(chosen.reduce((sum, { qty }) => sum + qty, 0))}</dt>
        <dd>{hasDelivery ? `mit ${words.delivery}` : `${words.delivery} ${words.deliveryStays}`}</dd>
      </div>
      <div className="flex justify-between gap-3 text-h3">
        <dt>{words.youGet}</dt>
        <dd>
          <b>{formatMoney(backCents)}</b>
        </dd>
      </div>
    </dl>
  );
}
