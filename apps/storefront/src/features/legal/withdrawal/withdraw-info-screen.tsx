import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { inShopLayout } from "@/layouts/shop-layout";
import { legalTextPath, shopImprintPath, withdrawInfoPath, withdrawPath } from "@/shared/routes/paths";
import { LegalPage } from "../legal-page.tsx";
import type { WithdrawInfoPage } from "./withdraw-info-screen.server.ts";
import { withdrawInfoText as words } from "./withdraw-info-text.ts";

/** LEG-02: the instruction on withdrawal with its model form, and the way to the function (WDR-02). */
export const WithdrawInfoScreen: PageWithLayout<WithdrawInfoPage> = ({ menu, legalTexts, sections }) => {
  const { name, slug, country } = menu.shop;
  const hasOwn = legalTexts?.withdrawal !== undefined;
  return (
    <LegalPage
      title={words.title[country](name)}
      path={withdrawInfoPath(slug)}
      backTo={{ href: shopImprintPath(slug), label: words.back(name) }}
      sections={sections}
    >
      <p className="mt-2">{words.lead}</p>
      <p className="mt-4 print:hidden">
        <LinkButton component={PageLink} href={withdrawPath(slug)}>
          {words.withdraw}
        </LinkButton>
      </p>
      {hasOwn && (
        <PageLink href={legalTextPath(slug, "withdrawal")} className="link mt-2 inline-flex min-h-11 items-center">
          {words.own(name)}
        </PageLink>
      )}
    </LegalPage>
  );
};
WithdrawInfoScreen.getLayout = inShopLayout;
