import { PageHead } from "@lokalkorb/shell/page-head";
import { useLate } from "@lokalkorb/ui/use-late";
import type { ReactElement } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { inShopLayout } from "@/layouts/shop-layout";
import { groupPart } from "./group-start/group-part.ts";
import type { MembersOnlyProps } from "./members/members-only.tsx";

/** Until the part is there the page says for whom it is, and shows no goods. */
function MembersOnly(props: MembersOnlyProps): ReactElement {
  const part = useLate(groupPart);
  if (part.status === "here") return <part.module.MembersOnly {...props} />;
  const { membersOnly = "" } = props.page;
  return (
    <main id="inhalt" className="wrap">
      <PageHead title={membersOnly} noIndex />
      {membersOnly}
    </main>
  );
}

/** For pages with goods: those of a view for members are shown to members. */
export const inMembersLayout = (screen: ReactElement, page: ShopPage): ReactElement =>
  inShopLayout(page.membersOnly ? <MembersOnly page={page}>{screen}</MembersOnly> : screen, page);
