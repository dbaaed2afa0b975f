import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useRouter } from "next/router";
import { useEffect, useState, type ReactElement } from "react";
import { useAccount } from "@/entities/account/use-account";
import { PlainHeader } from "@/layouts/top-bar";
import { accountDataPath, accountPath, homePath, signInPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { dataText as words } from "./data-text.ts";
import { DownloadCard } from "./download-card.tsx";
import { EraseCard } from "./erase-card.tsx";

/** GDP-04: what is known of a person, and the end of it. */
export function DataScreen(): ReactElement {
  const { status } = useAccount();
  const { replace } = useRouter();
  const [kept, setKept] = useState<number | null>(null);
  const isOut = status === "guest" || status === "nobody";
  useEffect(() => {
    if (isOut && kept === null) void replace(signInPath(accountDataPath()));
  }, [isOut, kept, replace]);
  return (
    <>
      <PageHead title={routes.accountData.title} noIndex={routes.accountData.noIndex} />
      <PlainHeader backTo={{ href: accountPath(), label: words.back }} />
      <main id="inhalt" className="wrap py-6 lg:py-10">
        <div className="grid max-w-[44rem] gap-4">
          <h1 className="text-h1">{words.title}</h1>
          {kept !== null ? (
            <>
              <Notice tone="ok" title={words.doneTitle} announce>
                {words.done(kept)}
              </Notice>
              <LinkButton component={PageLink} className="justify-self-start" href={homePath()}>
                {words.home}
              </LinkButton>
            </>
          ) : status === "signedIn" ? (
            <>
              <DownloadCard />
              <EraseCard onErased={setKept} />
            </>
          ) : (
            <SkeletonGroup count={2} label={words.loading} className="h-44" groupClassName="grid! gap-4" />
          )}
        </div>
      </main>
    </>
  );
}
