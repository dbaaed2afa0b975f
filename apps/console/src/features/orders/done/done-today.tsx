import { classNames } from "@lokalkorb/ui/class-names";
import { ChevronDownIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { DoneList } from "./done-list.tsx";

/** Orders that ended today. Nothing is read until the list is opened. */
export function DoneToday(): ReactElement {
  const { showDetails } = useOrderActions();
  const [open, setOpen] = useState(false);
  return (
    <details
      className="flex-none border-dashed border-line-strong"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-2 px-3 text-name font-bold">
        Heute erledigt
        <ChevronDownIcon className={classNames("transition-transform", open && "rotate-180")} />
      </summary>
      {open && <DoneList onOpen={showDetails} />}
    </details>
  );
}
