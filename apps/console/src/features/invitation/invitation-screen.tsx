import { acceptInvitation } from "@lokalkorb/contracts/team";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { SpinnerIcon } from "@lokalkorb/ui/icons";
import { useRouter } from "next/router";
import { useEffect, useState, type ReactElement } from "react";
import { useRequest } from "@/shared/commands/use-request";
import { useSignedInState } from "@/shared/environment/use-viewer-state";
import { shopPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { useShopId } from "@/shared/routes/use-route-params";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { acceptRefusals, invitationText as words } from "./invitation-text.ts";

/** Where the mail of an invitation leads: one press, and then the board. */
export function InvitationScreen(): ReactElement {
  const restaurantId = useShopId();
  const state = useSignedInState();
  const client = useModelClient();
  const { replace } = useRouter();
  const { send, pending, problem } = useRequest(acceptInvitation, acceptRefusals);
  const [isIn, setIn] = useState(false);
  const viewer = state.status === "signedIn" ? state.viewer : null;
  const isMember = restaurantId !== null && viewer?.restaurants.includes(restaurantId) === true;

  useEffect(() => {
    // The account learns of it a moment after the answer.
    if (isMember) void replace(shopPath("board", restaurantId));
  }, [isMember, restaurantId, replace]);

  const accept = async (): Promise<void> => {
    if (restaurantId !== null && (await send({ restaurantId })) !== null) setIn(true);
  };
  return (
    <div className="w-full max-w-[420px]">
      <ScreenHead route="invitation" />
      {viewer === null || isMember ? (
        <SpinnerIcon size={24} className="spinner text-theme-ink" label={words.loading} />
      ) : (
        <section className="grid gap-4 rounded-xl border border-line bg-surface p-6">
          <h1 className="text-h2">{words.title}</h1>
          <p className="text-pretty text-ink-2">{words.lead(viewer.email ?? "")}</p>
          <ProblemNotice title={words.failed} problem={problem} />
          <Button wide pending={pending || isIn} pendingLabel={words.pending} onClick={() => void accept()}>
            {words.accept}
          </Button>
          <Button wide look="outline" onClick={() => void client?.auth.signOut()}>
            {words.other}
          </Button>
        </section>
      )}
    </div>
  );
}
