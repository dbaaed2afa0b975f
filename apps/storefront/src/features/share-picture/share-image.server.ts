import { createHash } from "node:crypto";
import { sharePicturePath } from "@lokalkorb/contracts/share-picture";
import { shareContent, shareSize, shareText } from "@lokalkorb/domain/menu/share-content";
import { defaultTitle } from "@lokalkorb/shell/page-head";
import type { ShareImage } from "@lokalkorb/shell/document-shell";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { routes } from "@/shared/routes/routes";

type Props = Partial<ShopPage> & { readonly productId?: string };

const ofShop = new Set<string>([routes.shop.page, routes.aboutShop.page]);

/** Absolute where the page knows its address; null: as the document has it. */
const ownImage = (origin: string): ShareImage | null =>
  origin === "" ? null : { url: `${origin}/share.png`, ...shareSize, alt: defaultTitle };

/** The picture beside a link to a shop or a product, which functions draw with the first look at it. */
export function shareImage(page: string, props: Props | undefined): ShareImage | null {
  const { menu, origin = "", productId = null } = props ?? {};
  if (!menu || !(ofShop.has(page) || page === routes.product.page)) return ownImage(origin);
  const content = shareContent(menu, page === routes.product.page ? productId : null);
  if (content === null) return ownImage(origin);
  const { restaurantId, storefrontId } = menu;
  const place = { restaurantId, storefrontId, productId: page === routes.product.page ? productId : null };
  const key = createHash("sha256").update(shareText(content)).digest("base64url");
  const path = sharePicturePath({ ...place, key });
  return { url: `${origin}/api/share/${path}`, ...shareSize, alt: `${content.title}, ${content.line}` };
}
