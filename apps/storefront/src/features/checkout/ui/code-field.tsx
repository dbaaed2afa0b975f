import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { TagIcon, WalletIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type KeyboardEvent, type ReactElement } from "react";
import { failureText } from "@/entities/order/failure-text";
import { fieldId } from "../state/checkout-fields.ts";
import type { KnownCode } from "../state/checkout-form.ts";
import { checkoutText } from "../state/checkout-text.ts";
import { placeRefusalText } from "../state/place-refusal-text.ts";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import { useCodes } from "../calls/use-codes.ts";

/** Discount codes and gift cards, several of them; what is wrong with one stands at the field or at the code. */
export function CodeField({ shop, checkout }: CheckoutProps): ReactElement {
  const { menu, priced, now } = shop;
  const codes = useCodes(menu);
  const [typed, setTyped] = useState("");
  const place = { timezone: menu.shop.timezone, now };
  const add = async (): Promise<void> => {
    if (typed.trim() === "" || codes.checking) return;
    if (await codes.add(typed)) setTyped("");
    checkout.settle();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };
  const error = codes.refusal
    ? placeRefusalText(codes.refusal, place)
    : codes.failure
      ? failureText[codes.failure.type]
      : undefined;
  const remove = (code: string): void => {
    codes.remove(code);
    checkout.settle();
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <TextField
          id={fieldId("code")}
          label={checkoutText.code}
          note={checkoutText.optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          look="outline"
          className="mt-[1.6rem]"
          pending={codes.checking}
          pendingLabel={checkoutText.checkingCode}
          onClick={() => void add()}
        >
          {checkoutText.redeem}
        </Button>
      </div>
      {checkout.form.codes.length > 0 && (
        <ul className="grid gap-2">
          {checkout.form.codes.map((known) => {
            const problem = priced.problems.find((one) => "code" in one && one.code === known.code);
            const given = priced.codes.find(({ code }) => code === known.code);
            return (
              <li key={known.code} className="flex items-center gap-3 rounded-lg bg-tint-2 py-1 ps-4 pe-1">
                {known.kind === "giftCard" ? <WalletIcon size={16} /> : <TagIcon size={16} />}
                <p className="min-w-0 flex-1 py-1 leading-snug">
                  <b className="break-words">{known.code}</b>
                  <span className="block text-meta text-ink-2">{nameOf(known)}</span>
                  {problem && (
                    <output className="block text-meta font-bold text-danger-ink">
                      {placeRefusalText(problem, place)}
                    </output>
                  )}
                </p>
                {given && <b className="text-name whitespace-nowrap">{formatMoney(0 - given.cents)}</b>}
                <button
                  type="button"
                  className="link min-h-11 px-3"
                  aria-label={checkoutText.removeCode(known.code)}
                  onClick={() => remove(known.code)}
                >
                  {checkoutText.remove}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const nameOf = (known: KnownCode): string =>
  known.kind === "giftCard"
    ? checkoutText.balance(known.giftCard.name, formatMoney(known.giftCard.balanceCents))
    : known.terms.name;
