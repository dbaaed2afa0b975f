import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";

const orderPushPart = latePart(
  "order-push",
  async () => (await import(/* webpackChunkName: "part-order-push" */ "./order-push.tsx")).OrderPush,
);

/** Mails come anyway, so that nothing stands in its place until it is there. */
export const LateOrderPush = lateComponent(orderPushPart, () => null);
