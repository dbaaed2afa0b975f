import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { withdrawalNotice } from "@lokalkorb/domain/shop/legal/withdrawal-notice";
import type { GetStaticProps } from "next";
import { revalidate, shopProps } from "@/entities/shop-page/shop-props.server";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { withdrawPath } from "@/shared/routes/paths";
import type { LegalSection } from "../legal-page.tsx";

export { getStaticPaths } from "@/entities/shop-page/shop-props.server";

export interface WithdrawInfoPage extends ShopPage {
  readonly sections: readonly LegalSection[];
}

export const getStaticProps: GetStaticProps<WithdrawInfoPage> = async ({ params }) => {
  const answer = await shopProps(params?.["shop"]);
  if (!("props" in answer)) return answer;
  const { menu, origin } = answer.props;
  const { imprint, address, phone, emailPublic, country, slug } = menu.shop;
  const sections = withdrawalNotice({
    country,
    kind: "mixed",
    lines: [],
    sender: `${imprint.legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}, Telefon ${formatPhone(phone)}, E-Mail ${emailPublic}`,
    online: `${origin}${withdrawPath(slug)}`,
  });
  return { props: { ...answer.props, sections }, revalidate };
};
