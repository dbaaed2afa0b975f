import { useEffect, useState, type ReactElement } from "react";
import { latePart } from "../late/late-part.ts";
import { useIsSlow, useLate } from "../late/use-late.ts";
import { LiveRegion } from "./live-region.tsx";
import { receiveNotifications, type Notification } from "./notify.ts";
import { PlainNotification } from "./plain-notification.tsx";

const stackPart = latePart(
  "notification-stack",
  async () =>
    (await import(/* webpackChunkName: "part-notification-stack" */ "./notification-stack.tsx")).NotificationStack,
  { warm: true },
);

function spoken({ message, detail }: Notification): string {
  return detail === undefined ? message : `${message} ${detail}`;
}

/**
 * Always on the page, at the top centre. The words are said by regions that the server already rendered;
 * the library that draws the cards is fetched with the first notification, which is plain text as long as it must.
 */
export function NotificationArea(): ReactElement {
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  useEffect(() => receiveNotifications((notification) => setNotifications((all) => [...all, notification])), []);
  const last = notifications.at(-1);
  const stack = useLate(stackPart, last !== undefined);
  const isSlow = useIsSlow(stack.status === "loading");
  const urgent = last?.tone === "danger";
  const Stack = stack.status === "here" ? stack.module : null;
  return (
    <div data-notification-area="top-center">
      <LiveRegion>{last && !urgent && spoken(last)}</LiveRegion>
      <LiveRegion urgency="assertive">{last && urgent && spoken(last)}</LiveRegion>
      {last &&
        (Stack ? (
          <Stack notifications={notifications} />
        ) : (
          (isSlow || stack.status === "failed") && (
            <PlainNotification notification={last} onClose={() => setNotifications((all) => all.slice(0, -1))} />
          )
        ))}
    </div>
  );
}
