import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { DataState } from "@lokalkorb/model/document/document-state";
import type { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import type { LiveOrder } from "./watch-order.ts";

/** A missing order is answered like another person's. */
export const isGone = ({ status, ...state }: DataState<LiveOrder>): boolean =>
  status === "absent" || (status === "failed" && "failure" in state && state.failure.type === "denied");

type Archived = DataState<DocumentOf<typeof historicOrderDocument>>;

/** As it was; a person who was erased meanwhile has no name any more. */
export function fromArchive(state: Archived): DataState<LiveOrder> {
  if (state.status !== "present") return state;
  const {
    customer,
    history: _history,
    archivedAt: _at,
    searchIndexed: _indexed,
    retention: _kept,
    ...order
  } = state.value;
  const { uid, name, email, phone, isGuest } = customer;
  const contact = { uid: uid ?? "", name: name ?? "", email: email ?? "", isGuest };
  return { status: "present", value: { ...order, customer: { ...contact, ...(phone ? { phone } : {}) } } };
}
