import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { SpinnerIcon } from "@lokalkorb/ui/icons";
import { PageLink } from "@lokalkorb/shell/page-link";
import { useRouter } from "next/router";
import { useEffect, type ReactElement } from "react";
import { newShopPath, shopPath, signInPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { useViewerState } from "@/shared/environment/use-viewer-state";
import { startText } from "./start-text.ts";

/** Leads on: to the first shop's board, to the sign-in, or to the words of an account without a shop. */
export function StartScreen(): ReactElement {
  const state = useViewerState();
  const client = useModelClient();
  const { replace } = useRouter();
  const shop = state.status === "signedIn" ? state.viewer.restaurants[0] : undefined;
  const target = state.status === "signedOut" ? signInPath() : shop && shopPath("board", shop);

  useEffect(() => {
    if (target !== undefined) void replace(target);
  }, [target, replace]);

  const hasNoShop = state.status === "signedIn" && shop === undefined;
  return (
    <>
      <ScreenHead route="start" />
      <h1 className="sr-only">{startText.title}</h1>
      {hasNoShop ? (
        <EmptyState
          title={startText.noShop}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <LinkButton href={newShopPath()} component={PageLink}>
                {startText.newShop}
              </LinkButton>
              <Button look="outline" onClick={() => void client?.auth.signOut()}>
                {startText.signOut}
              </Button>
            </div>
          }
        >
          {startText.noShopNext(state.viewer.email ?? "")}
        </EmptyState>
      ) : (
        <SpinnerIcon size={24} className="spinner text-theme-ink" label={startText.loading} />
      )}
    </>
  );
}
