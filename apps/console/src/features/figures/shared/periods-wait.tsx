import { EmptyState } from "@lokalkorb/ui/empty-state";
import type { ReactElement } from "react";
import { ContentWait } from "@/layouts/content-wait";
import { figureWords as words } from "./figure-words.ts";

/** In the place of the figures, until there are some. */
export function PeriodsWait({ state }: { readonly state: "pending" | "failed" | "tonight" }): ReactElement {
  return state === "tonight" ? (
    <EmptyState picture="bag" title={words.tonight}>
      {words.tonightNext}
    </EmptyState>
  ) : (
    <ContentWait status={state} words={words} count={3} height="h-48" />
  );
}
