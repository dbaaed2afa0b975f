import { proposeVat, type VatProposal as Proposal } from "@lokalkorb/domain/pricing/tax/propose-vat";
import type { ProposableVat } from "@lokalkorb/domain/pricing/tax/vat-templates";
import { vatRate } from "@lokalkorb/domain/pricing/tax/vat-rates";
import { formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { percentField } from "@/shared/forms/state/read-amount";
import type { ItemValues } from "../values/item-values.ts";
import { itemText as words } from "../fields/item-text.ts";

export interface ItemCategory {
  readonly name: string;
  readonly proposedVat?: ProposableVat;
}

export interface VatProposalProps {
  readonly form: FormFields<ItemValues>;
  readonly category: ItemCategory | undefined;
  readonly isNew: boolean;
}

type Shown = Pick<Proposal, "key" | "word" | "vatClass" | "customRateBp"> & { readonly why: string };

/** The words of the name say more than its category, whose class is one of the whole. */
function shownProposal(country: Country, name: string, category: ItemCategory | undefined): Shown | null {
  const ofName = proposeVat({ country, name });
  const { proposedVat } = category ?? {};
  if (ofName === null && category !== undefined && proposedVat !== undefined)
    return { key: "category", word: category.name, vatClass: proposedVat, why: words.vatOfCategory };
  const found = ofName ?? proposeVat({ country, name: category?.name ?? "" });
  return found && { ...found, why: words.vatWhy(found.why, found.source) };
}

/** The class that goods of this name have, with its reason; taken over by a press, never by itself (VAT-01). */
export function VatProposal({ form, category, isNew }: VatProposalProps): ReactElement | null {
  const { country, timezone } = useShop().shop;
  const date = instantToLocal(useMinute(), timezone).date;
  const { name, vatClass, customRate } = form.value;
  const proposal = shownProposal(country, name, category);
  if (proposal === null) return null;
  const { customRateBp } = proposal;
  const custom = customRateBp === undefined ? "" : percentField(customRateBp);
  const isTaken = vatClass === proposal.vatClass && (proposal.vatClass !== "custom" || customRate === custom);
  const rate = formatPercent(vatRate({ country, date, service: "takeaway", ...proposal }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-meta text-ink-2" data-vat-proposal={proposal.key}>
      <p className="min-w-0 flex-1 basis-64">
        <b className="text-ink">{words.vatProposal(proposal.word, words.vats[proposal.vatClass], rate)}</b>
        <br />
        {proposal.why}
      </p>
      {isTaken ? (
        <span>{isNew ? words.vatToCheck : words.vatTaken}</span>
      ) : (
        <Button
          size="small"
          look="outline"
          onClick={() => form.set({ vatClass: proposal.vatClass, ...(custom !== "" && { customRate: custom }) })}
        >
          {words.vatTake}
        </Button>
      )}
    </div>
  );
}
