import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import { formatMoney, formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { bundleVat, type BundleVat } from "@lokalkorb/domain/pricing/basket/bundle-vat";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FormSection } from "@/shared/forms/ui/form-section";
import type { OfferingItem } from "../state/offering-item.ts";
import { pricedBundles } from "./bundle-prices.ts";
import type { BundleValues } from "./bundle-values.ts";
import { bundleText as words } from "./bundle-text.ts";

export interface BundleTaxProps {
  readonly form: FormFields<BundleValues>;
  readonly items: readonly OfferingItem[];
}

/** How the one price of a bundle is booked (VAT-02). */
export function BundleTax({ form, items }: BundleTaxProps): ReactElement | null {
  const { restaurantId, shop } = useShop();
  const { country, timezone } = shop;
  const date = instantToLocal(useMinute(), timezone).date;
  const taxScheme = valueOf(useDocument(accountDocument, { restaurantId }))?.legal.taxScheme;
  const methods = valueOf(useQuery(queryOf(fulfilmentMethodDocument, { restaurantId }))) ?? [];
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  if (taxScheme === undefined || taxScheme === "smallBusiness") return null;
  const { vatSplit } = form.value;
  const hasTables = methods.some(({ type, enabled }) => type === "dineIn" && enabled);
  const mayBeFlat = jurisdictions[country].flatDrinksPercent !== null && (hasTables || vatSplit === "flat30");
  const services = mayBeFlat && vatSplit === "flat30" ? (["takeaway", "dineIn"] as const) : (["takeaway"] as const);
  const splits = services.flatMap((service) =>
    pricedBundles(form.value).flatMap(({ sizeName, bundle }) => {
      const vat = bundleVat({ bundle, items: byId, country, date, service, taxScheme });
      return vat === null ? [] : [{ service, sizeName, vat }];
    }),
  );
  const [first] = splits;
  return (
    <FormSection title={words.tax} lead={words.taxLead}>
      {mayBeFlat && (
        <ChoiceField
          label={words.vatSplit}
          hint={words.vatSplitHint}
          choices={words.vatSplits}
          {...form.choice("vatSplit")}
        />
      )}
      {first === undefined && <p className="text-meta text-ink-2">{words.noSplit}</p>}
      <ul className="grid gap-1" data-vat-split>
        {splits.map(({ service, sizeName, vat }) => (
          <li key={`${service} ${sizeName}`} className="grid gap-x-3 md:flex md:flex-wrap">
            {(services.length > 1 || sizeName !== "") && (
              <span className="text-ink-2">
                {[services.length > 1 ? words.services[service] : "", sizeName].filter(Boolean).join(", ")}
              </span>
            )}
            <b>{splitText(vat)}</b>
          </li>
        ))}
      </ul>
      {first !== undefined && (
        <div className="text-meta text-ink-2">
          <ul>
            {first.vat.parts.map(({ itemId, qty, cents, rateBp }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same article may be in two parts
              <li key={index}>
                {words.component(qty, byId.get(itemId)?.name ?? "")}:{" "}
                {words.share(formatMoney(cents), formatPercent(rateBp))}
              </li>
            ))}
          </ul>
          <p>{words.cheapest}</p>
        </div>
      )}
    </FormSection>
  );
}

function splitText({ priceCents, vat }: BundleVat): string {
  return words.split(
    formatMoney(priceCents),
    vat.map(({ rateBp, grossCents }) => words.share(formatMoney(grossCents), formatPercent(rateBp))),
  );
}
