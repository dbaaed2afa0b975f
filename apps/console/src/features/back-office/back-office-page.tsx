import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useEffect, type ReactElement, type ReactNode } from "react";
import { endSupportLook } from "@/entities/shop/support-look";
import { useSignedInState } from "@/shared/environment/use-viewer-state";
import { routes, startPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { backOfficeText as words } from "./back-office-text.ts";

const pages = ["backOffice", "backOfficeMessages", "backOfficeSwitches", "backOfficeVat"] as const;

export interface BackOfficePageProps {
  readonly route: (typeof pages)[number];
  readonly lead: string;
  readonly children: ReactNode;
}

/** Head and ways between the pages of the platform's own desk; its content is asked for after the sign-in. */
export function BackOfficePage({ route, lead, children }: BackOfficePageProps): ReactElement {
  const viewer = useSignedInState();
  // A look at a shop leads back to here, and is over then.
  useEffect(endSupportLook, []);
  return (
    <div className="grid w-full max-w-[960px] gap-4">
      <ScreenHead route={route} />
      <nav aria-label={words.pages} className="flex flex-wrap gap-x-5">
        {pages.map((page) => (
          <PageLink
            key={page}
            href={routes[page].page}
            aria-current={page === route ? "page" : undefined}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent font-bold text-ink-2 no-underline aria-[current]:border-theme-ink aria-[current]:text-ink"
          >
            {routes[page].title}
          </PageLink>
        ))}
      </nav>
      <div className="grid gap-1">
        <h1 className="text-h1">{routes[route].title}</h1>
        <p className="text-ink-2">{lead}</p>
      </div>
      {viewer.status === "signedIn" && children}
    </div>
  );
}

/** An account that does not work for the platform. */
export function NotForYou(): ReactElement {
  return (
    <EmptyState
      picture="bag"
      title={words.strange}
      action={
        <LinkButton look="outline" component={PageLink} href={startPath()}>
          {words.back}
        </LinkButton>
      }
    >
      {words.strangeNext}
    </EmptyState>
  );
}
