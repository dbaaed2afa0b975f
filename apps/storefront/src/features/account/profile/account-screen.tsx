import { identify } from "@lokalkorb/analytics/track";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useRouter } from "next/router";
import { useEffect, type ReactElement } from "react";
import { loadAccountCalls } from "@/entities/account/account-part";
import { useAccount, type AccountState } from "@/entities/account/use-account";
import { PlainHeader } from "@/layouts/top-bar";
import { followFavourites } from "@/entities/favourites/kept/follow-favourites";
import { ownBusinessesPath } from "@/shared/routes/business-paths";
import { favouritesPath } from "@/shared/routes/favourites-path";
import { accountDataPath, eatersPath, homePath, signInPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { standingOrdersPath } from "@/shared/routes/standing-paths";
import { CardsCard } from "./cards-card.tsx";
import { PasskeysCard } from "../passkeys/passkeys-card.tsx";
import { accountText as words } from "./account-text.ts";
import { AddressesCard } from "./addresses-card.tsx";
import { ContactCard } from "./contact-card.tsx";
import { MailsCard } from "./mails-card.tsx";
import { OrdersCard } from "./orders-card.tsx";
import { SecurityCard } from "./security-card.tsx";
import { useProfile } from "./use-profile.ts";

/** A person's own page. Without a sign-in it leads there. */
export function AccountScreen(): ReactElement {
  const account = useAccount();
  const { replace } = useRouter();
  const { status } = account;
  useEffect(() => {
    if (status === "guest" || status === "nobody") void replace(signInPath());
  }, [status, replace]);
  return (
    <>
      <PageHead title={routes.account.title} noIndex={routes.account.noIndex} />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <h1 className="text-h1">{words.title}</h1>
        {status === "signedIn" ? <Account account={account} /> : <Waiting />}
      </main>
    </>
  );
}

const Waiting = (): ReactElement => (
  <SkeletonGroup count={3} label={words.loading} className="h-44" groupClassName="mt-4 grid! gap-4" />
);

function Account({ account }: { readonly account: Extract<AccountState, { status: "signedIn" }> }): ReactElement {
  const { client, uid, email } = account;
  const { seen, saveContact, saveBook, saveDefaultCard, saveMails, saveReminder } = useProfile(client, uid);
  useEffect(() => {
    if (seen !== null) identify({ uid, email, name: seen.name, isMerchant: seen.isMerchant });
  }, [uid, email, seen]);
  // Orders of a guest whose takeover got no answer.
  useEffect(() => {
    loadAccountCalls()
      .then((calls) => calls.bringAlong())
      .catch(() => undefined);
    // And what a guest has kept.
    void followFavourites();
  }, []);
  return (
    <>
      <p className="mt-1 text-ink-2">{words.signedInAs(email)}</p>
      {seen === null ? (
        <Waiting />
      ) : (
        <div className="mt-4 grid gap-3 lg:grid-cols-2 lg:items-start lg:gap-5">
          <div className="grid gap-3 lg:gap-5">
            <OrdersCard orders={seen.orders} />
            <ContactCard seen={seen} onSave={saveContact} />
            <MailsCard mails={seen.mails} isReminded={seen.isReminded} onSave={saveMails} onRemind={saveReminder} />
          </div>
          <div className="grid gap-3 lg:gap-5">
            <AddressesCard book={seen.book} onSave={saveBook} />
            <CardsCard cards={seen.cards} defaultCardId={seen.defaultCardId} onDefault={saveDefaultCard} />
            <SecurityCard />
            <PasskeysCard isMerchant={seen.isMerchant} />
            <section className="order-card" aria-labelledby="lieblinge">
              <h2 id="lieblinge" className="text-h3">
                {routes.favourites.title}
              </h2>
              <p className="text-pretty text-ink-2">{words.favouritesLead}</p>
              <LinkButton component={PageLink} look="outline" className="justify-self-start" href={favouritesPath()}>
                {words.favouritesLink}
              </LinkButton>
            </section>
            <section className="order-card" aria-labelledby="fuer-wen">
              <h2 id="fuer-wen" className="text-h3">
                {routes.eaters.title}
              </h2>
              <p className="text-pretty text-ink-2">{words.eatersLead}</p>
              <LinkButton component={PageLink} look="outline" className="justify-self-start" href={eatersPath()}>
                {words.eatersLink}
              </LinkButton>
            </section>
            <section className="order-card" aria-labelledby="dauerauftraege">
              <h2 id="dauerauftraege" className="text-h3">
                {routes.standingOrders.title}
              </h2>
              <p className="text-pretty text-ink-2">{words.standingLead}</p>
              <LinkButton
                component={PageLink}
                look="outline"
                className="justify-self-start"
                href={standingOrdersPath()}
              >
                {words.standingLink}
              </LinkButton>
            </section>
            <section className="order-card" aria-labelledby="firmen">
              <h2 id="firmen" className="text-h3">
                {routes.ownBusinesses.title}
              </h2>
              <p className="text-pretty text-ink-2">{words.businessesLead}</p>
              <LinkButton component={PageLink} look="outline" className="justify-self-start" href={ownBusinessesPath()}>
                {words.businessesLink}
              </LinkButton>
            </section>
            <section className="order-card" aria-labelledby="daten">
              <h2 id="daten" className="text-h3">
                {words.data}
              </h2>
              <p className="text-pretty text-ink-2">{words.dataLead}</p>
              <LinkButton component={PageLink} look="outline" className="justify-self-start" href={accountDataPath()}>
                {words.dataLink}
              </LinkButton>
            </section>
          </div>
        </div>
      )}
    </>
  );
}
