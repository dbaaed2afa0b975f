import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import type { ReactElement } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { SiteLayout } from "./site-layout.tsx";

/** A page in the colours and under the name of one shop. */
export function inShopLayout(page: ReactElement, { menu, themeVariables, giftOffer }: ShopPage): ReactElement {
  const { name, slug, theme } = menu.shop;
  return (
    <ThemeScope variables={themeVariables} name={theme.key}>
      <SiteLayout seller={{ name, slug, sellsGifts: giftOffer !== undefined }} roomBelow>
        {page}
      </SiteLayout>
    </ThemeScope>
  );
}
