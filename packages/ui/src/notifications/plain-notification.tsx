import { useEffect, useRef, type ReactElement } from "react";
import type { Notification } from "./notify.ts";

/**
 * The last message, without the library that stacks it: a lost network must not take its own notice along. Plain to the
 * last button, because every page carries this.
 */
export function PlainNotification({
  notification: { message, detail, action },
  onClose,
}: {
  readonly notification: Notification;
  readonly onClose: () => void;
}): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  // Into the top layer, above a dialog that is open.
  useEffect(() => ref.current?.showPopover?.(), []);
  return (
    <div
      ref={ref}
      popover="manual"
      data-notifications="plain"
      className="inset-x-3 top-3 bottom-auto mx-auto my-0 flex w-auto max-w-[22.5rem] gap-2 rounded-lg border border-line bg-surface ps-4 text-ink shadow-float"
    >
      <div className="grid flex-1 gap-1 py-3">
        <b>{message}</b>
        {detail}
        {action && (
          <button
            type="button"
            className="min-h-11 text-start font-bold underline"
            onClick={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" aria-label="Hinweis schließen" className="size-11 text-[1.5rem]" onClick={onClose}>
        ×
      </button>
    </div>
  );
}
