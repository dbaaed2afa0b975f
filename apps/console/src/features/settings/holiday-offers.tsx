import { germanStates, likelyStateOf } from "@lokalkorb/domain/kernel/country/german-states";
import type { HolidayRegion } from "@lokalkorb/domain/kernel/country/public-holidays";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { Rows } from "@/shared/forms/state/form-fields";
import { FormSection } from "@/shared/forms/ui/form-section";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { holidayProposals, holidayRow } from "./holiday-proposals.ts";
import type { ClosureValues } from "@/entities/shop/closure-values";
import { settingsText } from "./settings-text.ts";

const labels = settingsText.holidays;

/** Public holidays where the shop is, each one tap away from a day off. */
export function HolidayOffers({ rows }: { readonly rows: Rows<ClosureValues> }): ReactElement {
  const { country, address, timezone } = useShop().shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const [region, setRegion] = useState<HolidayRegion>(country === "AT" ? "AT" : (likelyStateOf(address.zip) ?? "BY"));
  const proposals = holidayProposals(
    today,
    region,
    rows.each.map(({ value }) => value),
  );
  return (
    <FormSection title={labels.publicTitle} lead={labels.publicLead}>
      {region !== "AT" && (
        <div className="max-w-72">
          <ChoiceField
            label={labels.state}
            name="germanState"
            choices={germanStates}
            value={region}
            onChange={setRegion}
          />
        </div>
      )}
      {proposals.length === 0 ? (
        <p className="text-ink-2">{labels.allEntered}</p>
      ) : (
        <ul aria-label={labels.publicTitle} className="flex flex-wrap gap-2">
          {proposals.map((holiday) => (
            <li key={holiday.date} className="max-w-full">
              <Button
                look="outline"
                className="max-w-full py-1.5 text-start whitespace-normal!"
                icon={<PlusIcon size={16} />}
                onClick={() => rows.add(holidayRow(holiday))}
              >
                <span>
                  {holiday.name}
                  <span className="block text-meta leading-4 font-normal text-ink-2">
                    {formatDay(holiday.date, country)}
                    {holiday.partly && `, ${labels.partly}`}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
