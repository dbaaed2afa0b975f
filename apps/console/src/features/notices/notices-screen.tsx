import { can } from "@lokalkorb/domain/access/permissions";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import Head from "next/head";
import { useShop } from "@/entities/shop/shop-context";
import { BoardStatus } from "@/entities/watch/board-status";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { FormSection } from "@/shared/forms/ui/form-section";
import { noticesText as words } from "./notices-text.ts";
import { PushSection } from "./push-section.tsx";
import { SoundSection } from "./sound-section.tsx";

/** How this device tells of new orders, for all who see them; the settings say which addresses the shop itself tells. */
export const NoticesScreen: PageWithLayout = () => {
  const { role } = useShop();
  return (
    <>
      <Head>
        {/* Apple's devices take messages for pages on the home screen alone, which open as a program by this. */}
        <link rel="manifest" href="/console.webmanifest" />
      </Head>
      <SettingsTabs current="notices" />
      <div className="mx-auto grid w-full max-w-[760px] gap-4 px-4 py-4 md:px-5">
        <p className="text-ink-2">{words.lead}</p>
        <FormSection title={words.board}>
          <BoardStatus />
        </FormSection>
        {can(role, "order.accept") && <SoundSection />}
        <PushSection />
      </div>
    </>
  );
};
NoticesScreen.getLayout = (page) => <ShopLayout route="notices">{page}</ShopLayout>;
