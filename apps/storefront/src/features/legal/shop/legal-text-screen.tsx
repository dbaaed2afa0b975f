import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageLink } from "@lokalkorb/shell/page-link";
import { inShopLayout } from "@/layouts/shop-layout";
import { legalTextPath, shopImprintPath } from "@/shared/routes/paths";
import type { LegalTextPage } from "./legal-text-screen.server.ts";
import { LegalPage } from "../legal-page.tsx";
import { legalTextText as words } from "./legal-text-text.ts";

/** One version of a shop's own text, with the hash that orders keep of it. */
export const LegalTextScreen: PageWithLayout<LegalTextPage> = ({ menu, legalTexts, text, sections, isInForce }) => {
  const { name, slug, timezone } = menu.shop;
  const { kind, version, validFrom, sha256 } = text;
  const replaced = !isInForce && legalTexts?.[kind] !== undefined;
  return (
    <LegalPage
      title={words.title(kind, name)}
      path={legalTextPath(slug, kind, isInForce ? undefined : version)}
      backTo={{ href: shopImprintPath(slug), label: words.back(name) }}
      sections={sections}
    >
      <p className="mt-2 text-meta text-ink-2">
        {words.version(version, formatDate(instantToLocal(validFrom, timezone).date))}
      </p>
      {!isInForce && <p className="mt-2">{words.old}</p>}
      {replaced && (
        <PageLink href={legalTextPath(slug, kind)} className="link inline-flex min-h-11 items-center">
          {words.toInForce}
        </PageLink>
      )}
      <p className="mt-2 text-meta break-all text-ink-2">
        {words.hash}: <code>{sha256}</code>
      </p>
    </LegalPage>
  );
};
LegalTextScreen.getLayout = inShopLayout;
