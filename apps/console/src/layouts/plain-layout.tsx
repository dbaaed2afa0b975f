import { Logo } from "@lokalkorb/ui/logo";
import type { ReactElement, ReactNode } from "react";
import { PageLinks } from "./page-links.tsx";

/** A page that stands alone: sign-in, choices, errors. */
export function PlainLayout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr_auto] bg-sunken text-name">
      <header className="px-gutter py-4 text-theme-ink">
        <Logo />
      </header>
      <main className="grid content-start justify-items-center px-4 pb-16 md:[&:not(:has(nav))]:content-center">
        {children}
      </main>
      <footer className="flex flex-wrap justify-center gap-x-5 px-4 pb-4">
        <PageLinks />
      </footer>
    </div>
  );
}
