import type { ReactElement } from "react";
import { accessibilityPath } from "@/shared/routes/paths";
import { accessibilityText } from "./accessibility-text.ts";
import type { ImprintPage } from "./imprint-screen.tsx";
import { LegalPage } from "./legal-page.tsx";

export function AccessibilityScreen({ operator }: ImprintPage): ReactElement {
  const { title, sections } = accessibilityText;
  return <LegalPage title={title} sections={sections(operator)} path={accessibilityPath()} />;
}
