import { CheckIcon, TruckIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import type { Column } from "@/entities/order/state/lanes";

/** Progress at a glance: dot, ring, half, tick, van; a dashed ring waits. */
export function ColumnGlyph({ column }: { readonly column: Column }): ReactElement {
  switch (column) {
    case "new":
      return (
        <span aria-hidden className="grid size-4 flex-none place-items-center rounded-full bg-warning-ink">
          <span className="size-1.5 rounded-full bg-surface" />
        </span>
      );
    case "accepted":
      return <span aria-hidden className="size-4 flex-none rounded-full border-2 border-ink-2" />;
    case "inWork":
      return (
        <span
          aria-hidden
          className="size-4 flex-none rounded-full border-2 border-theme-ink bg-[linear-gradient(90deg,transparent_50%,var(--theme-ink)_50%)]"
        />
      );
    case "done":
      return (
        <span
          aria-hidden
          className="grid size-4 flex-none place-items-center rounded-full bg-theme-ink text-surface [&>svg]:size-3"
        >
          <CheckIcon size={16} />
        </span>
      );
    case "onTheWay":
      return <TruckIcon size={16} className="flex-none text-ink-2" />;
    case "preorders":
      return <span aria-hidden className="size-4 flex-none rounded-full border-2 border-dashed border-ink-2" />;
  }
}
