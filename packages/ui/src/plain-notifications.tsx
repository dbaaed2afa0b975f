import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { buttonLook } from "./button-look.ts";
import { XIcon } from "./icons.tsx";
import { IconButton } from "./icon-button.tsx";
import type { Notification } from "./notify.ts";

export interface PlainNotificationsProps {
  readonly notifications: readonly Notification[];
  readonly onClose: (notification: Notification) => void;
}

/** What was told, without the library that stacks it: a lost network must not take its own notice along. */
export function PlainNotifications({ notifications, onClose }: PlainNotificationsProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  // Into the top layer, above a dialog that is open.
  useEffect(() => ref.current?.showPopover?.(), []);
  return (
    <div
      ref={ref}
      popover="manual"
      data-notifications="plain"
      className="inset-x-3 top-3 bottom-auto mx-auto my-0 grid w-auto max-w-[22.5rem] gap-2 border-0 bg-transparent p-0"
    >
      {notifications.slice(-3).map((notification) => (
        <div
          key={notifications.indexOf(notification)}
          className="flex items-start gap-2 rounded-lg border border-line bg-surface py-2 ps-4 pe-2 text-ink shadow-float"
        >
          <div className="grid min-w-0 flex-1 justify-items-start gap-1 py-1.5">
            <b>{notification.message}</b>
            {notification.detail !== undefined && <span className="text-ink-2">{notification.detail}</span>}
            {notification.action && (
              <button
                type="button"
                className={buttonLook({ size: "small" })}
                onClick={() => {
                  onClose(notification);
                  notification.action?.onPress();
                }}
              >
                {notification.action.label}
              </button>
            )}
          </div>
          <IconButton label="Hinweis schließen" onClick={() => onClose(notification)}>
            <XIcon />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
