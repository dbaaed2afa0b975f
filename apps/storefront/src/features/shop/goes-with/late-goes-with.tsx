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
export const LateGoesWith = ({ shop, onChange }: GoesWithCardProps): ReactElement | null =>
  Object.values(shop.draft.lines).some(({ refId }) => shop.menu.items[refId]?.goesWith !== undefined) ? (
    <Card shop={shop} onChange={onChange} />
  ) : null;
