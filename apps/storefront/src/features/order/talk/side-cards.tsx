import type { ReactElement } from "react";
import { DepositCard } from "../deposits/deposit-card.tsx";
import { ConfirmCard } from "../confirm/confirm-card.tsx";
import type { OrderPage } from "../calls/watch-order.ts";
import { GiftLink } from "../tip/gift-link.tsx";
import { TipCard, type TipCardProps } from "../tip/tip-card.tsx";
import { TalkCard, type TalkCardProps } from "./talk-card.tsx";

export type SideCardsProps = TalkCardProps & TipCardProps & Pick<OrderPage, "shop" | "isMine">;

/** The ways to do something about an order beside following it; one part, since each name of a part weighs on every page. */
export const SideCards = (props: SideCardsProps): ReactElement => (
  <>
    <TipCard {...props} />
    <GiftLink {...props} />
    {/* A handover brings new pieces: each state of the order asks anew. */}
    <DepositCard key={props.order.status} {...props} />
    <ConfirmCard {...props} />
    <TalkCard {...props} />
  </>
);
