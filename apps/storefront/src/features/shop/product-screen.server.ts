import type { GetStaticProps } from "next";
import { getStaticProps as getShopProps } from "@/app/shop-props.server";
import type { ShopPage } from "@/app/shop-page";
import { findEntry } from "./entry-view.ts";

export { getStaticPaths } from "@/app/shop-props.server";

export interface ProductPage extends ShopPage {
  readonly productId: string;
}

export const getStaticProps: GetStaticProps<ProductPage> = async (context) => {
  const shop = await getShopProps(context);
  if (!("props" in shop)) return shop;
  const page = await shop.props;
  const productId = typeof context.params?.["produkt"] === "string" ? context.params["produkt"] : "";
  if (findEntry(page.menu, productId) === null) return { notFound: true, revalidate: 60 };
  return { ...shop, props: { ...page, productId } };
};
