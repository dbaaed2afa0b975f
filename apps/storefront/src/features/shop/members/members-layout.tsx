import { PageHead } from "@lokalkorb/shell/page-head";
import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { inShopLayout } from "@/layouts/shop-layout";
import type { MembersOnlyProps } from "./members-only.tsx";

/** Until it is there the page says for whom it is, and shows no goods. */
const MembersOnly = lateComponent<MembersOnlyProps>(
  latePart(
    "members-only",
    async () => (await import(/* webpackChunkName: "part-members-only" */ "./members-only.tsx")).MembersOnly,
  ),
  ({ page: { membersOnly = "" } }) => (
    <main id="inhalt" className="wrap">
      <PageHead title={membersOnly} noIndex />
      {membersOnly}
    </main>
  ),
);

/** For pages with goods: those of a view for members are shown to members. */
export const inMembersLayout = (screen: ReactElement, page: ShopPage): ReactElement =>
  inShopLayout(page.membersOnly ? <MembersOnly page={page}>{screen}</MembersOnly> : screen, page);
