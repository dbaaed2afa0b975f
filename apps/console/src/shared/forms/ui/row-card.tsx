import { IconButton } from "@lokalkorb/ui/icon-button";
import { TrashIcon } from "@lokalkorb/ui/icons";
import type { ReactElement, ReactNode } from "react";

export interface RowCardProps {
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** More buttons before the one that removes. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One row of a list in a form, with the button that takes it away. */
export function RowCard({ removeLabel, onRemove, actions, children }: RowCardProps): ReactElement {
  return (
    <div className="flex items-start gap-2 rounded-md border border-line p-3 max-md:flex-col max-md:items-stretch max-md:gap-1">
      <div className="grid min-w-0 flex-1 gap-3">{children}</div>
      <div className="flex flex-none flex-col items-center max-md:-me-2 max-md:-mb-2 max-md:flex-row max-md:self-end">
        {actions}
        <IconButton label={removeLabel} onClick={onRemove}>
          <TrashIcon size={18} />
        </IconButton>
      </div>
    </div>
  );
}
