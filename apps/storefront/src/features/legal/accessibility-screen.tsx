import type { ReactElement } from "react";
import { accessibilityPath } from "@/frame/paths";
import { LegalPage } from "./legal-page.tsx";
import { accessibilityText } from "./accessibility-text.ts";

export function AccessibilityScreen(): ReactElement {
  return <LegalPage {...accessibilityText} path={accessibilityPath()} />;
}
