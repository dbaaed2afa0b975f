import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import type { SideCardsProps } from "./side-cards.tsx";

const part = latePart(
  "order-talk",
  async () => (await import(/* webpackChunkName: "part-order-talk" */ "./side-cards.tsx")).SideCards,
);

/** The telephone stands beside it, so that its part is missed by words alone. */
export const LateSideCards = lateComponent<SideCardsProps>(part, () => <LateNotice part={part} />);
