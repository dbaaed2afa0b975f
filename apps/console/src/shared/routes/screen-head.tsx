import { PageHead } from "@lokalkorb/shell/page-head";
import type { ReactElement } from "react";
import { routes, type RouteKey } from "./routes.ts";

export interface ScreenHeadProps {
  readonly route: RouteKey;
  /** Shown in front of the title, so that a tab in the background tells, too. */
  readonly newOrders?: number;
}

export function ScreenHead({ route, newOrders = 0 }: ScreenHeadProps): ReactElement {
  const { title } = routes[route];
  return <PageHead noIndex title={newOrders === 0 ? title : `(${newOrders}) ${title}`} />;
}
