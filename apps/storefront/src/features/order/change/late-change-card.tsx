import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ChangeCardProps } from "./change-card.tsx";

const part = latePart(
  "order-change",
  async () => (await import(/* webpackChunkName: "part-order-change" */ "./change-card.tsx")).ChangeCard,
);

/** Only for orders that may still be changed: what it takes to change one is half a shop. */
export const LateChangeCard = lateComponent<ChangeCardProps>(part, () => <LateNotice part={part} />);
