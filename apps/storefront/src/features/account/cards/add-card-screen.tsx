import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { PageHead } from "@lokalkorb/shell/page-head";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useRouter } from "next/router";
import { useEffect, type ReactElement } from "react";
import { useAccount } from "@/entities/account/use-account";
import { PlainHeader } from "@/layouts/top-bar";
import { accountPath, addCardPath, signInPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { addCardText as words } from "./cards-text.ts";
import { useOwnDocument } from "./use-own-document.ts";
import { usePaymentForm } from "./use-payment-form.ts";

/** The one page on which the provider's script may run; a whole page load leads here and away. */
export function AddCardScreen(): ReactElement {
  const account = useAccount();
  const { replace } = useRouter();
  const isHere = useOwnDocument(addCardPath());
  const { status } = account;
  useEffect(() => {
    if (status === "guest" || status === "nobody") void replace(signInPath(accountPath()));
  }, [status, replace]);
  return (
    <>
      <PageHead title={routes.addCard.title} noIndex={routes.addCard.noIndex} />
      <PlainHeader backTo={{ href: accountPath(), label: words.back }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <div className="grid max-w-[34rem] gap-4">
          <h1 className="text-h1">{words.title}</h1>
          {status !== "signedIn" || !isHere ? (
            <SkeletonGroup count={1} label={words.loading} className="h-44" groupClassName="grid!" />
          ) : browserConfig().stripe.publishableKey === "" ? (
            <Notice tone="info" title={words.notHere} />
          ) : (
            <CardForm client={account.client} />
          )}
        </div>
      </main>
    </>
  );
}

function CardForm({ client }: { readonly client: ModelClient }): ReactElement {
  const { status, saving, problem, place, load, save } = usePaymentForm(client);
  return (
    <section className="order-card" aria-label={words.title}>
      <p className="text-pretty text-ink-2">{words.lead}</p>
      {problem !== null && (
        <Notice tone="danger" title={status === "failed" ? words.loadFailed : words.refused} announce>
          {problem}
        </Notice>
      )}
      {status === "loading" && (
        <SkeletonGroup count={1} label={words.loading} className="h-36" groupClassName="grid!" />
      )}
      <div
        ref={place}
        className={status === "ready" ? undefined : "h-0 overflow-hidden"}
        aria-busy={status === "loading"}
      />
      <div className="flex flex-wrap gap-2">
        {status === "ready" && (
          <Button pending={saving} pendingLabel={words.saving} onClick={save}>
            {words.save}
          </Button>
        )}
        {status === "failed" && <Button onClick={load}>{words.retry}</Button>}
        <LinkButton component="a" look="outline" href={accountPath()}>
          {words.cancel}
        </LinkButton>
      </div>
    </section>
  );
}
