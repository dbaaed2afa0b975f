import { valueOf } from "@lokalkorb/model/document/document-state";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { useDocument } from "@lokalkorb/model/react/use-document";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { InviteForm } from "./invite-form.tsx";
import { LogList } from "./log-list.tsx";
import { MemberList } from "./member-list.tsx";
import { teamText } from "./team-text.ts";

/** Who works in the shop, and the way for others to join. */
export const TeamScreen: PageWithLayout = () => {
  const { restaurantId } = useShop();
  const state = useDocument(accountDocument, { restaurantId });
  const account = valueOf(state);
  if (account === null)
    return <ContentWait status={state.status === "pending" ? "pending" : "failed"} words={teamText} count={2} />;
  return (
    <>
      <SettingsTabs current="team" />
      <div className="mx-auto grid w-full max-w-[1280px] flex-1 content-start items-start gap-4 p-4 md:px-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-4">
          <MemberList members={account.members} />
          <LogList />
        </div>
        <InviteForm />
      </div>
    </>
  );
};
TeamScreen.getLayout = (page) => <ShopLayout route="team">{page}</ShopLayout>;
