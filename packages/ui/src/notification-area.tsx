import { Suspense, lazy, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { LiveRegion } from "./live-region.tsx";
import { receiveNotifications } from "./notify.ts";
import type { Notification } from "./notify.ts";

const NotificationStack = lazy(async () => {
  const { NotificationStack: Stack } = await import("./notification-stack.tsx");
  return { default: Stack };
});

function spoken({ message, detail }: Notification): string {
  return detail === undefined ? message : `${message} ${detail}`;
}

/**
 * Always on the page, at the top centre. The words are said by regions that the server already rendered;
 * the library that draws the cards is fetched with the first notification.
 */
export function NotificationArea(): ReactElement {
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  useEffect(() => receiveNotifications((notification) => setNotifications((all) => [...all, notification])), []);
  const last = notifications.at(-1);
  const urgent = last?.tone === "danger";
  return (
    <div data-notification-area="top-center">
      <LiveRegion>{last && !urgent && spoken(last)}</LiveRegion>
      <LiveRegion urgency="assertive">{last && urgent && spoken(last)}</LiveRegion>
      {last && (
        <Suspense>
          <NotificationStack notifications={notifications} />
        </Suspense>
      )}
    </div>
  );
}
