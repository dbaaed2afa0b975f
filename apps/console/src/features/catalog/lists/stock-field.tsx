import { MinusIcon, PlusIcon } from "@lokalkorb/ui/icons";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { catalogText } from "./catalog-text.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import type { ItemCommands } from "../state/use-item-commands.ts";

export interface StockFieldProps {
  readonly item: OfferingItem;
  readonly onChange: ItemCommands["setStock"];
}

const labels = catalogText.stock;
/** Several presses in a row are one new count. */
const settleMillis = 700;
const most = 1_000_000;

const buttonClasses = "grid size-11 flex-none place-items-center hover:bg-ink/5 disabled:opacity-40";

/** Pieces in the house, those for open orders included: what one counts on the shelf. */
export function StockField({ item, onChange }: StockFieldProps): ReactElement {
  const { mode, onHand, reserved } = item.stock;
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (mode === "unlimited") return <span className="text-meta text-ink-2 max-md:hidden">{labels.unlimited}</span>;

  const send = async (text: string): Promise<void> => {
    clearTimeout(timer.current);
    const count = Number(text);
    const isCount = text.trim() !== "" && Number.isInteger(count) && count >= 0 && count <= most;
    if (isCount && count !== onHand) await onChange(item, count);
    setTyped(null);
  };
  const step = (by: number): void => {
    const next = String(Math.max(0, (Number(typed ?? onHand) || 0) + by));
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(next), settleMillis);
  };

  const shown = typed ?? String(onHand);
  return (
    <span className="flex items-center gap-3">
      <span className="flex flex-none items-center overflow-hidden rounded-control border border-field-line bg-surface">
        <button
          type="button"
          className={buttonClasses}
          aria-label={labels.less(item.name)}
          disabled={shown === "0"}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          aria-label={labels.label(item.name)}
          inputMode="numeric"
          className="h-11 w-12 border-x border-line bg-transparent text-center font-bold"
          value={shown}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ""))}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            if (typed !== null) void send(typed);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && typed !== null) void send(typed);
            if (event.key === "Escape") setTyped(null);
            if (event.key === "ArrowUp") step(1);
            if (event.key === "ArrowDown") step(-1);
          }}
        />
        <button type="button" className={buttonClasses} aria-label={labels.more(item.name)} onClick={() => step(1)}>
          <PlusIcon size={16} />
        </button>
      </span>
      <span className="text-meta leading-4 text-ink-2">{labels.reserved(reserved)}</span>
    </span>
  );
}
