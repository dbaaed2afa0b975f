import { requestBusinessAccount } from "@lokalkorb/contracts/businesses";
import { eInvoicesOf } from "@lokalkorb/domain/ordering/businesses/business-terms";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { Select } from "@lokalkorb/ui/select";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type ReactElement, type SubmitEvent } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { emptyRequest, requestErrors, type RequestForm, wishOf } from "./request-form.ts";
import { eInvoiceNames } from "@lokalkorb/domain/labels/e-invoice-names";
import { requestRefusals, requestText as words } from "./request-text.ts";

interface RequestFieldsProps {
  readonly restaurantId: string;
  readonly country: "DE" | "AT";
  readonly email: string;
  readonly onSent: () => void;
}

/** All that a first invoice needs. A press without an answer keeps every word and is sent again as the same wish. */
export function RequestFields({ restaurantId, country, email, onSent }: RequestFieldsProps): ReactElement {
  const [form, setForm] = useState<RequestForm>({ ...emptyRequest, invoiceEmail: email });
  const [wasChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { pending, problem, send } = useSending(requestRefusals);
  const errors = requestErrors(form);
  const bind = (name: Exclude<keyof RequestForm, "eInvoice">, maxLength: number) => ({
    label: words[name],
    name,
    maxLength,
    value: form[name],
    error: wasChecked ? errors[name] : undefined,
    onChange: ({ target }: { readonly target: HTMLInputElement | HTMLTextAreaElement }): void =>
      setForm({ ...form, [name]: target.value }),
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(errors);
    if (wrong !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    if (pending) return;
    const wish = wishOf(form, restaurantId);
    const told = await send(wish, async (requestId) =>
      (await loadLive()).call(requestBusinessAccount, { ...wish, requestId }),
    );
    if (told !== null) onSent();
  };
  return (
    <form ref={element} className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField {...bind("company", 200)} hint={words.companyHint} autoComplete="organization" required />
      <TextField {...bind("vatId", 30)} hint={words.vatIdHint} note={words.optional} autoCapitalize="characters" />
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-2 font-bold">{words.address}</legend>
        <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4">
          <TextField {...bind("zip", 5)} inputMode="numeric" autoComplete="postal-code" required />
          <TextField {...bind("city", 80)} autoComplete="address-level2" required />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
          <TextField {...bind("street", 120)} autoComplete="address-line1" required />
          <TextField {...bind("houseNo", 20)} required />
        </div>
      </fieldset>
      <TextField {...bind("invoiceEmail", 254)} type="email" inputMode="email" autoComplete="email" required />
      <Select
        label={words.eInvoice}
        name="eInvoice"
        value={form.eInvoice}
        onChange={({ target }) =>
          setForm({ ...form, eInvoice: eInvoicesOf(country).find((kind) => kind === target.value) ?? "pdf" })
        }
      >
        {eInvoicesOf(country).map((kind) => (
          <option key={kind} value={kind}>
            {eInvoiceNames[kind]}
          </option>
        ))}
      </Select>
      {form.eInvoice === "xrechnung" && <TextField {...bind("leitwegId", 60)} required />}
      <TextField {...bind("name", 120)} autoComplete="name" required />
      <TextArea {...bind("message", 1000)} hint={words.messageHint} note={words.optional} rows={3} />
      <p className="text-meta text-ink-2">{words.privacy}</p>
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" size="large" className="justify-self-start" pending={pending} pendingLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
