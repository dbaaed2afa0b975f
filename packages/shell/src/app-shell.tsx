import { NotificationArea } from "@lokalkorb/ui/notification-area";
import type { AppProps } from "next/app";
import { useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from "react";
import { ErrorBoundary } from "./errors/error-boundary.tsx";
import { watchPage } from "./errors/watch-page.ts";
import { hearEarlyText } from "./hear-early-text.ts";
import type { LoadInbox } from "./help/help-inbox.ts";
import { PageHead } from "./page-head.tsx";
import type { PageWithLayout } from "./page.ts";
import { trustKnownScripts } from "./trusted-scripts.ts";
import { stayOnPage } from "./errors/stay-on-page.ts";
import { startVisitWhenIdle } from "./visit/start-when-idle.ts";

export type ShellAppProps = AppProps & { Component: PageWithLayout };

/**
 * The frame of every screen of both apps: head defaults, the page in its layout, the notification area. Errors are
 * caught from the first rendering on; consent, analytics, advertisement and help follow when the page stands.
 */
export function AppShell({
  Component,
  pageProps,
  router,
  defaultLayout,
  loadInbox,
}: ShellAppProps & {
  readonly defaultLayout: (page: ReactElement) => ReactNode;
  /** The messages that the help shows, which the app fetches with the press. */
  readonly loadInbox: LoadInbox;
}) {
  useState(trustKnownScripts);
  useState(watchPage);
  // The same for as long as the app runs.
  useEffect(() => startVisitWhenIdle(loadInbox), [loadInbox]);
  useEffect(stayOnPage, []);
  useLayoutEffect(hearEarlyText, []);
  const layout = Component.getLayout ?? defaultLayout;
  return (
    <>
      <PageHead />
      <ErrorBoundary page={router.asPath}>{layout(<Component {...pageProps} />, pageProps)}</ErrorBoundary>
      <ErrorBoundary page={router.asPath} quiet>
        <NotificationArea />
      </ErrorBoundary>
    </>
  );
}
