import { defaultDescription } from "@lokalkorb/shell/page-head";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { renderToStaticMarkup } from "react-dom/server";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { StorefrontApp } from "./storefront-app.tsx";

type AppProps = ComponentProps<typeof StorefrontApp>;

/** The application shell with a page in it; the router is not asked for more than its address. */
const show = (Component: PageWithLayout): string =>
  renderToStaticMarkup(
    <StorefrontApp {...({ Component, pageProps: {}, router: { asPath: "/" } } as unknown as AppProps)} />,
  );

it("F05 LEG-02 puts every page into the shell of `_app`, with skip link, footer and notification area", () => {
  const html = show(() => <main id="inhalt">Seite</main>);
  expect(html).toContain("Seite");
  expect(html).toContain("Zum Inhalt springen");
  expect(html).toContain("Impressum");
  expect(html).toContain('data-notification-area="top-center"');
});

it("F09 lets a page bring its own layout", () => {
  const Page: PageWithLayout = () => <p>Seite</p>;
  Page.getLayout = (page) => <section data-own>{page}</section>;
  const html = show(Page);
  expect(html).toContain("<section data-own");
  expect(html).not.toContain("Zum Inhalt springen");
});

it("F01 describes itself in German", () => {
  expect(defaultDescription).toBe("Lokale Produkte - einfach bestellen.");
});
