import { AppShell, type ShellAppProps } from "@lokalkorb/shell/app-shell";
import { latePart } from "@lokalkorb/ui/late-part";
import { warmParts } from "@lokalkorb/ui/warm-parts";
import { useEffect, useLayoutEffect, type ReactElement } from "react";
import { replayEarlyClicks } from "@/shared/hydration/early-clicks";
import { SiteLayout } from "@/layouts/site-layout";

const inboxPart = latePart(
  "help-inbox",
  async () => (await import(/* webpackChunkName: "part-help-inbox" */ "@/features/messages/help-inbox")).helpInbox,
);

const inSiteLayout = (page: ReactElement): ReactElement => <SiteLayout>{page}</SiteLayout>;

export function StorefrontApp(props: ShellAppProps): ReactElement {
  useLayoutEffect(replayEarlyClicks, []);
  useEffect(warmAfterFirstInput, []);
  return <AppShell {...props} defaultLayout={inSiteLayout} loadInbox={inboxPart.load} />;
}

/**
 * A page that is only looked at does not fetch the answer to a press; the press itself is answered and painted first.
 */
function warmAfterFirstInput(): void {
  // Asked a second time it finds the parts there.
  const warm = (): void => void warmParts();
  for (const input of ["pointerdown", "keydown"]) window.addEventListener(input, warm, { passive: true, once: true });
}
