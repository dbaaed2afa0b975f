import { DocumentShell } from "@lokalkorb/shell/document-shell";
import { serverConfig } from "@/app/server-config";

export default function Document() {
  return <DocumentShell demo={serverConfig().browser.demo} themeColor="#faf7f2" />;
}
