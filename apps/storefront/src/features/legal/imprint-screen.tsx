import type { Operator } from "@lokalkorb/shell/config/server-config";
import type { ReactElement } from "react";
import { imprintPath } from "@/shared/routes/paths";
import { LegalPage } from "./legal-page.tsx";
import { imprintText } from "./imprint-text.ts";

export interface ImprintPage {
  readonly operator: Operator;
}

export function ImprintScreen({ operator }: ImprintPage): ReactElement {
  return <LegalPage title={imprintText.title} sections={imprintText.sections(operator)} path={imprintPath()} />;
}
