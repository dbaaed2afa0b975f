import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { Skeleton } from "@lokalkorb/ui/skeleton";
import type { ReactElement, ReactNode } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { PlainHeader } from "@/layouts/top-bar";
import { accountPath, homePath, shopPath, signInPath } from "@/shared/routes/paths";
import { membersText as words } from "./members-text.ts";
import { useMembership, type Membership } from "./use-membership.ts";

export interface MembersOnlyProps {
  readonly page: ShopPage;
  /** The page as members see it. */
  readonly children: ReactNode;
}

/** In place of the goods: for whom they are, how one becomes a member, and what there is for all. */
export function MembersOnly({ page, children }: MembersOnlyProps): ReactElement {
  const { menu, membersOnly = "", otherStorefronts: [open] = [] } = page;
  const { name, slug, phone } = menu.shop;
  const [membership, again] = useMembership(menu);
  if (membership.status === "member") return <>{children}</>;
  return (
    <>
      <PageHead title={membersOnly} noIndex />
      <PlainHeader
        backTo={
          open ? { href: shopPath(open.slug), label: words.back(name) } : { href: homePath(), label: "Lokalkorb" }
        }
      />
      <main id="inhalt" className="wrap pb-8">
        <h1 className="max-w-[32ch] pt-5 text-h1 text-balance lg:pt-8">{membersOnly}</h1>
        <div className="mt-3 grid max-w-[64ch] gap-3 text-pretty">
          <p>{words.what(name)}</p>
          <p className="text-ink-2">{words.how(name)}</p>
          <Standing membership={membership} slug={slug} onAgain={again} />
          <p className="flex flex-wrap gap-x-5">
            {open && (
              // A whole new page: it has prices and a basket of its own.
              <a className="link inline-flex min-h-11 items-center" href={shopPath(open.slug)}>
                {words.open}
              </a>
            )}
            <a className="link inline-flex min-h-11 items-center" href={`tel:${phone.replaceAll(" ", "")}`}>
              {words.call(phone)}
            </a>
          </p>
        </div>
      </main>
    </>
  );
}

interface StandingProps {
  readonly membership: Membership;
  readonly slug: string;
  readonly onAgain: () => void;
}

function Standing({ membership, slug, onAgain }: StandingProps): ReactElement {
  switch (membership.status) {
    case "signedOut":
      return (
        <Notice
          title={words.signedOut}
          action={
            <LinkButton className="mt-2" component={PageLink} href={signInPath(shopPath(slug))}>
              {words.signIn}
            </LinkButton>
          }
        />
      );
    case "stranger":
      return (
        <Notice
          tone="warning"
          title={words.unknownAddress(membership.email)}
          action={
            <span className="mt-2 flex flex-wrap gap-2">
              <Button look="outline" onClick={onAgain}>
                {words.again}
              </Button>
              <LinkButton component={PageLink} look="outline" href={accountPath()}>
                {words.account}
              </LinkButton>
            </span>
          }
        />
      );
    case "failed":
      return (
        <Notice
          tone="warning"
          announce
          title={words.failed}
          action={
            <Button look="outline" className="mt-2" onClick={onAgain}>
              {words.again}
            </Button>
          }
        >
          {words.failedHint}
        </Notice>
      );
    default:
      return (
        <output>
          <span className="sr-only">{words.looking}</span>
          <Skeleton className="h-24" />
        </output>
      );
  }
}
