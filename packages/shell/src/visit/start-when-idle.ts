import type { LoadInbox } from "../help/help-inbox.ts";
import { latePart } from "@lokalkorb/ui/late-part";

const visitPart = latePart(
  "visit",
  async () => (await import(/* webpackChunkName: "part-visit" */ "./start-visit.ts")).startVisit,
);

let started = false;

/** Consent, analytics, advertisement and help come once the page stands; none of them may slow it down. */
export function startVisitWhenIdle(loadInbox: LoadInbox): void {
  if (started) return;
  started = true;
  const start = (): void => {
    // A page that cannot fetch this neither measures nor asks until it is there.
    void visitPart.until().then((startVisit) => startVisit(loadInbox));
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 300);
}
