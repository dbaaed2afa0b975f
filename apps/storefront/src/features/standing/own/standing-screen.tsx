import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useRouter } from "next/router";
import type { ReactElement } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { accountPath, ordersPath, signInPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { standingOrdersPath } from "@/shared/routes/standing-paths";
import { StandingCard } from "./standing-card.tsx";
import { standingText as words } from "./standing-text.ts";
import { useStandingOrders } from "./use-standing-orders.ts";

/** A person's standing orders with their coming days: left out, paused, changed and ended here. */
export function StandingOrdersScreen(): ReactElement {
  const own = useStandingOrders();
  const fresh = useRouter().query["neu"];
  return (
    <>
      <PageHead title={routes.standingOrders.title} noIndex={routes.standingOrders.noIndex} />
      <PlainHeader backTo={{ href: accountPath(), label: words.back }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <h1 className="text-h1">{routes.standingOrders.title}</h1>
        {own.status === "pending" ? (
          <SkeletonGroup count={2} label={words.loading} className="h-44" groupClassName="mt-4 grid! gap-4" />
        ) : own.status === "signedOut" ? (
          <div className="mt-4 grid gap-4">
            <Notice>{words.signIn}</Notice>
            <LinkButton component={PageLink} className="justify-self-start" href={signInPath(standingOrdersPath())}>
              {words.toSignIn}
            </LinkButton>
          </div>
        ) : own.status === "failed" ? (
          <ErrorState title={words.failed} onRetry={own.reload} />
        ) : own.standingOrders.length === 0 ? (
          <EmptyState
            title={words.none}
            action={
              <LinkButton component={PageLink} href={ordersPath()}>
                {words.toOrders}
              </LinkButton>
            }
          >
            {words.noneNext}
          </EmptyState>
        ) : (
          <ul className="mt-4 grid gap-4 lg:grid-cols-2 lg:items-start">
            {own.standingOrders.map((one) => (
              <li key={one.planId} className="grid gap-4">
                {one.planId === fresh && (
                  <Notice tone="ok" announce>
                    {words.isNew}
                  </Notice>
                )}
                <StandingCard standing={one} onChanged={own.reload} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </>
  );
}
