import Head from "next/head";

export const defaultTitle = "Lokalkorb";
export const defaultDescription = "Lokale Produkte - einfach bestellen.";

export interface PageHeadProps {
  /** Without the product's name; it is appended. */
  readonly title?: string;
  readonly description?: string | undefined;
  /** The app's public address, for absolute share links. */
  readonly origin?: string;
  readonly path?: string;
  readonly noIndex?: boolean;
  /** Where machines read the same as JSON. */
  readonly feed?: string;
}

/**
 * Title, description, share data and the optional no-index flag of one page (specification section 2). The share picture,
 * and what is the same for all pages, stand in `DocumentShell`, which no browser has to fetch.
 */
export function PageHead({
  title,
  description = defaultDescription,
  origin = "",
  path,
  noIndex = false,
  feed,
}: PageHeadProps) {
  const fullTitle = title ? `${title} · ${defaultTitle}` : `${defaultTitle} – Lokale Produkte, einfach bestellen`;
  return (
    <Head>
      <title key="title">{fullTitle}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta key="description" name="description" content={description} />
      <meta key="og:title" property="og:title" content={fullTitle} />
      <meta key="og:description" property="og:description" content={description} />
      {path === undefined ? null : <meta key="og:url" property="og:url" content={`${origin}${path}`} />}
      {path === undefined || noIndex ? null : <link key="canonical" rel="canonical" href={`${origin}${path}`} />}
      {feed === undefined ? null : <link key="feed" rel="alternate" type="application/json" href={feed} />}
      {noIndex ? <meta key="robots" name="robots" content="noindex, nofollow" /> : null}
    </Head>
  );
}
