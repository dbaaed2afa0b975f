import type { GetStaticProps } from "next";
import { beginWithEntry } from "@/entities/shop-page/beginning.server";
import { revalidate, shopProps } from "@/entities/shop-page/shop-props.server";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { findEntry } from "@/entities/product/product-view";
import { firstNote } from "./product/first-note.server.ts";

export { getStaticPaths } from "@/entities/shop-page/shop-props.server";

export interface ProductPage extends ShopPage {
  readonly productId: string;
}

export const getStaticProps: GetStaticProps<ProductPage> = async ({ params }) => {
  const productId = typeof params?.["produkt"] === "string" ? params["produkt"] : "";
  const answer = await shopProps(params?.["shop"], beginWithEntry(productId));
  if (!("props" in answer)) return answer;
  if (findEntry(answer.props.menu, productId) === null) return { notFound: true, revalidate };
  const note = firstNote(answer.props, productId);
  const first = { ...answer.props.first, ...(note && { note }) };
  return { ...answer, props: { ...answer.props, productId, first } };
};
