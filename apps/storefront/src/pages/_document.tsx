import { DocumentShell } from "@lokalkorb/shell/document-shell";
import type { DocumentProps } from "next/document";
import { structuredData } from "@/features/shop/structured-data.server";
import { serverConfig } from "@/frame/server-config";

/** Pages without data are made by the build, for every server there will be. */
const isBuilding = process.env["NEXT_PHASE"] === "phase-production-build";

export default function Document({ __NEXT_DATA__: { page, props } }: DocumentProps) {
  return (
    <DocumentShell
      demo
      isDemo={isBuilding ? undefined : serverConfig().browser.demo}
      themeColor="#faf7f2"
      manifest="/manifest.webmanifest"
      structuredData={structuredData(page, props["pageProps"])}
    />
  );
}
