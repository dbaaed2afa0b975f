import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { shownLegalTexts } from "@lokalkorb/domain/shop/legal/legal-texts";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { legalTextPath, shopImprintPath, shopPath } from "@/shared/routes/paths";
import { windowTexts } from "@/entities/slot/window-text";
import { inShopLayout } from "@/layouts/shop-layout";
import type { ShopImprintPage } from "./shop-imprint-screen.server.ts";
import { LegalPage, type LegalSection } from "../legal-page.tsx";
import { legalTextText } from "./legal-text-text.ts";
import { shopImprintText as text } from "./shop-imprint-text.ts";

/** The seller comes first, the platform last (LEG-01). */
export const ShopImprintScreen: PageWithLayout<ShopImprintPage> = ({ menu, costs, legalTexts }) => {
  const {
    name,
    slug,
    country,
    address,
    phone,
    emailPublic,
    imprint,
    organicControlNo,
    website,
    hours: openHours,
  } = menu.shop;
  const { street, houseNo, zip, city } = address;
  const own = shownLegalTexts(legalTexts);
  const sections: (LegalSection | null)[] = [
    { title: text.seller, paragraphs: [`${imprint.legalName}\n${street} ${houseNo}\n${zip} ${city}`] },
    section(text.represented, imprint.representative),
    {
      title: text.contact,
      paragraphs: [],
      links: [
        { href: `mailto:${emailPublic}`, label: emailPublic },
        { href: `tel:${phone.replaceAll(" ", "")}`, label: formatPhone(phone) },
        ...(website && /^https?:\/\//.test(website)
          ? [{ href: website, label: website.replace(/^https?:\/\//, "") }]
          : []),
      ],
    },
    section(text.register, imprint.register),
    section(text.vatId[country], imprint.vatId),
    section(text.purpose, imprint.purpose),
    section(text.chamber, imprint.chamber),
    section(text.authority[country], imprint.authority),
    imprint.tradeRules
      ? {
          title: text.tradeRules,
          paragraphs: [imprint.tradeRules],
          // Section 5 ECG wants access to them named, too.
          links: [{ href: "https://www.ris.bka.gv.at/", label: text.whereRulesStand }],
        }
      : null,
    section(text.organic, organicControlNo),
    section(text.about, menu.shop.description),
    openHours?.length ? { title: text.openHours, paragraphs: [windowTexts(openHours).join("\n")] } : null,
    { title: text.hours, paragraphs: menu.distributionOptions.map(hours) },
    costs.length > 0 ? { id: "lieferkosten", title: text.costs, paragraphs: costs } : null,
    own.length > 0
      ? {
          id: "rechtstexte",
          title: text.legalTexts,
          paragraphs: [],
          links: own.map(({ kind }) => ({ href: legalTextPath(slug, kind), label: legalTextText.names[kind] })),
        }
      : null,
    section(text.more, imprint.text),
    { title: text.platform, paragraphs: [text.platformText] },
  ];
  return (
    <LegalPage
      title={text.title(name)}
      path={shopImprintPath(slug)}
      backTo={{ href: shopPath(slug), label: text.back(name) }}
      sections={sections.filter((one) => one !== null)}
    />
  );
};
ShopImprintScreen.getLayout = inShopLayout;

const section = (title: string, paragraph: string | undefined): LegalSection | null =>
  paragraph ? { title, paragraphs: [paragraph] } : null;

/** Two lines for each way: its hours, and the shop's own words. */
function hours({ name, windows, publicNote }: FulfilmentMethod): string {
  const times = windowTexts(windows).join(", ");
  return [times === "" ? name : `${name}: ${times}`, publicNote].filter(Boolean).join("\n");
}
