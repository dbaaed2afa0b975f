import { DocumentShell } from "@lokalkorb/shell/document-shell";

export default function Document() {
  return <DocumentShell demo themeColor="#faf7f2" />;
}
