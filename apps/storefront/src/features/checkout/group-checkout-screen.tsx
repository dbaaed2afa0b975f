import type { PageWithLayout } from "@lokalkorb/shell/page";
import { useRouter } from "next/router";
import { useMemo } from "react";
import { checkoutOf } from "@/entities/basket/group-basket";
import { inShopLayout } from "@/layouts/shop-layout";
import { CheckoutScreen, type CheckoutPage } from "./checkout-screen.tsx";
import { SplitChoice } from "./group/split-choice.tsx";
import { groupIdIn } from "@/shared/routes/group-paths";

/** The checkout as it is, for the basket that a closed group became. */
export const GroupCheckoutScreen: PageWithLayout<CheckoutPage> = (page) => {
  const { query } = useRouter();
  const groupId = groupIdIn(query["g"]);
  const ofGroup = useMemo(() => ({ ...page, basket: checkoutOf(groupId ?? ""), split: SplitChoice }), [page, groupId]);
  return <CheckoutScreen {...ofGroup} />;
};
GroupCheckoutScreen.getLayout = inShopLayout;
