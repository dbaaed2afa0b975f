import type { ReactElement } from "react";
import { privacyPath } from "@/shared/routes/paths";
import { LegalPage } from "./legal-page.tsx";
import { privacyText } from "./privacy-text.ts";

export function PrivacyScreen(): ReactElement {
  return <LegalPage {...privacyText} path={privacyPath()} />;
}
