import { ArrowLeftIcon } from "@lokalkorb/ui/icons";
import { Logo } from "@lokalkorb/ui/logo";
import type { ReactElement } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import { RunningOrder } from "@/entities/order/remembered/running-order";
import { accountPath, homePath, ordersPath } from "@/shared/routes/paths";
import { siteText } from "./site-text.ts";

export interface TopBarProps {
  /** Where the arrow leads; none on the first page. */
  readonly backTo?: { readonly href: string; readonly label: string };
  readonly className?: string;
}

/** On a page that is no shop's: the bar on a ground of its own. */
export const PlainHeader = (props: Omit<TopBarProps, "className">): ReactElement => (
  <header className="bg-surface shadow-[0_1px_0_var(--line)]">
    <TopBar {...props} className="text-theme-ink" />
  </header>
);

/** The way back, the mark, and the way to all orders. */
export function TopBar({ backTo, className = "" }: TopBarProps): ReactElement {
  return (
    <div className={`wrap flex min-h-16 items-center gap-2 md:min-h-18 ${className}`}>
      {backTo && (
        <PageLink
          href={backTo.href}
          aria-label={backTo.label}
          className="-ms-3 inline-grid size-11 place-items-center rounded-full hover:bg-ink/8"
        >
          <ArrowLeftIcon />
        </PageLink>
      )}
      <PageLink
        href={homePath()}
        aria-label={siteText.home}
        className="platform-mark inline-flex min-h-11 items-center no-underline"
      >
        <Logo />
      </PageLink>
      <RunningOrder />
      <PageLink
        href={ordersPath()}
        className="ms-auto inline-flex min-h-11 items-center rounded-full px-2 text-meta font-bold text-inherit no-underline hover:bg-ink/8 max-[22.5rem]:px-1 [.running-order+&]:ms-0 max-md:[.running-order+&]:hidden"
      >
        {siteText.orders}
      </PageLink>
      {/* A page of its own says who is signed in, so that no other fetches that. */}
      <a
        href={accountPath()}
        className="inline-flex min-h-11 items-center px-2 text-meta font-bold no-underline hover:underline max-[22.5rem]:px-1"
      >
        {siteText.account}
      </a>
    </div>
  );
}
