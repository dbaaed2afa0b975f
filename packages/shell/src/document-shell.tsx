import { Head, Html, Main, NextScript } from "next/document";
import { defaultTitle } from "./page-head.tsx";

export interface DocumentShellProps {
  /** Carries the strip that says that nothing is charged or sent; it shows only where `/api/config` says so. */
  readonly demo: boolean;
  /** Whether this server shows a demo: then no paint waits for the configuration. Left out while pages are built, which know no server yet. */
  readonly isDemo?: boolean | undefined;
  /** Another head than Next's own, such as `styledHead`. */
  readonly head?: typeof Head;
  /** Addresses of the fonts that the page is set in, where they are known before its style is read. */
  readonly fonts?: readonly string[];
  readonly themeColor: string;
  /** How the app is called and looks once it is put on a home screen. */
  readonly manifest?: string;
  /**
   * The page's data for search engines (schema.org). It stands in the document alone: no browser makes a script of it.
   */
  readonly structuredData?: object | null;
  /** No search engine is to know the page, whatever it shows before its scripts. */
  readonly noIndex?: boolean;
  /** The picture beside a link to the page; the app's own where it is left out. Machines read no more than the document. */
  readonly shareImage?: ShareImage | null;
}

export interface ShareImage {
  /** Absolute. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** In the public folder of both apps. */
const ownImage: ShareImage = { url: "/share.png", width: 1200, height: 630, alt: defaultTitle };

/** The HTML around every page: German, configuration first, then the page. */
export function DocumentShell(props: DocumentShellProps) {
  const {
    demo,
    isDemo,
    head: DocumentHead = Head,
    fonts = [],
    themeColor,
    manifest,
    structuredData = null,
    noIndex = false,
    shareImage = null,
  } = props;
  return (
    <Html lang="de" {...(isDemo === true && { "data-demo": "true" })}>
      <DocumentHead>
        <meta name="theme-color" content={themeColor} />
        {noIndex ? <meta name="robots" content="noindex, nofollow" /> : null}
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="de_DE" />
        <meta property="og:site_name" content={defaultTitle} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:image" content={(shareImage ?? ownImage).url} />
        <meta property="og:image:width" content={String((shareImage ?? ownImage).width)} />
        <meta property="og:image:height" content={String((shareImage ?? ownImage).height)} />
        <meta property="og:image:alt" content={(shareImage ?? ownImage).alt} />
        {/* A drawing would be laid out by the thread that brings the page to life. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {manifest === undefined ? null : <link rel="manifest" href={manifest} />}
        {/* Runs before the scripts of the page, which are deferred as well. */}
        {/* oxlint-disable-next-line nextjs/no-sync-scripts -- tiny; where no server is known yet, the first paint must know of the demo */}
        <script src="/api/config" defer={isDemo !== undefined} />
      </DocumentHead>
      <body>
        {fonts.length === 0 ? null : <div hidden dangerouslySetInnerHTML={{ __html: fonts.map(fetchSoon).join("") }} />}
        {demo ? (
          <aside className="demo-strip" aria-label="Hinweis zur Demo">
            Demo-Umgebung – es wird nichts abgebucht, nichts versendet.
          </aside>
        ) : null}
        <Main />
        {structuredData === null ? null : (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structuredData) }} />
        )}
        <NextScript />
      </body>
    </Html>
  );
}

/** JSON that cannot end the element it stands in, whatever a shop calls itself. */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/**
 * Text is set once instead of twice where its font is there early. In the head the same would hold up the first paint,
 * and that is where React puts a link of its own.
 */
const fetchSoon = (font: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
