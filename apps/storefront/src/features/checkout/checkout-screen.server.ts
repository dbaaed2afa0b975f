import type { GetStaticProps } from "next";
import { guaranteeNotice } from "@/entities/guarantee/notice.server";
import { shopProps } from "@/entities/shop-page/shop-props.server";
import type { CheckoutPage } from "./checkout-screen.tsx";

export { getStaticPaths } from "@/entities/shop-page/shop-props.server";

export const getStaticProps: GetStaticProps<CheckoutPage> = async ({ params }) => {
  const [page, notice] = await Promise.all([shopProps(params?.["shop"]), guaranteeNotice()]);
  return "props" in page ? { ...page, props: { ...page.props, notice } } : page;
};
