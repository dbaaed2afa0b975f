import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { Badge } from "@lokalkorb/ui/badge";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { standingText as words } from "./standing-text.ts";
import type { StandingPlan } from "./use-standing.ts";

interface StandingRowProps {
  readonly plan: StandingPlan;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

export function StandingRow({ plan, isOpen, onOpen }: StandingRowProps): ReactElement {
  const { country } = useShop().shop;
  const { id, name, state, standing, nextRunOn } = plan;
  const { weeks, toldCents, contact } = standing;
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      aria-current={isOpen ? "true" : undefined}
      className={classNames(
        "grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line border-s-4 px-3 py-2 text-start leading-5",
        isOpen ? "border-s-theme-ink bg-surface" : "border-s-transparent hover:bg-sunken",
      )}
    >
      <span className="min-w-0">
        <b className="block truncate">{contact.name}</b>
        <span className="block truncate text-meta text-ink-2">{name}</span>
      </span>
      <span className="text-end">
        {state === "active" ? (
          <b className="block">{nextRunOn === undefined ? words.noRun : formatDay(nextRunOn, country)}</b>
        ) : (
          <Badge tone={state === "suspended" ? "danger" : "neutral"}>{words.states[state]}</Badge>
        )}
        <span className="block text-meta text-ink-2">
          {`${words.rhythms[weeks] ?? words.rhythm(weeks)} · ${formatMoney(toldCents)}`}
        </span>
      </span>
    </button>
  );
}
