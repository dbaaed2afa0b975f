import {
  giftDesigns,
  latestGiftDay,
  leastGiftCents,
  mostGiftCents,
  type GiftOffer,
} from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { longestGiftMessage, longestGiftName } from "@lokalkorb/domain/ordering/gifts/gift-lengths";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement, ReactNode } from "react";
import { giftText as words } from "./gift-text.ts";
import type { GiftState } from "./use-gift.ts";

interface FieldsProps {
  readonly gift: GiftState;
  readonly offer: GiftOffer;
}

/** Value, drawing, words and the way it arrives. */
export function GiftFields({ gift, offer }: FieldsProps): ReactElement {
  const { form, errors, set, today } = gift;
  return (
    <>
      <Part name={words.value} error={errors.value} id="value">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {offer.values.map((cents) => (
            <RadioCard
              key={cents}
              name="value"
              layout="tile"
              label={formatMoney(cents)}
              checked={form.value === String(cents)}
              onChange={() => set({ value: String(cents) })}
            />
          ))}
          {offer.anyValue && (
            <RadioCard
              name="value"
              layout="tile"
              label={words.otherValue}
              checked={form.value === "other"}
              onChange={() => set({ value: "other" })}
            />
          )}
        </div>
        {form.value === "other" && offer.anyValue && (
          <TextField
            id="amount"
            label={words.amount}
            hint={words.between(formatMoney(leastGiftCents), formatMoney(mostGiftCents))}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            after="€"
            value={form.amount}
            error={errors.amount}
            onChange={({ target }) => set({ amount: target.value })}
          />
        )}
      </Part>
      <Part name={words.design}>
        <div className="grid grid-cols-2 gap-2">
          {giftDesigns.map((design) => (
            <RadioCard
              key={design}
              name="design"
              label={words.designs[design]}
              checked={form.design === design}
              onChange={() => set({ design })}
            />
          ))}
        </div>
      </Part>
      <Part name={words.words}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="to"
            label={words.to}
            note={words.optional}
            autoComplete="off"
            maxLength={longestGiftName}
            value={form.to}
            onChange={({ target }) => set({ to: target.value })}
          />
          <TextField
            id="from"
            label={words.from}
            note={words.optional}
            autoComplete="name"
            maxLength={longestGiftName}
            value={form.from}
            onChange={({ target }) => set({ from: target.value })}
          />
        </div>
        <TextArea
          id="message"
          label={words.message}
          note={words.optional}
          rows={3}
          maxLength={longestGiftMessage}
          value={form.message}
          onChange={({ target }) => set({ message: target.value })}
        />
      </Part>
      <Part name={words.delivery}>
        <div className="grid gap-2 sm:grid-cols-2">
          <RadioCard
            name="kind"
            label={words.byMail}
            detail={words.byMailDetail}
            checked={form.kind === "mail"}
            onChange={() => set({ kind: "mail" })}
          />
          <RadioCard
            name="kind"
            label={words.byPrint}
            detail={words.byPrintDetail}
            checked={form.kind === "print"}
            onChange={() => set({ kind: "print" })}
          />
        </div>
        {form.kind === "mail" && (
          <>
            <TextField
              id="email"
              label={words.receiver}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
              required
              value={form.email}
              error={errors.email}
              onChange={({ target }) => set({ email: target.value })}
            />
            <TextField
              id="date"
              label={words.day}
              hint={words.dayHint}
              type="date"
              min={today}
              max={latestGiftDay(today)}
              value={form.date === "" ? today : form.date}
              error={errors.date}
              onChange={({ target }) => set({ date: target.value })}
            />
          </>
        )}
      </Part>
      <TextField
        id="buyerEmail"
        label={words.buyer}
        hint={words.buyerHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        value={form.buyerEmail}
        error={errors.buyerEmail}
        onChange={({ target }) => set({ buyerEmail: target.value })}
      />
    </>
  );
}

interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string;
}

function Part({ name, children, error, id }: PartProps): ReactElement {
  const hasError = error !== undefined;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={hasError ? `${id}-error` : undefined}
      className="grid min-w-0 gap-3 outline-none"
    >
      <legend className="mb-2 text-h3">{name}</legend>
      {children}
      {hasError && (
        <p id={`${id}-error`} className="text-meta font-bold text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
