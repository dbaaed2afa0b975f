import type { GetStaticProps } from "next";
import { beginWithMenu } from "@/entities/shop-page/beginning.server";
import { shopProps } from "@/entities/shop-page/shop-props.server";
import type { ShopPage } from "@/entities/shop-page/shop-page";

export { getStaticPaths } from "@/entities/shop-page/shop-props.server";

export const getStaticProps: GetStaticProps<ShopPage> = ({ params }) => shopProps(params?.["shop"], beginWithMenu);
