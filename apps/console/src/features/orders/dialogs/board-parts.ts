/** Parts of the board that only a press shows: they come as one. */
export { DoneList } from "../done/done-list.tsx";
export { OrderDialogs } from "./order-dialogs.tsx";
