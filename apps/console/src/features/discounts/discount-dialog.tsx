import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { useConnection } from "@lokalkorb/model/react/use-connection";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Chip } from "@lokalkorb/ui/chip";
import { Dialog } from "@lokalkorb/ui/dialog";
import { notify } from "@lokalkorb/ui/notify";
import { Select } from "@lokalkorb/ui/select";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type ReactElement } from "react";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { formText } from "@/shared/forms/state/form-text";
import { isOutdated } from "@/shared/forms/state/form-version";
import { same } from "@/shared/forms/state/patch-of";
import { formFields } from "@/shared/forms/state/form-fields";
import { windowErrors } from "@/shared/forms/state/window-values";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { useShop } from "@/entities/shop/shop-context";
import {
  draftErrors,
  draftKinds,
  draftOf,
  newDraft,
  storedOf,
  switchCampaign,
  type DiscountDraft,
  type DraftField,
  type DraftKind,
} from "./discount-draft.ts";
import { DiscountLimits } from "./discount-limits.tsx";
import { discountsText, kindNames, problemText } from "./discounts-text.ts";
import type { DiscountCode, Discounts } from "./use-discounts.ts";
import { DateField } from "@/shared/forms/time/date-field";

const labels = discountsText.form;

export interface DiscountDialogProps {
  readonly discounts: Discounts;
  readonly code: DiscountCode | null;
  readonly onClose: () => void;
}

/** One code as a form; a stray press beside it loses nothing. */
export function DiscountDialog({ discounts, code, onClose }: DiscountDialogProps): ReactElement {
  const { timezone } = useShop().shop;
  const [draft, setDraft] = useState<DiscountDraft>((code && draftOf(code, timezone)) ?? newDraft);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [first, setFirst] = useState(draft);
  // The code as it is now; the form keeps what it was opened with.
  const live = (code && discounts.codes.find(({ id }) => id === code.id)) ?? code;
  const theirs = live && draftOf(live, timezone);
  const [asking, setAsking] = useState(false);
  const [mine, setMine] = useState<DiscountDraft | null>(null);
  const isDirty = !same(draft, first);
  const form = useRef<HTMLFormElement>(null);
  const taken = code === null ? discounts.codes.map((other) => other.id) : [];
  const errors = tried ? draftErrors(draft, taken) : {};
  const windowProblems = windowErrors(draft.windows, "windows");
  const windows = formFields(draft, setDraft, tried ? windowProblems : {}).rows("windows");
  const set = (part: Partial<DiscountDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const field = (name: DraftField) => ({
    value: draft[name],
    error: problemText(errors, name),
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  });
  const save = async (): Promise<void> => {
    setTried(true);
    if (Object.keys({ ...draftErrors(draft, taken), ...windowProblems }).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid],[data-invalid]")?.focus());
      return;
    }
    if (theirs !== null && isOutdated({ draft, before: first }, theirs)) setAsking(true);
    else await store();
  };
  const store = async (): Promise<void> => {
    setSaving(true);
    const saved = await discounts.save(draft, live);
    setSaving(false);
    setAsking(saved === "changed");
    if (saved !== true) return;
    const message = draft.autoApply
      ? discountsText.savedCampaign(draft.name.trim())
      : discountsText.saved(storedOf(draft, timezone).code);
    notify({ message, tone: "ok", autoDismiss: true });
    onClose();
  };
  const show = (shown: DiscountDraft): void => {
    setDraft(shown);
    setAsking(false);
    if (theirs !== null) setFirst(theirs);
  };
  const seeTheirs = (): void => {
    if (theirs === null) return;
    setMine(draft);
    show(theirs);
  };
  const takeMine = (): void => {
    if (mine !== null) show(mine);
    setMine(null);
  };
  const connection = useConnection();
  const counted = draft.kind === "freeItem" || draft.kind === "bundlePrice";
  return (
    <Dialog
      open
      onClose={() => {
        if (asking) setAsking(false);
        else if (isDirty && !leaving) setLeaving(true);
        else onClose();
      }}
      lightDismiss={false}
      width={640}
      title={titleOf(draft.autoApply, code)}
      footer={
        asking ? (
          <div className="grid gap-3">
            <p role="alert">{formText.changedText}</p>
            <div className="grid gap-2 md:grid-cols-2">
              <Button wide look="outline" pending={saving} pendingLabel={labels.saving} onClick={() => void store()}>
                {formText.saveMine}
              </Button>
              <Button wide onClick={seeTheirs}>
                {formText.seeTheirs}
              </Button>
            </div>
          </div>
        ) : mine !== null && !isDirty ? (
          <div className="grid gap-3">
            <p>{formText.theirs}</p>
            <Button wide look="outline" onClick={takeMine}>
              {formText.takeMine}
            </Button>
          </div>
        ) : leaving ? (
          <div className="grid gap-2 md:grid-cols-2">
            <Button wide look="outline" onClick={onClose}>
              {formText.leave}
            </Button>
            <Button wide onClick={() => setLeaving(false)}>
              {formText.stay}
            </Button>
          </div>
        ) : (
          <div className="grid gap-2">
            <output className="empty:hidden">{saving && connection === "offline" && formText.waits}</output>
            <Button wide pending={saving} pendingLabel={labels.saving} onClick={() => void save()}>
              {labels.save}
            </Button>
          </div>
        )
      }
    >
      <form
        ref={form}
        noValidate
        data-dirty={isDirty}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ChoiceField
          label={labels.how}
          name="autoApply"
          hint={draft.autoApply ? labels.campaignHint : undefined}
          choices={labels.hows}
          value={draft.autoApply ? "campaign" : "code"}
          onChange={(how) => setDraft(switchCampaign(draft, how === "campaign", code === null))}
        />
        <div className="grid gap-4 md:grid-cols-2">
          {!draft.autoApply && (
            <TextField
              label={labels.code}
              hint={code === null ? labels.codeHint : labels.codeFixed}
              readOnly={code !== null}
              autoCapitalize="characters"
              autoComplete="off"
              {...field("code")}
            />
          )}
          <TextField label={labels.name} hint={labels.nameHint} maxLength={120} {...field("name")} />
          <Select
            label={labels.kind}
            value={draft.kind}
            disabled={code !== null}
            onChange={(event) => set({ kind: event.target.value as DraftKind })}
          >
            {draftKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </Select>
          {draft.kind === "percent" && (
            <TextField label={labels.percent} inputMode="decimal" after="%" {...field("percent")} />
          )}
          {draft.kind === "fixed" && (
            <TextField label={labels.amount} inputMode="decimal" after="€" {...field("amount")} />
          )}
          {draft.kind === "freeItem" && (
            <Select label={labels.item} {...field("itemId")}>
              <option value="">{labels.chooseItem}</option>
              {discounts.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          {counted && <TextField label={labels.qty} inputMode="numeric" {...field("qty")} />}
          {draft.kind === "bundlePrice" && (
            <TextField label={labels.bundleAmount} inputMode="decimal" after="€" {...field("amount")} />
          )}
          {draft.kind === "percent" && (
            <TextField
              label={labels.maxDiscount}
              note={labels.optional}
              inputMode="decimal"
              after="€"
              {...field("maxDiscount")}
            />
          )}
        </div>
        <fieldset className="grid gap-4 border-t border-line pt-4">
          <legend className="float-left text-h3 font-bold">{labels.conditions}</legend>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              label={labels.minSubtotal}
              note={labels.optional}
              inputMode="decimal"
              after="€"
              {...field("minSubtotal")}
            />
            {!draft.autoApply && (
              <TextField label={labels.maxUses} note={labels.optional} inputMode="numeric" {...field("maxUses")} />
            )}
            {!draft.autoApply && !draft.oncePerCustomer && (
              <TextField
                label={labels.maxUsesPerCustomer}
                note={labels.optional}
                inputMode="numeric"
                {...field("maxUsesPerCustomer")}
              />
            )}
            <DateField label={labels.validFrom} note={labels.optional} {...field("validFrom")} />
            <DateField label={labels.validTo} note={labels.optional} {...field("validTo")} />
          </div>
          <fieldset className="grid gap-1">
            <legend className="field-label">{labels.ways}</legend>
            <div className="flex flex-wrap gap-2">
              {fulfilmentTypes.map((type) => {
                const chosen = draft.distribution.includes(type);
                return (
                  <Chip
                    key={type}
                    pressed={chosen}
                    onClick={() =>
                      set({
                        distribution: chosen
                          ? draft.distribution.filter((other) => other !== type)
                          : [...draft.distribution, type],
                      })
                    }
                  >
                    {fulfilmentTypeLabels[type]}
                  </Chip>
                );
              })}
            </div>
            <p className="text-meta text-ink-2">{labels.fulfilmentHint}</p>
          </fieldset>
          {discounts.categories.length > 0 && (
            <ChipChoice
              legend={labels.categories}
              hint={labels.categoriesHint}
              choices={discounts.categories.map(({ id, name }) => [id, name])}
              value={draft.includeCategories}
              onChange={(includeCategories) => set({ includeCategories })}
            />
          )}
          <div className="grid gap-2">
            <p className="field-label">{labels.windows}</p>
            <p className="text-meta text-ink-2">{labels.windowsHint}</p>
            <WindowRows rows={windows} />
          </div>
          <DiscountLimits draft={draft} set={set} items={discounts.items} emailError={problemText(errors, "emails")} />
          <div className="grid md:grid-cols-2">
            {flagsOf(draft).map(([name, label]) => (
              <Checkbox
                key={name}
                label={label}
                checked={draft[name]}
                onChange={(event) => set({ [name]: event.target.checked })}
              />
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}

function titleOf(isCampaign: boolean, code: DiscountCode | null): string {
  if (code === null) return isCampaign ? labels.createCampaign : labels.create;
  return isCampaign ? labels.changeCampaign(code.name) : labels.change(code.code);
}

const flagsOf = ({ autoApply }: DiscountDraft) => (autoApply ? flags : [...personalFlags, ...flags]);

const personalFlags = [
  ["oncePerCustomer", labels.once],
  ["firstOrderOnly", labels.first],
] as const;
const flags = [
  ["excludeDiscounted", labels.excludeDiscounted],
  ["discountsDelivery", labels.delivery],
  ["stackable", labels.stackable],
] as const;
