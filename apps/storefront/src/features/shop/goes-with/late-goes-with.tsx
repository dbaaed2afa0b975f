import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import type { GoesWithCardProps } from "./goes-with-card.tsx";

const Card = lateComponent<GoesWithCardProps>(
  latePart(
    "goes-with",
    async () => (await import(/* webpackChunkName: "part-goes-with" */ "./goes-with-card.tsx")).GoesWithCard,
  ),
  () => null,
);

/** Only where a line of the basket names goods; an order is made without it. */
export const LateGoesWith = (props: GoesWithCardProps): ReactElement | null =>
  Object.values(props.shop.draft.lines).some(({ refId }) => props.shop.menu.items[refId]?.goesWith !== undefined) ? (
    <Card {...props} />
  ) : null;
