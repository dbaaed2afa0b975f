import { lateComponent } from "@lokalkorb/ui/late-component";
import { LateNotice } from "@lokalkorb/ui/late-notice";
import { latePart } from "@lokalkorb/ui/late-part";

const shopFramePart = latePart(
  "shop-frame",
  async () => (await import(/* webpackChunkName: "part-shop-frame" */ "./shop-frame.tsx")).ShopFrame,
);

export const LateShopFrame = lateComponent(shopFramePart, () => <LateNotice part={shopFramePart} />);
