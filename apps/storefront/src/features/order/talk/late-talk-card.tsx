import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import type { TalkCardProps } from "./talk-card.tsx";

const part = latePart(
  "order-talk",
  async () => (await import(/* webpackChunkName: "part-order-talk" */ "./talk-card.tsx")).TalkCard,
);

/** The telephone stands beside it, so that its part is missed by words alone. */
export const LateTalkCard = lateComponent<TalkCardProps>(part, () => <LateNotice part={part} />);
