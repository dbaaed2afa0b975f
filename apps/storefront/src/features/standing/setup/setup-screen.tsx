import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useRouter } from "next/router";
import { useMemo, useState, type ReactElement } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { orderPath, ordersPath, parseOrderKey, signInPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { standingSetupPath } from "@/shared/routes/standing-paths";
import { SetupForm } from "./setup-form.tsx";
import { setupText as words } from "./setup-text.ts";
import { usePreview, type Choice } from "./use-preview.ts";

/** An order that was placed comes again by itself: how often, from when, and at which price. */
export function StandingSetupScreen(): ReactElement {
  const { query, isReady } = useRouter();
  const named = typeof query["bestellung"] === "string" ? query["bestellung"] : "";
  const key = useMemo(() => parseOrderKey(named), [named]);
  const [choice, setChoice] = useState<Choice>({ weeks: 1, date: null });
  const seen = usePreview(key, choice);
  const isWrong = (isReady && key === null) || seen.status === "unknown";
  return (
    <>
      <PageHead title={routes.standingSetup.title} noIndex={routes.standingSetup.noIndex} />
      <PlainHeader backTo={{ href: key === null ? ordersPath() : orderPath(key), label: words.back }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <div className="grid max-w-[40rem] gap-4">
          <h1 className="text-h1">{words.title}</h1>
          {isWrong || seen.status === "unavailable" ? (
            <EmptyState
              title={isWrong ? words.unknown : words.unavailable}
              action={
                <LinkButton component={PageLink} href={ordersPath()}>
                  {words.toOrders}
                </LinkButton>
              }
            />
          ) : seen.status === "signedOut" ? (
            <>
              <Notice>{words.signIn}</Notice>
              <LinkButton
                component={PageLink}
                className="justify-self-start"
                href={signInPath(key === null ? "" : standingSetupPath(key))}
              >
                {words.toSignIn}
              </LinkButton>
            </>
          ) : seen.status === "failed" ? (
            <ErrorState title={words.failed} onRetry={seen.reload} />
          ) : seen.status === "present" && key !== null ? (
            <SetupForm
              orderKey={key}
              preview={seen.preview}
              isStale={seen.isStale}
              choice={choice}
              onChoice={setChoice}
              onRetry={seen.reload}
            />
          ) : (
            <SkeletonGroup count={3} label={words.loading} className="h-40" groupClassName="grid! gap-4" />
          )}
        </div>
      </main>
    </>
  );
}
