import type { ReactElement } from "react";
import { termsPath } from "@/shared/routes/paths";
import { LegalPage } from "./legal-page.tsx";
import { termsText } from "./terms-text.ts";

export function TermsScreen(): ReactElement {
  return <LegalPage {...termsText} path={termsPath()} />;
}
