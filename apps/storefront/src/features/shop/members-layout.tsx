import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { inShopLayout } from "@/layouts/shop-layout";
import type { MembersOnlyProps } from "./members/members-only.tsx";

/** Until the part is there the page says for whom it is, and shows no goods; the document says that it is no page for searches. */
const MembersOnly = lateComponent<MembersOnlyProps>(
  latePart(
    "members",
    async () => (await import(/* webpackChunkName: "part-members" */ "./members/members-only.tsx")).MembersOnly,
  ),
  ({ page }) => (
    <main id="inhalt" className="wrap">
      {page.membersOnly}
    </main>
  ),
);

/** For pages with goods: those of a view for members are shown to members. */
export const inMembersLayout = (screen: ReactElement, page: ShopPage): ReactElement =>
  inShopLayout(page.membersOnly ? <MembersOnly page={page}>{screen}</MembersOnly> : screen, page);
