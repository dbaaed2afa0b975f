import type { ReactElement } from "react";
import { imprintPath } from "@/frame/paths";
import { LegalPage } from "./legal-page.tsx";
import { imprintText } from "./imprint-text.ts";

export function ImprintScreen(): ReactElement {
  return <LegalPage {...imprintText} path={imprintPath()} />;
}
