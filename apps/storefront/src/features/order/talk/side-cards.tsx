import type { ReactElement } from "react";
import { ConfirmCard } from "../confirm/confirm-card.tsx";
import type { OrderPage } from "../calls/watch-order.ts";
import { TalkCard, type TalkCardProps } from "./talk-card.tsx";

export type SideCardsProps = TalkCardProps & Pick<OrderPage, "isMine" | "menu">;

/** The ways to do something about an order beside following it; one part, since each name of a part weighs on every page. */
export const SideCards = (props: SideCardsProps): ReactElement => (
  <>
    <ConfirmCard {...props} />
    <TalkCard {...props} />
  </>
);
