import { SpinnerIcon } from "@lokalkorb/ui/icons";
import { useRouter } from "next/router";
import { useEffect, type ReactElement } from "react";
import { newShopPath, shopPath, signInPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { useViewerState } from "@/shared/environment/use-viewer-state";
import { startText } from "./start-text.ts";

/** Leads on: to the first shop's board, to the beginning of a shop where there is none, or to the sign-in. */
export function StartScreen(): ReactElement {
  const state = useViewerState();
  const { replace } = useRouter();
  const shopId = state.status === "signedIn" ? state.viewer.restaurants[0] : undefined;
  const target =
    state.status === "signedOut"
      ? signInPath()
      : state.status === "signedIn"
        ? shopId === undefined
          ? newShopPath()
          : shopPath("board", shopId)
        : undefined;

  useEffect(() => {
    if (target !== undefined) void replace(target);
  }, [target, replace]);

  return (
    <>
      <ScreenHead route="start" />
      <h1 className="sr-only">{startText.title}</h1>
      <SpinnerIcon size={24} className="spinner text-theme-ink" label={startText.loading} />
    </>
  );
}
