import { LinkButton } from "@lokalkorb/ui/link-button";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { pageStepsText } from "./site-text.ts";

export interface PageStepsProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
}

/** To the page before and the one after; nothing where all is one page. */
export function PageSteps({ page, pages, pathOf }: PageStepsProps): ReactElement | null {
  if (pages < 2) return null;
  return (
    <nav aria-label={pageStepsText.pages} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 0 && (
        <LinkButton component={PageLink} href={pathOf(page - 1)} look="outline">
          {pageStepsText.before}
        </LinkButton>
      )}
      <span className="text-meta">{pageStepsText.page(page + 1, pages)}</span>
      {page + 1 < pages && (
        <LinkButton component={PageLink} href={pathOf(page + 1)} look="outline">
          {pageStepsText.after}
        </LinkButton>
      )}
    </nav>
  );
}
