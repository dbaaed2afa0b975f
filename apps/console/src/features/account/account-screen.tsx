import { PageLink } from "@lokalkorb/shell/page-link";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { LogOutIcon, SpinnerIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useSignedInState } from "@/shared/environment/use-viewer-state";
import { accountPath, startPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { accountText } from "./account-text.ts";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";

/** The page of the person, whatever shops there are. */
export function AccountScreen(): ReactElement {
  const viewer = useSignedInState(accountPath());
  const client = useModelClient();
  return (
    <div className="grid w-full max-w-[560px] gap-4">
      <ScreenHead route="account" />
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <h1 className="text-h1">{accountText.title}</h1>
        <PageLink href={startPath()} className="link inline-flex min-h-11 items-center">
          {accountText.back}
        </PageLink>
      </div>
      {viewer.status === "signedIn" ? (
        <>
          <PasswordForm email={viewer.viewer.email ?? ""} />
          <SecondFactorSection />
          <Button look="outline" icon={<LogOutIcon />} onClick={() => void client?.auth.signOut()}>
            {accountText.signOut}
          </Button>
        </>
      ) : (
        <SpinnerIcon size={24} className="spinner text-theme-ink" label={accountText.loading} />
      )}
    </div>
  );
}
