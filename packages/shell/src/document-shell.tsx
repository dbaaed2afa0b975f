import { Head, Html, Main, NextScript } from "next/document";
import { defaultTitle } from "./page-head.tsx";

export interface DocumentShellProps {
  /** Carries the strip that says that nothing is charged or sent; it shows only where `/api/config` says so. */
  readonly demo: boolean;
  readonly themeColor: string;
}

/** The HTML around every page: German, configuration first, then the page. */
export function DocumentShell({ demo, themeColor }: DocumentShellProps) {
  return (
    <Html lang="de">
      <Head>
        <meta name="theme-color" content={themeColor} />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="de_DE" />
        <meta property="og:site_name" content={defaultTitle} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* oxlint-disable-next-line nextjs/no-sync-scripts -- tiny, loaded beside the style sheet, and the first paint must know of the demo */}
        <script src="/api/config" />
      </Head>
      <body>
        {demo ? (
          <aside className="demo-strip" aria-label="Hinweis zur Demo">
            Demo-Umgebung – es wird nichts abgebucht, nichts versendet.
          </aside>
        ) : null}
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
