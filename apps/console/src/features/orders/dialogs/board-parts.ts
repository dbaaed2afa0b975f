/** Parts of the board that a press shows, or that may come a moment after the orders: they come as one. */
export { BoardKeys } from "../board-late/board-keys.ts";
export { CancelledCards } from "../board-late/cancelled-cards.tsx";
export { ComingGoods } from "../board-late/coming-goods.tsx";
export { LoadStrip } from "../board-late/load-strip.tsx";
export { DoneList } from "../done/done-list.tsx";
export { OrderDialogs } from "./order-dialogs.tsx";
