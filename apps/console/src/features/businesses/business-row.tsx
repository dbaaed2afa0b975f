import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Badge } from "@lokalkorb/ui/badge";
import { classNames } from "@lokalkorb/ui/class-names";
import { StoreIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { businessesText as words, statusNames } from "./businesses-text.ts";
import type { Business } from "./use-businesses.ts";

interface BusinessRowProps {
  readonly business: Business;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

const tones = { requested: "warning", active: "ok", declined: "neutral", blocked: "danger" } as const;

export function BusinessRow({ business, isOpen, onOpen }: BusinessRowProps): ReactElement {
  const { id, name, status, addresses, openCents } = business;
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      aria-current={isOpen ? "true" : undefined}
      className={classNames(
        "grid min-h-16 w-full grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line border-s-4 px-3 py-2 text-start leading-5",
        isOpen ? "border-s-theme-ink bg-surface font-bold" : "border-s-transparent hover:bg-sunken",
      )}
    >
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-ink-2">
        <StoreIcon size={16} />
      </span>
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-meta font-normal text-ink-2">
          {openCents > 0 ? words.open(formatMoney(openCents)) : addresses.billing.city}
        </span>
      </span>
      <Badge tone={tones[status]}>{statusNames[status]}</Badge>
    </button>
  );
}
