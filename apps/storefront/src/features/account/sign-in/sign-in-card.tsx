import { PageHead } from "@lokalkorb/shell/page-head";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement, ReactNode } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { homePath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { signInText as words } from "./sign-in-text.ts";

export interface SignInCardProps {
  readonly route: "signIn" | "signInLink";
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The calm page: one card, one main step. */
export function SignInCard({ route, title, lead, children }: SignInCardProps): ReactElement {
  return (
    <>
      <PageHead title={routes[route].title} noIndex={routes[route].noIndex} />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap grid justify-items-center py-8 lg:py-14">
        <div className="w-full max-w-[27rem]">
          <IllustrationRow
            className="mx-auto w-fit"
            quantity={[
              ["milk", 72],
              ["bread", 84],
              ["apple", 60],
            ]}
          />
          <div className="order-card">
            <div className="grid gap-2">
              <h1 className="text-h1 text-balance">{title}</h1>
              <p className="text-pretty text-ink-2">{lead}</p>
            </div>
            {children}
          </div>
        </div>
      </main>
    </>
  );
}

export function Problem({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string | null;
}): ReactElement | null {
  if (text === null) return null;
  return (
    <Notice tone="danger" title={title} announce>
      {text}
    </Notice>
  );
}
