import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { canSplit, splitShares } from "@lokalkorb/domain/ordering/group/split-shares";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { useEffect, useMemo, type ReactElement } from "react";
import { basketOfCheckout } from "@/entities/basket/group-basket";
import { namesOf } from "@/entities/group/group-names";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import { splitText } from "./split-text.ts";

/** Who pays for a group, and each one's part before that is chosen. Only what is paid online can be paid apart. */
export function SplitChoice({ shop, checkout }: CheckoutProps): ReactElement | null {
  const { priced, store } = shop;
  const { form, covered, set } = checkout;
  const groupId = basketOfCheckout(store().id);
  const names = useMemo(() => (groupId === null ? [] : namesOf(String(groupId))), [groupId]);
  // The first place of a group is its host's.
  const hostId = names[0]?.id ?? "p1";
  const { lines, totals, amountDueCents: dueCents } = priced;
  const shares = useMemo(() => splitShares({ lines, totals, dueCents }, hostId), [lines, totals, dueCents, hostId]);
  const isAsked = form.payment === "online" && form.card === null && !covered && shares.length > 1;
  const isPossible = canSplit(shares, hostId);
  const isWrong = form.eachPays && !isPossible;
  useEffect(() => {
    if (isWrong) set({ eachPays: false });
  }, [isWrong, set]);
  if (!isAsked) return null;
  const choices = [
    { eachPays: false, label: splitText.all, detail: splitText.allDetail },
    { eachPays: true, label: splitText.each, detail: splitText.eachDetail },
  ];
  return (
    <>
      {isPossible ? (
        <fieldset>
          <legend className="mb-1 font-bold">{splitText.legend}</legend>
          {choices.map(({ eachPays, label, detail }) => (
            <ChoiceRow
              key={label}
              kind="radio"
              name="wer-zahlt"
              className="min-h-14"
              label={label}
              detail={detail}
              checked={form.eachPays === eachPays}
              onChange={() => set({ eachPays })}
            />
          ))}
        </fieldset>
      ) : (
        <p className="text-meta text-ink-2">{splitText.small}</p>
      )}
      <div className="grid gap-2 rounded-lg bg-sunken px-4 py-3">
        <h3 className="text-name font-bold">{splitText.shares}</h3>
        <dl className="grid gap-1">
          {shares.map(({ participantId, cents }, index) => (
            <div key={participantId} className="flex justify-between gap-3">
              <dt className="min-w-0 break-words">
                {names.find(({ id }) => id === participantId)?.name ?? splitText.unnamed(index + 1)}
              </dt>
              <dd className="whitespace-nowrap">{formatMoney(cents)}</dd>
            </div>
          ))}
        </dl>
        <p className="text-meta text-ink-2">{splitText.how}</p>
      </div>
    </>
  );
}
