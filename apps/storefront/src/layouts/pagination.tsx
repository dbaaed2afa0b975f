import { LinkButton } from "@lokalkorb/ui/link-button";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { paginationText } from "./pagination-text.ts";

export interface PaginationProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly pathOf: (page: number) => string;
}

/** To the page before and the one after; nothing where all is one page. */
export function Pagination({ page, pages, pathOf }: PaginationProps): ReactElement | null {
  if (pages < 2) return null;
  return (
    <nav aria-label={paginationText.pages} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 0 && (
        <LinkButton component={PageLink} href={pathOf(page - 1)} look="outline">
          {paginationText.before}
        </LinkButton>
      )}
      <span className="text-meta">{paginationText.page(page + 1, pages)}</span>
      {page + 1 < pages && (
        <LinkButton component={PageLink} href={pathOf(page + 1)} look="outline">
          {paginationText.after}
        </LinkButton>
      )}
    </nav>
  );
}
