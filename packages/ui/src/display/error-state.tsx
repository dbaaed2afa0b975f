import type { ReactElement, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { RefreshCwIcon, WifiOffIcon } from "../icons/icons.ts";

export interface ErrorStateProps {
  readonly title?: ReactNode;
  /** The event and the safe state, in one sentence. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** Something could not be loaded, and how to go on. */
export function ErrorState({ title = "Das hat nicht geklappt.", children, onRetry }: ErrorStateProps): ReactElement {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-danger-tint text-danger">
        <WifiOffIcon size={24} />
      </span>
      <p className="text-name font-bold">{title}</p>
      {children && <div className="max-w-[44ch] text-ink-2">{children}</div>}
      {onRetry && (
        <Button look="outline" className="mt-2" onClick={onRetry} icon={<RefreshCwIcon size={16} />}>
          Nochmal versuchen
        </Button>
      )}
    </div>
  );
}
