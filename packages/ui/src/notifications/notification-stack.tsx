import { useEffect, useRef, type CSSProperties, type ReactElement } from "react";
import { Toaster, toast } from "sonner";
import { AlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from "../icons/icons.ts";
import { notificationDefaults } from "./notification-defaults.ts";
import type { Notification } from "./notify.ts";

const { width, timeoutMs } = notificationDefaults;

/** Seed: auto-dismiss off, 5000 ms where it is asked for; errors stay in any case. */
export function durationOf({ autoDismiss = false, tone }: Notification): number {
  return autoDismiss && tone !== "danger" ? timeoutMs : Number.POSITIVE_INFINITY;
}

/** The same error told twice is one card, as is what names its card; everything else is a card of its own. */
export function cardOf({ message, detail = "", tone, card }: Notification): string | undefined {
  return card ?? (tone === "danger" ? `${message}\n${detail}` : undefined);
}

const symbols = {
  info: <InfoIcon className="text-theme-ink" />,
  ok: <CircleCheckIcon className="text-ok" />,
  warning: <WarningIcon className="text-warning-ink" />,
  danger: <AlertIcon className="text-danger" />,
} as const;

function show(notification: Notification): void {
  const { message, detail, tone = "info", action } = notification;
  const id = cardOf(notification);
  toast(message, {
    ...(id !== undefined && { id }),
    description: detail,
    icon: symbols[tone],
    duration: durationOf(notification),
    // Undefined takes the button off a card whose place this one takes.
    action: action && { label: action.label, onClick: action.onPress },
  });
}

/** Into the top layer, so that an open dialog covers no notification; again when a dialog came later. */
function raise(frame: HTMLElement): void {
  if (typeof frame.showPopover !== "function") return;
  const isOpen = frame.matches(":popover-open");
  if (isOpen && document.querySelector("dialog[open]") === null) return;
  if (isOpen) frame.hidePopover();
  frame.showPopover();
}

export interface NotificationStackProps {
  readonly notifications: readonly Notification[];
}

export function NotificationStack({ notifications }: NotificationStackProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    // The area's own regions speak; the library's would say everything twice.
    frame.current?.querySelector("section")?.setAttribute("aria-live", "off");
    if (frame.current !== null) raise(frame.current);
    for (const notification of notifications.slice(shown.current)) show(notification);
    shown.current = notifications.length;
  }, [notifications]);

  return (
    <div ref={frame} popover="manual" className="notification-frame">
      <Toaster
        position="top-center"
        closeButton
        expand
        visibleToasts={4}
        containerAriaLabel="Hinweise"
        toastOptions={{ closeButtonAriaLabel: "Hinweis schließen", className: "notification" }}
        style={{ "--width": `${width}px` } as CSSProperties}
      />
    </div>
  );
}
