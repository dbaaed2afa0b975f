import { can } from "@lokalkorb/domain/access/permissions";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { useDocument } from "@lokalkorb/model/react/use-document";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import type { ReactElement } from "react";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { useQueryValue } from "@/shared/routes/use-query-value";
import { HolidaysForm } from "./holidays-form.tsx";
import { ImprintForm } from "./imprint-form.tsx";
import { InvoiceForm } from "./invoices/invoice-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RulesForm } from "./rules-form.tsx";
import { ShopListing } from "./shop-listing.tsx";
import { settingsText as words } from "./settings-text.ts";

/** How the shop works; whose shop it is, only its owner sees. */
export const SettingsScreen: PageWithLayout = () => {
  const { role } = useShop();
  const wanted = useQueryValue("ansicht");
  const views = {
    impressum: can(role, "team") ? "imprint" : "rules",
    ferien: "holidays",
    profil: "profile",
    rechnungen: "invoicing",
  } as const;
  const view = wanted !== null && wanted in views ? views[wanted as keyof typeof views] : "rules";
  return (
    <>
      <SettingsTabs current={view} />
      {view === "imprint" && (
        <>
          <ShopListing />
          <ImprintForm />
        </>
      )}
      {view === "profile" && <ProfileForm />}
      {view === "holidays" && <HolidaysForm />}
      {view === "invoicing" && <InvoiceForm />}
      {view === "rules" && <Rules />}
    </>
  );
};
SettingsScreen.getLayout = (page) => <ShopLayout route="settings">{page}</ShopLayout>;

function Rules(): ReactElement {
  const { restaurantId } = useShop();
  const state = useDocument(settingsDocument, { restaurantId });
  if (state.status === "failed" || state.status === "pending")
    return <ContentWait status={state.status} words={words} />;
  return <RulesForm settings={valueOf(state) ?? null} />;
}
