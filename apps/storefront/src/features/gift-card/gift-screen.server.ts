import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { giftWithdrawalNotice } from "@lokalkorb/domain/shop/legal/gift-withdrawal-notice";
import type { TermsSection } from "@lokalkorb/domain/shop/legal/terms";
import type { GetStaticProps } from "next";
import { revalidate, shopProps } from "@/entities/shop-page/shop-props.server";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { withdrawPath } from "@/shared/routes/paths";

export { getStaticPaths } from "@/entities/shop-page/shop-props.server";

export interface GiftPage extends ShopPage {
  /** WDR-01: told before the button is pressed. */
  readonly withdrawal: readonly TermsSection[];
}

export const getStaticProps: GetStaticProps<GiftPage> = async ({ params }) => {
  const answer = await shopProps(params?.["shop"]);
  if (!("props" in answer)) return answer;
  const { menu, origin } = answer.props;
  const { imprint, address, phone, emailPublic, slug } = menu.shop;
  const withdrawal = giftWithdrawalNotice({
    sender: `${imprint.legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}, Telefon ${formatPhone(phone)}, E-Mail ${emailPublic}`,
    online: `${origin}${withdrawPath(slug)}`,
  });
  return { props: { ...answer.props, withdrawal }, revalidate };
};
