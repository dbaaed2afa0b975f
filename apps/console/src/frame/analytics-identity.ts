import { identify } from "@lokalkorb/analytics/track";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { useViewer } from "@lokalkorb/model/react/use-viewer";
import { useEffect } from "react";

/** Says who is signed in, whenever that changes. Whether it is sent is the visitor's decision. */
export function AnalyticsIdentity(): null {
  const state = useViewer(userDocument);
  useEffect(() => {
    if (state.status === "signedOut") identify(null);
    if (state.status !== "signedIn") return;
    const { uid, email, userName, isMerchant } = state.viewer;
    identify({ uid, email: email ?? "", name: userName, isMerchant });
  }, [state]);
  return null;
}
