/** Parts of the board that a press shows, or that may come a moment after the orders: they come as one. */
export { BoardKeys } from "./board-keys.ts";
export { CancelledCards } from "./cancelled-cards.tsx";
export { ComingGoods } from "./coming-goods.tsx";
export { PreorderDays } from "./preorder-days.tsx";
export { LoadStrip } from "./load-strip.tsx";
export { Countdown } from "./countdown.tsx";
export { WaysOffToday } from "@/entities/way-today/ways-off-today";
export { UnreadTalks } from "./unread-talks.tsx";
export { DoneToday } from "../done/done-today.tsx";
export { OrderDialogs } from "../dialogs/order-dialogs.tsx";
