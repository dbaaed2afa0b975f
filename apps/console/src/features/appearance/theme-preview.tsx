import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { themeVariables, type ThemeChoice } from "@lokalkorb/theme/css-variables";
import { Badge } from "@lokalkorb/ui/badge";
import { buttonLook } from "@lokalkorb/ui/button-look";
import type { IllustrationName } from "@lokalkorb/ui/illustrations";
import { IllustrationRow } from "@lokalkorb/ui/illustration";
import { StatusPill } from "@lokalkorb/ui/status-pill";
import { SumList } from "@lokalkorb/ui/sum-list";
import { ThemeScope } from "@lokalkorb/ui/theme-scope";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { appearanceText } from "./appearance-text.ts";
import { SampleProduct, SecondSampleProduct } from "./sample-product.tsx";

const labels = appearanceText.sample;
const sizes = [40, 50, 76];

/** Head, products, badges, buttons and sums of the shop in one look. A picture: what it shows is said by the tiles. */
export function ThemePreview({ theme, name }: { readonly theme: ThemeChoice; readonly name: string }): ReactElement {
  const { shop } = useShop();
  const variables = useMemo(() => themeVariables(theme), [theme]);
  return (
    <section aria-label={`${appearanceText.preview}: ${name}`}>
      <ThemeScope variables={variables} className="overflow-hidden rounded-xl border border-line-strong bg-paper">
        <div aria-hidden inert>
          <div className="on-theme px-4 pt-4">
            <span className="sun -end-8 -bottom-16 w-44" />
            <p className="relative max-w-[16ch] text-h2 leading-tight font-bold">{shop.name}</p>
            <div className="relative flex items-end justify-between gap-2">
              <StatusPill tone="ok" className="mb-4 self-end">
                {labels.open}
              </StatusPill>
              <IllustrationRow
                quantity={shop.goods.slice(0, 3).map((piece, index) => [piece as IllustrationName, sizes[index] ?? 40])}
              />
            </div>
          </div>
          <div className="grid gap-4 p-4">
            <div className="grid grid-cols-2 gap-3">
              <SampleProduct />
              <SecondSampleProduct />
            </div>
            <Badges />
            <Checkout />
          </div>
        </div>
      </ThemeScope>
    </section>
  );
}

function Badges(): ReactElement {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone="strong">{labels.isNew}</Badge>
      <Badge tone="theme">{labels.popular}</Badge>
      <Badge tone="ok">{labels.organic}</Badge>
      <Badge tone="dark">{labels.soldOut}</Badge>
      <span className="link text-meta">{labels.link}</span>
    </p>
  );
}

/** Times, sums and the way on, as they stand beside the basket. */
function Checkout(): ReactElement {
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <b className="text-h3">{labels.checkout}</b>
      <div className="grid grid-cols-2 gap-2 text-meta">
        <span className="rounded-lg border border-theme-ink bg-tint px-3 py-2 font-bold shadow-[inset_0_0_0_1px_var(--theme-ink)]">
          {labels.time}
        </span>
        <span className="rounded-lg border border-line-strong bg-surface px-3 py-2">{labels.otherTime}</span>
      </div>
      <SumList
        lines={[
          { name: labels.items, value: formatMoney(labels.productPrice + 2 * labels.secondPrice) },
          { name: labels.depositName, value: formatMoney(2 * labels.deposit) },
          { name: labels.pickup, value: labels.free },
        ]}
        total={{
          name: labels.total,
          value: formatMoney(labels.productPrice + 2 * (labels.secondPrice + labels.deposit)),
          note: labels.tax,
        }}
      />
      <span className={buttonLook({ wide: true })}>{labels.order}</span>
      <span className={buttonLook({ look: "soft", wide: true })}>{labels.other}</span>
    </div>
  );
}
