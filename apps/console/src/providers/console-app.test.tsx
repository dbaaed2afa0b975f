import { renderToStaticMarkup } from "react-dom/server";
import type { ShellAppProps } from "@lokalkorb/shell/app-shell";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { expect, it } from "vitest";
import { ConsoleApp } from "./console-app.tsx";

const rendered = (Component: PageWithLayout): string =>
  renderToStaticMarkup(
    <ConsoleApp {...({ Component, pageProps: {}, router: { asPath: "/" } } as unknown as ShellAppProps)} />,
  );

const Page: PageWithLayout = () => <p>Inhalt</p>;

it("F09 puts a page into the layout it brings, and into the plain one otherwise", () => {
  expect(rendered(Page)).toMatch(/<header[^]*Lokalkorb[^]*<main[^]*<p>Inhalt<\/p>/);
  const WithLayout: PageWithLayout = () => <p>Inhalt</p>;
  WithLayout.getLayout = (page) => <article>{page}</article>;
  expect(rendered(WithLayout)).toContain("<article><p>Inhalt</p></article>");
});

it("F10 always has the notification area, at the top centre", () => {
  expect(rendered(Page)).toContain('data-notification-area="top-center"');
});
