import { documentClasses, DocumentShell } from "@lokalkorb/shell/document-shell";
import { styledHead } from "@lokalkorb/shell/styled-head";
import type { DocumentContext, DocumentInitialProps, DocumentProps } from "next/document";
import { structuredData } from "@/features/shop/structured-data.server";
import { firstStyleOf } from "@/frame/first-style.server";
import { serverConfig } from "@/frame/server-config";

/** A shop and its products: where people come to from search, posters and messages. */
const landingPages = new Set(["/[shop]", "/[shop]/[produkt]"]);

/** The document's own elements are no part of the page's HTML. */
const around = `<aside class="${documentClasses.join(" ")}">`;

/** Pages without data are made by the build, for every server there will be. */
const isBuilding = process.env["NEXT_PHASE"] === "phase-production-build";

interface Shown {
  /** The HTML of the page itself. */
  readonly shown: string;
}

export default function Document({ __NEXT_DATA__: { page, props }, shown }: DocumentProps & Shown) {
  return (
    <DocumentShell
      demo
      {...(landingPages.has(page) && { head: styledHead((file) => firstStyleOf(file)?.(shown + around) ?? null) })}
      isDemo={isBuilding ? undefined : serverConfig().browser.demo}
      themeColor="#faf7f2"
      manifest="/manifest.webmanifest"
      structuredData={structuredData(page, props["pageProps"])}
    />
  );
}

Document.getInitialProps = async (context: DocumentContext): Promise<DocumentInitialProps & Shown> => {
  const initial = await context.defaultGetInitialProps(context);
  return { ...initial, shown: initial.html };
};
