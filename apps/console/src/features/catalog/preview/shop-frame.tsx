import { themeVariables } from "@lokalkorb/theme/css-variables";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { PreviewFrame } from "./preview-frame.tsx";
import { ProductPreview, type ProductPreviewProps } from "./product-preview.tsx";
import { previewText as words } from "./preview-text.ts";

/** Of the screen that is imitated, in pixels. */
const widths = { phone: 375, wide: 1040 } as const;

export type PreviewSize = keyof typeof widths;

/** The product in the colours of its shop, as wide as on a phone or on a desk. */
export function ShopFrame({ size, ...preview }: ProductPreviewProps & { readonly size: PreviewSize }): ReactElement {
  const { theme } = useShop().shop;
  const variables = useMemo(() => themeVariables(theme), [theme]);
  return (
    <PreviewFrame title={`${words.title}: ${words[size]}`} width={widths[size]}>
      <ThemeScope variables={variables}>
        <ProductPreview {...preview} />
      </ThemeScope>
    </PreviewFrame>
  );
}
