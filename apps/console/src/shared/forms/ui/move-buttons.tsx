import { IconButton } from "@lokalkorb/ui/icon-button";
import { ChevronDownIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";

export interface MoveButtonsProps {
  readonly up: string;
  readonly down: string;
  readonly onMove: (by: -1 | 1) => void;
  readonly isFirst?: boolean;
  readonly isLast?: boolean;
}

/** Moves one row of a list by one place. */
export function MoveButtons({ up, down, onMove, isFirst, isLast }: MoveButtonsProps): ReactElement {
  return (
    <>
      <IconButton label={up} disabled={isFirst} onClick={() => onMove(-1)}>
        <ChevronDownIcon size={18} className="rotate-180" />
      </IconButton>
      <IconButton label={down} disabled={isLast} onClick={() => onMove(1)}>
        <ChevronDownIcon size={18} />
      </IconButton>
    </>
  );
}
