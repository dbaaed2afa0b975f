import { MenuIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import type { DragOrder } from "./use-drag-order.ts";

/** For hands only: the buttons beside it move a row as well, and keyboards and screen readers have those. */
export function DragHandle(props: ReturnType<DragOrder<HTMLElement>["handle"]>): ReactElement {
  return (
    <span
      {...props}
      aria-hidden
      data-drag
      className="grid size-11 flex-none cursor-grab touch-none place-items-center in-disabled:hidden text-ink-2 active:cursor-grabbing"
    >
      <MenuIcon size={18} />
    </span>
  );
}
