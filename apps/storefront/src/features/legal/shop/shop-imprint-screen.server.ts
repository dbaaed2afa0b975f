import type { GetStaticProps } from "next";
import { costTexts } from "@/entities/fulfilment/area-text.server";
import { revalidate, shopProps } from "@/entities/shop-page/shop-props.server";
import type { ShopPage } from "@/entities/shop-page/shop-page";

export { getStaticPaths } from "@/entities/shop-page/shop-props.server";

export interface ShopImprintPage extends ShopPage {
  /** The delivery and shipping fees, a paragraph for each area. */
  readonly costs: readonly string[];
}

export const getStaticProps: GetStaticProps<ShopImprintPage> = async ({ params }) => {
  const answer = await shopProps(params?.["shop"]);
  if (!("props" in answer)) return answer;
  const { distributionOptions, shop } = answer.props.menu;
  const costs = distributionOptions.flatMap((option) => costTexts(option, shop.country));
  return { props: { ...answer.props, costs }, revalidate };
};
