import type { AppProps } from "next/app";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AppShell } from "./app-shell.tsx";
import { ErrorBoundary } from "./errors/error-boundary.tsx";
import type { PageWithLayout } from "./page.ts";

const shell = (Component: PageWithLayout): string =>
  renderToStaticMarkup(
    <AppShell
      {...({ Component, pageProps: { name: "Hofladen" }, router: { asPath: "/" } } as unknown as AppProps)}
      Component={Component}
      loadInbox={() => Promise.reject(new Error("not asked"))}
      defaultLayout={(page: ReactElement) => <div id="default">{page}</div>}
    />,
  );

describe("AppShell", () => {
  it("F09 puts a page into its own layout, or into the app's", () => {
    const Page: PageWithLayout<{ name: string }> = ({ name }) => <p>{name}</p>;
    expect(shell(Page as PageWithLayout)).toContain('<div id="default"><p>Hofladen</p></div>');
    Page.getLayout = (page, { name }) => <section aria-label={name}>{page}</section>;
    expect(shell(Page as PageWithLayout)).toContain('<section aria-label="Hofladen"><p>Hofladen</p></section>');
  });

  it("F10 always has the notification area at the top centre", () => {
    expect(shell(() => <p />)).toContain('data-notification-area="top-center"');
  });
});

describe("ErrorBoundary", () => {
  it("F31 keeps its words until another page is tried", () => {
    const failed = ErrorBoundary.getDerivedStateFromError() as { failedPage: string };
    const props = { page: "/a", children: null };
    const remembered = ErrorBoundary.getDerivedStateFromProps(props, failed) as { failedPage: string };
    expect(remembered.failedPage).toBe("/a");
    expect(ErrorBoundary.getDerivedStateFromProps(props, remembered)).toBeNull();
    expect(ErrorBoundary.getDerivedStateFromProps({ ...props, page: "/b" }, remembered)).toEqual({ failedPage: null });
  });
});
