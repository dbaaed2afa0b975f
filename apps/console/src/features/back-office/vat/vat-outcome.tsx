import { countries } from "@lokalkorb/domain/kernel/country/country";
import { categoryVat, type VatTemplate } from "@lokalkorb/domain/pricing/tax/vat-templates";
import { shopBeginnings } from "@lokalkorb/domain/shop/new-shop";
import { shopKinds } from "@lokalkorb/domain/shop/restaurant-kind";
import type { ReactElement } from "react";
import { kindLabels } from "@/entities/shop/kind-labels";
import { FormSection } from "@/shared/forms/ui/form-section";
import { classNames, countryNames, vatText as words } from "./vat-text.ts";

/** The classes of the first categories of every kind of shop, by these templates. */
export function VatOutcome({ templates }: { readonly templates: readonly VatTemplate[] }): ReactElement {
  return (
    <FormSection title={words.outcome} lead={words.outcomeLead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it on a phone */}
      <section aria-label={words.outcomeTable} className="overflow-x-auto" tabIndex={0}>
        <table className="w-full text-left text-meta [&_td]:py-1.5 [&_td]:pe-2 [&_td]:hyphens-auto [&_th]:py-1.5 [&_th]:pe-2 [&_th]:hyphens-auto">
          <thead>
            <tr className="border-b border-line">
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.category}</th>
              {countries.map((country) => (
                <th key={country} scope="col">
                  {countryNames[country]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shopKinds.flatMap((kind) =>
              shopBeginnings[kind].categories.map((name, index) => (
                <tr key={`${kind} ${name}`} className="border-b border-line last:border-0">
                  <td>{index === 0 ? kindLabels[kind] : ""}</td>
                  <th scope="row" className="font-normal">
                    {name}
                  </th>
                  {countries.map((country) => {
                    const found = categoryVat(templates, { kind, country, name });
                    return (
                      <td key={country} className={found === null ? "text-ink-2" : ""}>
                        {found === null ? words.open : classNames[found]}
                      </td>
                    );
                  })}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </FormSection>
  );
}
