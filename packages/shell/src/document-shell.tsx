import { Head, Html, Main, NextScript } from "next/document";

export interface DocumentShellProps {
  /** Shows that nothing here is charged or sent. */
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
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script src="/config.js" defer />
      </Head>
      <body>
        {demo ? (
          <p className="demo-strip" role="note">
            Demo-Umgebung – es wird nichts abgebucht, nichts versendet.
          </p>
        ) : null}
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
