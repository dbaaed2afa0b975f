import { DocumentShell } from "@lokalkorb/shell/document-shell";
import type { DocumentProps } from "next/document";
import { structuredData } from "@/features/shop/structured-data.server";

export default function Document({ __NEXT_DATA__: { page, props } }: DocumentProps) {
  return (
    <DocumentShell
      demo
      themeColor="#faf7f2"
      manifest="/manifest.webmanifest"
      structuredData={structuredData(page, props["pageProps"])}
    />
  );
}
