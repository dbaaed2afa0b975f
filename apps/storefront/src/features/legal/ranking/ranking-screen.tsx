import { rankingPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import type { ReactElement } from "react";
import { LegalPage } from "../legal-page.tsx";
import { rankingSections } from "./ranking-text.ts";

/** PLT-01, LEG-02, P2B Art. 5: by what lists are ordered, and why. */
export const RankingScreen = (): ReactElement => (
  <LegalPage title={routes.ranking.title} sections={rankingSections} path={rankingPath()} />
);
