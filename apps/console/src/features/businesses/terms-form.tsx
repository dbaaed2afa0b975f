import { eInvoiceNames } from "@lokalkorb/domain/labels/e-invoice-names";
import { eInvoicesOf } from "@lokalkorb/domain/ordering/businesses/business-terms";
import { Button } from "@lokalkorb/ui/button";
import { Switch } from "@lokalkorb/ui/switch";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type FormEvent, type ReactElement } from "react";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useShop } from "@/entities/shop/shop-context";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { businessesText as words, groupNames, invoiceModeNames } from "./businesses-text.ts";
import { readTerms, type TermsErrors, termsValues, type TermsValues } from "./terms-values.ts";
import { useDecide } from "./use-decide.ts";
import type { Business } from "./use-businesses.ts";

/** The agreed terms: they admit a company that asked, and are changed later. Typed words stay until they are saved. */
export function TermsForm({ business }: { readonly business: Business }): ReactElement {
  const { restaurantId, shop } = useShop();
  const { decide, pending } = useDecide(business);
  const [values, setValues] = useState(() => termsValues(business));
  const [errors, setErrors] = useState<TermsErrors>({});
  const [isSaved, setSaved] = useState(false);
  const isNew = business.status === "requested" || business.status === "declined";
  const set = (change: Partial<TermsValues>): void => {
    setValues((before) => ({ ...before, ...change }));
    setSaved(false);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const read = readTerms(values);
    setErrors("errors" in read ? read.errors : {});
    if ("terms" in read) setSaved(await decide({ kind: isNew ? "admit" : "terms", terms: read.terms }));
  };
  const lists = valueOf(useDocument(settingsDocument, { restaurantId }))?.priceLists ?? [];
  const kinds = new Set([...eInvoicesOf(shop.country), business.eInvoice]);
  return (
    <form
      noValidate
      aria-label={words.terms}
      className="grid gap-4 rounded-lg border border-line px-4 py-4"
      onSubmit={(event) => void save(event)}
    >
      <h3 className="text-h3">{words.terms}</h3>
      <Switch
        label={
          <>
            {words.onAccount}
            <span className="block text-meta text-ink-2">{words.onAccountHint}</span>
          </>
        }
        checked={values.onAccount}
        onChange={({ target }) => set({ onAccount: target.checked })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.limit}
          hint={words.limitHint}
          inputMode="decimal"
          after="€"
          value={values.limit}
          error={errors.limit}
          onChange={({ target }) => set({ limit: target.value })}
        />
        <TextField
          label={words.days}
          inputMode="numeric"
          value={values.days}
          error={errors.days}
          onChange={({ target }) => set({ days: target.value })}
        />
        <TextField
          label={words.discount}
          hint={words.discountHint}
          inputMode="decimal"
          after="%"
          value={values.discount}
          error={errors.discount}
          onChange={({ target }) => set({ discount: target.value })}
        />
        <ChoiceField
          label={words.priceList}
          name="priceListId"
          value={values.priceListId}
          choices={listNames(lists, values.priceListId)}
          onChange={(priceListId) => set({ priceListId })}
        />
        <ChoiceField
          label={words.invoiceMode}
          name="invoiceMode"
          value={values.invoiceMode}
          choices={invoiceModeNames}
          onChange={(invoiceMode) => set({ invoiceMode })}
        />
        <ChoiceField
          label={words.groupBy}
          name="groupBy"
          value={values.groupBy}
          choices={groupNames}
          onChange={(groupBy) => set({ groupBy })}
        />
        <ChoiceField
          label={words.eInvoice}
          name="eInvoice"
          value={values.eInvoice}
          choices={Object.fromEntries([...kinds].map((kind) => [kind, eInvoiceNames[kind]]))}
          onChange={(eInvoice) => set({ eInvoice })}
        />
      </div>
      {values.eInvoice === "xrechnung" && (
        <TextField
          label={words.leitwegId}
          hint={words.leitwegHint}
          maxLength={60}
          value={values.leitwegId}
          onChange={({ target }) => set({ leitwegId: target.value })}
        />
      )}
      <Switch
        label={
          <>
            {words.poRequired}
            <span className="block text-meta text-ink-2">{words.poHint}</span>
          </>
        }
        checked={values.poRequired}
        onChange={({ target }) => set({ poRequired: target.checked })}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={4000}
        value={values.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={pending} pendingLabel={words.saving}>
          {business.status === "requested" ? words.admit : isNew ? words.admitAfter : words.save}
        </Button>
        <output className="text-meta">{isSaved ? words.saved : ""}</output>
      </div>
    </form>
  );
}

/** A list that was deleted since is named as such: its company pays what everybody pays. */
const listNames = (
  lists: readonly { readonly id: string; readonly name: string }[],
  chosen: string,
): Readonly<Record<string, string>> => ({
  "": words.noPriceList,
  ...(chosen === "" || lists.some(({ id }) => id === chosen) ? {} : { [chosen]: words.lostPriceList }),
  ...Object.fromEntries(lists.map(({ id, name }) => [id, name])),
});
