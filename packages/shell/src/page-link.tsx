import Router from "next/router";
import type { ComponentPropsWithRef, MouseEvent, ReactElement } from "react";

export interface PageLinkProps extends ComponentPropsWithRef<"a"> {
  readonly href: string;
}

/**
 * A link to a page of the same app that keeps live data; the page is fetched when the pointer is over it. Next's own
 * link would be a third of all the script that a page may have at first load; the router underneath is the same.
 */
export function PageLink({ href, onClick, onPointerEnter, children, ...rest }: PageLinkProps): ReactElement {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    // The page takes the place of the sheet that the link is in.
    const { sheets } = (window.history.state ?? {}) as { readonly sheets?: number };
    void Router[sheets ? "replace" : "push"](href);
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        void Router.prefetch(href);
      }}
    >
      {children}
    </a>
  );
}
