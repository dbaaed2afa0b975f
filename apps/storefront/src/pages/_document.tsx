import { DocumentShell } from "@lokalkorb/shell/document-shell";
import { styledHead } from "@lokalkorb/shell/styled-head";
import type { DocumentProps } from "next/document";
import { structuredData } from "@/features/structured-data/structured-data.server";
import { shareImage } from "@/features/share-picture/share-image.server";
import { buildFonts, buildStyle } from "@/shared/environment/build-assets.server";
import { serverConfig } from "@/shared/environment/server-config";

/** A shop and its products: where people come to from search, posters and messages. */
const landingPages = new Set(["/[shop]", "/[shop]/[produkt]"]);
const landingHead = styledHead(buildStyle);

/** Pages without data are made by the build, for every server there will be. */
const isBuilding = process.env["NEXT_PHASE"] === "phase-production-build";

export default function Document({ __NEXT_DATA__: { page, props } }: DocumentProps) {
  return (
    <DocumentShell
      demo
      {...(landingPages.has(page) && { head: landingHead, fonts: buildFonts() })}
      isDemo={isBuilding ? undefined : serverConfig().browser.demo}
      themeColor="#faf7f2"
      manifest="/manifest.webmanifest"
      noIndex={props["pageProps"]?.membersOnly !== undefined}
      structuredData={structuredData(page, props["pageProps"])}
      shareImage={shareImage(page, props["pageProps"])}
    />
  );
}
