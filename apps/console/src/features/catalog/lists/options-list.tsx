import { setChoiceSoldOut } from "@lokalkorb/contracts/offerings";
import { can } from "@lokalkorb/domain/access/permissions";
import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { Switch } from "@lokalkorb/ui/switch";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useState, type ReactElement } from "react";
import { useCommandQueue } from "@/shared/commands/command-queue";
import { shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { catalogText } from "./catalog-text.ts";
import type { OptionDocument } from "../state/use-catalog.ts";

/** Groups of choices, each choice with the switch that takes it out of the shop for today. */
export function OptionsList({ options }: { readonly options: readonly OptionDocument[] }): ReactElement {
  const { restaurantId, role } = useShop();
  if (options.length === 0)
    return <EmptyState title={catalogText.noParts.option}>{catalogText.noPartsNext.option}</EmptyState>;
  return (
    <div className="mx-auto my-4 grid w-[calc(100%-32px)] max-w-[1040px] flex-1 content-start gap-4">
      {options.map((option) => (
        <section
          key={option.id}
          aria-labelledby={`option-${option.id}`}
          className="overflow-hidden rounded-lg border border-line bg-surface"
        >
          <PageLink
            href={`${shopPath("catalog", restaurantId)}?option=${encodeURIComponent(option.id)}`}
            className="grid min-h-14 content-center px-4 py-2 text-ink no-underline hover:bg-ink/5"
          >
            <b id={`option-${option.id}`} className="text-name">
              {option.internalName ?? option.name}
            </b>
            <span className="text-meta text-ink-2">{catalogText.choices(option.choices.length)}</span>
          </PageLink>
          {can(role, "soldOut") && option.choices.length > 0 && (
            <ul className="divide-y divide-line border-t border-line">
              {option.choices.map((choice) => (
                <ChoiceRow key={choice.id} option={option} choice={choice} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

interface ChoiceRowProps {
  readonly option: OptionDocument;
  readonly choice: OptionDocument["choices"][number];
}

function ChoiceRow({ option, choice }: ChoiceRowProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { offeringId, timezone } = shop;
  const run = useCommand();
  const queued = useCommandQueue();
  const now = useMinute();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { id: choiceId, name, soldOutUntil = 0 } = choice;
  const onSale = wanted ?? soldOutUntil <= now;
  const flip = async (next: boolean): Promise<void> => {
    setWanted(next);
    const address = { restaurantId, offeringId, optionId: option.id, choiceId };
    await queued(() => run(setChoiceSoldOut, { ...address, soldOut: !next }, name));
    // From here the live document speaks, unless there was a later press.
    setWanted((latest) => (latest === next ? null : latest));
  };
  const until = formatShortDay(instantToLocal(soldOutUntil, timezone).date, instantToLocal(now, timezone).date);
  return (
    <li className="flex min-h-13 items-center gap-3 px-4 py-1">
      <span className="min-w-0 flex-1 leading-5">
        <span className="block truncate">{name}</span>
        {!onSale && (
          <b className="text-meta text-warning-ink">
            {soldOutUntil > now ? catalogText.soldOutUntil(until) : catalogText.soldOut}
          </b>
        )}
      </span>
      <Switch
        label={catalogText.available(name)}
        labelHidden
        checked={onSale}
        onChange={(event) => void flip(event.target.checked)}
      />
    </li>
  );
}
