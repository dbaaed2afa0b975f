import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import { tryOrder, type TrialShop, type TrialShopper } from "@lokalkorb/domain/ordering/trial/try-order";
import { CircleCheckIcon, CircleXIcon } from "@lokalkorb/ui/icons";
import { useDeferredValue, useMemo, useState, type ReactElement } from "react";
import { useMinute } from "@/shared/device/use-now";
import { FormSection } from "@/shared/forms/ui/form-section";
import { TrialFields } from "./trial-fields.tsx";
import { shopperOf, usualExamples, type TrialExample } from "./trial-examples.ts";
import { trialLines, type TrialLine } from "./trial-lines.ts";
import { trialText as words } from "./trial-text.ts";
import { useTrialShop, type PublishedShop } from "./use-trial-shop.ts";

export interface TrialPanelProps {
  /** The shop as the form would make it; null while something in the form is wrong. */
  readonly change: ((shop: TrialShop) => TrialShop) | null;
  /** The way that is edited; null: the form holds for all of them. */
  readonly option?: FulfilmentMethod | null;
  /** A code as it holds now and as the form would make it. */
  readonly code?: { readonly before: DiscountTerms | null; readonly after: DiscountTerms } | undefined;
}

/** Three shoppers of this shop, and the answer of the unsaved form to each, beside the one that they get now. */
export function TrialPanel(props: TrialPanelProps): ReactElement {
  const change = useDeferredValue(props.change);
  const option = useDeferredValue(props.option ?? null);
  const code = useDeferredValue(props.code);
  const published = useTrialShop();
  const now = useMinute();
  const [typed, setTyped] = useState<Readonly<Record<number, TrialExample>>>({});
  const before = published.shop;
  const after = useMemo(() => before && change && change(before), [before, change]);
  const leastCents = (code?.before ?? code?.after)?.minSubtotalCents ?? 0;
  const examples = useMemo(() => {
    if (before === null || after === null) return [];
    const usual = usualExamples(after, now, { option, leastCents, before: before.menu });
    return usual.map((each, index) => typed[index] ?? each);
  }, [before, after, now, option, leastCents, typed]);
  const hasGoods =
    after !== null && examples.some((example) => goodsOf(shopperOf(example, after.menu, now)).length > 0);
  return (
    <FormSection title={words.title} lead={words.lead}>
      {!published.isPublished ? (
        <p className="text-ink-2">{words.unpublished}</p>
      ) : change === null ? (
        <p className="text-ink-2">{words.wrong}</p>
      ) : (
        before !== null && !hasGoods && <p className="text-ink-2">{words.noGoods}</p>
      )}
      {before !== null && after !== null && hasGoods && (
        <ol className="grid gap-4">
          {examples.map((example, index) => (
            <Example
              // oxlint-disable-next-line react/no-array-index-key -- examples are told apart by their order
              key={index}
              index={index}
              example={example}
              before={before}
              after={after}
              heldBy={published.heldBy}
              code={code}
              hasOneWay={option !== null}
              now={now}
              onChange={(next) => setTyped((all) => ({ ...all, [index]: next }))}
            />
          ))}
        </ol>
      )}
    </FormSection>
  );
}

const goodsOf = (shopper: TrialShopper | null) => Object.values(shopper?.lines ?? {});

interface ExampleProps {
  readonly index: number;
  readonly example: TrialExample;
  readonly before: TrialShop;
  readonly after: TrialShop;
  readonly heldBy: PublishedShop["heldBy"];
  readonly code: TrialPanelProps["code"];
  readonly hasOneWay: boolean;
  readonly now: Instant;
  readonly onChange: (example: TrialExample) => void;
}

function Example({ index, example, before, after, heldBy, code, now, ...rest }: ExampleProps): ReactElement {
  const { menu } = after;
  const { timezone } = menu.shop;
  const [isOpen, setOpen] = useState(false);
  const answers = useMemo(() => {
    const shopper = shopperOf(example, menu, now);
    if (shopper === null) return null;
    const useByKey = heldBy(shopper.optionId);
    const linesOf = (shop: TrialShop, terms: DiscountTerms | null = null): readonly TrialLine[] => {
      // A campaign is part of the menu and needs no typing.
      const isTyped = terms !== null && terms.autoApply !== true;
      const asked = isTyped ? { ...shopper, codes: [terms] } : shopper;
      return trialLines(tryOrder({ ...shop, useByKey }, asked), asked, { timezone, now, code: terms });
    };
    return { shopper, was: linesOf(before, code?.before), is: linesOf(after, code?.after) };
  }, [example, menu, now, heldBy, timezone, before, after, code]);
  const name = words.example(index);
  return (
    <li className="grid gap-1 border-t border-line pt-3">
      <h3 className="font-bold">{name}</h3>
      {answers && (
        <>
          <p className="text-meta text-ink-2">{shownShopper(answers.shopper, example, menu, now)}</p>
          <Answer was={answers.was} is={answers.is} />
        </>
      )}
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="link min-h-11 content-center">{words.edit(name)}</summary>
        {isOpen && (
          <TrialFields
            name={name}
            example={example}
            ways={rest.hasOneWay ? [] : menu.distributionOptions}
            isBrought={isBrought(menu.distributionOptions, example.optionId)}
            onChange={rest.onChange}
          />
        )}
      </details>
    </li>
  );
}

const isBrought = (ways: readonly FulfilmentMethod[], optionId: string): boolean =>
  ways.some(({ id, type }) => id === optionId && (type === "delivery" || type === "shipping"));

function shownShopper(
  { at, day, lines }: TrialShopper,
  { date }: TrialExample,
  { items, shop: { timezone } }: TrialShop["menu"],
  now: Instant,
): string {
  const today = instantToLocal(now, timezone).date;
  const when = instantToLocal(at, timezone);
  const ordered = date === "" ? `${words.now}, ${when.time}` : `${formatShortDay(when.date, today)}, ${when.time}`;
  const goods = Object.values(lines);
  const cents = goods.reduce((sum, { qty, seenUnitCents }) => sum + qty * seenUnitCents, 0);
  const names = goods.map(({ refId, qty }) => `${qty} × ${items[refId]?.name ?? ""}`).join(", ");
  return [
    words.ordered(ordered) + (day === null ? "" : ` ${words.forDay(formatShortDay(day, today))}`),
    words.basket(cents, names),
  ].join(" · ");
}

/** Each line as it would be; where the shop answers otherwise now, both answers. */
function Answer({ was, is }: { readonly was: readonly TrialLine[]; readonly is: readonly TrialLine[] }): ReactElement {
  const gone = was.filter(({ key }) => !is.some((line) => line.key === key));
  return (
    <ul className="grid gap-1" aria-live="polite">
      {is.map((line) => {
        const old = was.find(({ key }) => key === line.key);
        const isChanged = old?.text !== line.text;
        return (
          <li key={line.key} data-trial={line.key} className="flex gap-2">
            {line.key === "time" && <Verdict isRefused={line.isRefused} />}
            <span className={line.key === "time" ? "min-w-0" : "min-w-0 ps-6.5"}>
              {isChanged && old && (
                <span className="block text-meta text-ink-2">
                  {words.before}: {old.text}
                </span>
              )}
              {isChanged ? (
                <b>
                  {words.after}: {line.text}
                </b>
              ) : (
                line.text
              )}
            </span>
          </li>
        );
      })}
      {gone.map(({ key, text }) => (
        <li key={key} className="ps-6.5 text-meta text-ink-2">
          {words.before}: {text}
        </li>
      ))}
    </ul>
  );
}

function Verdict({ isRefused }: { readonly isRefused: boolean }): ReactElement {
  return isRefused ? (
    <CircleXIcon size={18} className="mt-0.5 flex-none text-danger-ink" />
  ) : (
    <CircleCheckIcon size={18} className="mt-0.5 flex-none text-ok-ink" />
  );
}
