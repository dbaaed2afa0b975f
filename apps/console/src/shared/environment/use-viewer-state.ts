import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useViewer, type ViewerState } from "@lokalkorb/model/react/use-viewer";
import { useRouter } from "next/router";
import { useEffect } from "react";
import { signInPath } from "../routes/routes.ts";
import { profileDefinition } from "./start-client.ts";

/** The account at the screen. That none is signed in is known before the database is here. */
export function useViewerState(): ViewerState {
  // Asked for again when the client has come, and with it the profile's shape.
  return useViewer(useModelClient() === null ? null : profileDefinition());
}

/** The account at a page that wants one: without it the sign-in comes first, and leads back to `page`. */
export function useSignedInState(page?: string): ViewerState {
  const state = useViewerState();
  const { isReady, asPath, replace } = useRouter();
  const isSignedOut = isReady && state.status === "signedOut";
  const wanted = page ?? asPath;
  useEffect(() => {
    if (isSignedOut) void replace(signInPath(wanted));
  }, [isSignedOut, wanted, replace]);
  return state;
}
