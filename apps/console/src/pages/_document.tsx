import { DocumentShell } from "@lokalkorb/shell/document-shell";

/** The pages are rendered ahead of time for every stack; whether one is a demonstration is said by `DemoStrip`. */
export default function Document() {
  return <DocumentShell demo={false} themeColor="#faf7f2" />;
}
