import { NotificationArea } from "@lokalkorb/ui/notification-area";
import type { AppProps } from "next/app";
import type { ReactElement, ReactNode } from "react";
import { PageHead } from "./page-head.tsx";
import type { PageWithLayout } from "./page.ts";

export type ShellAppProps = AppProps & { Component: PageWithLayout };

/** What surrounds every screen of both apps: head defaults, the page in its layout, the notification area. */
export function AppShell({
  Component,
  pageProps,
  defaultLayout,
}: ShellAppProps & { defaultLayout: (page: ReactElement) => ReactNode }) {
  const layout = Component.getLayout ?? defaultLayout;
  return (
    <>
      <PageHead />
      {layout(<Component {...pageProps} />, pageProps)}
      <NotificationArea />
    </>
  );
}
