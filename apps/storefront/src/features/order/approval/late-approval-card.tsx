import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { OrderPage } from "../calls/watch-order.ts";

const part = latePart(
  "order-approval",
  async () => (await import(/* webpackChunkName: "part-order-approval" */ "./approval-card.tsx")).ApprovalCard,
);

/** Only for orders of companies that wait, or waited in vain; that they do stands in the head of the page. */
export const LateApprovalCard = lateComponent<OrderPage>(part, () => null);
