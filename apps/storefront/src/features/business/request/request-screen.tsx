import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useState, type ReactElement } from "react";
import { type OwnBusiness, useOwnBusinesses } from "@/entities/business/use-own-businesses";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { inShopLayout } from "@/layouts/shop-layout";
import { PlainHeader } from "@/layouts/top-bar";
import { businessRequestPath, ownBusinessesPath } from "@/shared/routes/business-paths";
import { shopPath, signInPath } from "@/shared/routes/paths";
import { RequestFields } from "./request-fields.tsx";
import { requestText as words } from "./request-text.ts";

/** A person asks a shop to be supplied as a company; what became of it stands here, too. */
export const BusinessRequestScreen: PageWithLayout<ShopPage> = ({ menu }) => {
  const { name, slug } = menu.shop;
  const own = useOwnBusinesses(menu.restaurantId);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHead title={words.title(name)} noIndex />
      <PlainHeader backTo={{ href: shopPath(slug), label: words.back(name) }} />
      <main id="inhalt" className="wrap pt-6 pb-12 lg:pt-10">
        <div className="grid max-w-[40rem] gap-4">
          <h1 className="text-h1 text-balance hyphens-auto">{words.title(name)}</h1>
          <p className="text-pretty text-ink-2">{words.lead(name)}</p>
          {own.status === "pending" ? (
            <SkeletonGroup count={3} label={words.loading} className="h-14" groupClassName="grid! gap-3" />
          ) : own.status === "signedOut" ? (
            <>
              <Notice>{words.signIn}</Notice>
              <LinkButton
                component={PageLink}
                className="justify-self-start"
                href={signInPath(businessRequestPath(slug))}
              >
                {words.toSignIn}
              </LinkButton>
            </>
          ) : own.status === "failed" ? (
            <ErrorState title={words.failed} onRetry={own.reload} />
          ) : (
            <Asking
              businesses={own.businesses}
              email={own.email}
              isSent={isSent}
              restaurantId={menu.restaurantId}
              slug={slug}
              country={menu.shop.country}
              onSent={() => {
                setSent(true);
                own.reload();
              }}
            />
          )}
        </div>
      </main>
    </>
  );
};
BusinessRequestScreen.getLayout = inShopLayout;

interface AskingProps {
  readonly businesses: readonly OwnBusiness[];
  readonly email: string;
  readonly isSent: boolean;
  readonly restaurantId: string;
  readonly slug: string;
  readonly country: "DE" | "AT";
  readonly onSent: () => void;
}

function Asking({ businesses, email, isSent, restaurantId, slug, country, onSent }: AskingProps): ReactElement {
  const known = businesses.find(({ role }) => role === "admin") ?? businesses[0];
  const ways = (
    <div className="flex flex-wrap gap-2">
      <LinkButton component={PageLink} href={shopPath(slug)}>
        {words.toShop}
      </LinkButton>
      <LinkButton component={PageLink} look="outline" href={ownBusinessesPath()}>
        {words.toOwn}
      </LinkButton>
    </div>
  );
  if (isSent || known?.status === "requested")
    return (
      <>
        <Notice tone="ok" title={words.doneTitle} announce>
          {words.done(email)}
        </Notice>
        {ways}
      </>
    );
  if (known?.status === "active" || known?.status === "blocked")
    return (
      <>
        <Notice
          tone={known.status === "active" ? "ok" : "warning"}
          title={known.status === "active" ? words.activeTitle(known.name) : words.blockedTitle(known.name)}
        >
          {known.status === "active" ? words.active : words.blocked}
        </Notice>
        {ways}
      </>
    );
  return (
    <>
      {known?.word !== undefined && <Notice tone="warning">{words.declined(known.word)}</Notice>}
      <RequestFields restaurantId={restaurantId} country={country} email={email} onSent={onSent} />
    </>
  );
}
