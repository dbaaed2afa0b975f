import { identify } from "@lokalkorb/analytics/track";
import { useEffect } from "react";
import { useViewerState } from "@/shared/environment/use-viewer-state";

/** Says who is signed in, whenever that changes. Whether it is sent is the visitor's decision. */
export function AnalyticsIdentity(): null {
  const state = useViewerState();
  useEffect(() => {
    if (state.status === "signedOut") identify(null);
    if (state.status !== "signedIn") return;
    const { uid, email, userName, isMerchant } = state.viewer;
    identify({ uid, email: email ?? "", name: userName, isMerchant });
  }, [state]);
  return null;
}
