import { notify } from "@lokalkorb/ui/notify";
import Router from "next/router";
import { stayWhenUnreachable } from "./stay-when-unreachable.ts";
import { unreachablePageText as text } from "./unreachable-page-text.ts";

/** Once per page load. */
export function stayOnPage(): void {
  stayWhenUnreachable({
    routeErrors: Router.events,
    clicks: window,
    isOnline: () => navigator.onLine,
    ask: (url) => fetch(url, { method: "HEAD", cache: "no-store" }),
    leaveFor: (url) => window.location.assign(url),
    tell: (again) =>
      notify({
        tone: "warning",
        message: text.title,
        detail: text.detail,
        action: { label: text.retry, onPress: again },
      }),
  });
}
