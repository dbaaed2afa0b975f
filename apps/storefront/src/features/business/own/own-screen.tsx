import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";
import { useOwnBusinesses } from "@/entities/business/use-own-businesses";
import { PlainHeader } from "@/layouts/top-bar";
import { ownBusinessesPath } from "@/shared/routes/business-paths";
import { accountPath, homePath, signInPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { CompanyCard } from "./company-card.tsx";
import { ownText as words } from "./own-text.ts";

/** The companies that a person orders for: what was agreed, what is open, their orders and their people. */
export function OwnBusinessesScreen(): ReactElement {
  const own = useOwnBusinesses();
  return (
    <>
      <PageHead title={routes.ownBusinesses.title} noIndex={routes.ownBusinesses.noIndex} />
      <PlainHeader backTo={{ href: accountPath(), label: words.back }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <h1 className="text-h1">{words.title}</h1>
        {own.status === "pending" ? (
          <SkeletonGroup count={2} label={words.loading} className="h-44" groupClassName="mt-4 grid! gap-4" />
        ) : own.status === "signedOut" ? (
          <div className="mt-4 grid gap-4">
            <Notice>{words.signIn}</Notice>
            <LinkButton component={PageLink} className="justify-self-start" href={signInPath(ownBusinessesPath())}>
              {words.toSignIn}
            </LinkButton>
          </div>
        ) : own.status === "failed" ? (
          <ErrorState title={words.failed} onRetry={own.reload} />
        ) : own.businesses.length === 0 ? (
          <EmptyState
            title={words.none}
            action={
              <LinkButton component={PageLink} href={homePath()}>
                {words.toShops}
              </LinkButton>
            }
          >
            {words.noneNext}
          </EmptyState>
        ) : (
          <ul className="mt-4 grid gap-4">
            {own.businesses.map((business) => (
              <li key={`${business.restaurantId} ${business.customerId}`}>
                <CompanyCard business={business} onChanged={own.reload} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}
