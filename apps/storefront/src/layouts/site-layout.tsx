import type { ReactElement, ReactNode } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import {
  accessibilityPath,
  giftPath,
  imprintPath,
  noticePath,
  privacyPath,
  rankingPath,
  registerPath,
  shopImprintPath,
  termsPath,
  withdrawPath,
} from "@/shared/routes/paths";
import { siteText } from "./site-text.ts";

export interface SiteLayoutProps {
  /** The seller, whose imprint comes first on its own pages (LEG-01). */
  readonly seller?: { readonly name: string; readonly slug: string; readonly sellsGifts: boolean };
  /** Room for a bar that floats over the end of the page on phones. */
  readonly roomBelow?: boolean;
  readonly children: ReactNode;
}

/** Skip link, the page, and the footer that leads to everything the law wants within two clicks. */
export function SiteLayout({ seller, roomBelow = false, children }: SiteLayoutProps): ReactElement {
  return (
    <>
      <a className="skip-link" href="#inhalt">
        {siteText.skip}
      </a>
      {children}
      <footer className={`wrap grid gap-1 py-8 text-meta text-ink-2 ${roomBelow ? "pb-28 lg:pb-8" : ""}`}>
        <p>{seller ? siteText.soldBy(seller.name) : siteText.claim}</p>
        <nav aria-label={siteText.footerNav} className="flex flex-wrap gap-x-5">
          {seller && (
            <FooterLink data-seller href={shopImprintPath(seller.slug)}>
              {siteText.shopImprint(seller.name)}
            </FooterLink>
          )}
          <FooterLink href={imprintPath()}>{seller ? siteText.shopImprint("Lokalkorb") : siteText.imprint}</FooterLink>
          <FooterLink href={privacyPath()}>{siteText.privacy}</FooterLink>
          <FooterLink href={termsPath()}>{siteText.terms}</FooterLink>
          <FooterLink href={accessibilityPath()}>{siteText.accessibility}</FooterLink>
          <FooterAction href={rankingPath()}>{siteText.ranking}</FooterAction>
          {seller?.sellsGifts && <FooterAction href={giftPath(seller.slug)}>{siteText.gifts}</FooterAction>}
          {seller && <FooterAction href={withdrawPath(seller.slug)}>{siteText.withdraw}</FooterAction>}
          <FooterAction href="/kuendigen">{siteText.terminate}</FooterAction>
          {/* A whole new page, which learns from the browser where it was pressed. */}
          <FooterAction href={noticePath()}>{siteText.report}</FooterAction>
          {/* The shell opens what these name; they lead to no other page. */}
          <FooterAction href="#cookie-einstellungen">{siteText.cookies}</FooterAction>
          <FooterAction href="#hilfe">{siteText.help}</FooterAction>
          {/* Another app's page: no part of this one is loaded for it. */}
          {!seller && <FooterAction href={registerPath()}>{siteText.register}</FooterAction>}
        </nav>
      </footer>
    </>
  );
}

const footerLinkClasses = "inline-flex min-h-11 items-center underline underline-offset-3";

function FooterAction({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement {
  return (
    <a href={href} className={footerLinkClasses}>
      {children}
    </a>
  );
}

interface FooterLinkProps {
  readonly href: string;
  /** Help leads there, too. */
  readonly "data-seller"?: true;
  readonly children: ReactNode;
}

const FooterLink = (props: FooterLinkProps): ReactElement => <PageLink {...props} className={footerLinkClasses} />;
