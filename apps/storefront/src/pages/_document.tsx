import { DocumentShell } from "@lokalkorb/shell/document-shell";
import { styledHead } from "@lokalkorb/shell/styled-head";
import type { DocumentProps } from "next/document";
import { structuredData } from "@/features/shop/structured-data.server";
import { serverConfig } from "@/frame/server-config";
import { styleText } from "@/frame/style-text.server";

/** A shop and its products: where people come to from search, posters and messages. */
const landingPages = new Set(["/[shop]", "/[shop]/[produkt]"]);
const StyledHead = styledHead(styleText);

/** Pages without data are made by the build, for every server there will be. */
const isBuilding = process.env["NEXT_PHASE"] === "phase-production-build";

export default function Document({ __NEXT_DATA__: { page, props } }: DocumentProps) {
  return (
    <DocumentShell
      demo
      {...(landingPages.has(page) && { head: StyledHead })}
      isDemo={isBuilding ? undefined : serverConfig().browser.demo}
      themeColor="#faf7f2"
      manifest="/manifest.webmanifest"
      structuredData={structuredData(page, props["pageProps"])}
    />
  );
}
