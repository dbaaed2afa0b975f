import { useRouter } from "next/router";
import { useEffect, type ReactElement } from "react";
import { useViewerState } from "@/shared/environment/use-viewer-state";
import { newShopPath, signInPath } from "@/shared/routes/routes";
import { RequestLink } from "./request-link.tsx";
import { registerText } from "./way-in-text.ts";

/** The way in for a new shop. */
export function RegisterScreen(): ReactElement {
  const viewer = useViewerState();
  const { replace } = useRouter();
  const isSignedIn = viewer.status === "signedIn";

  useEffect(() => {
    if (isSignedIn) void replace(newShopPath());
  }, [isSignedIn, replace]);

  return <RequestLink route="register" texts={registerText} wanted={newShopPath()} knownHref={signInPath()} />;
}
