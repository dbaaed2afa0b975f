import { can } from "@lokalkorb/domain/access/permissions";
import { TextField, type TextFieldProps } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { nameOf, useCustomers } from "@/entities/customer/use-customers";
import { useShop } from "@/entities/shop/shop-context";
import { useSettled } from "@/shared/device/use-settled";
import { giftCardText as words } from "./discounts-text.ts";

/** A customer of the shop who was chosen from the list; a name that is typed alone has no address. */
export interface Receiver {
  readonly name: string;
  readonly email: string;
}

export interface GiftReceiverProps {
  readonly field: TextFieldProps;
  readonly typed: string;
  readonly receiver: Receiver | null;
  readonly onChoose: (receiver: Receiver) => void;
}

/** Who the card is for: any name, or a customer, whose mail address the letter then has. */
export function GiftReceiver({ field, typed, receiver, onChoose }: GiftReceiverProps): ReactElement {
  const { role } = useShop();
  const wanted = useSettled(typed).trim();
  const isChosen = receiver !== null && receiver.name === typed;
  return (
    <div className="grid gap-2">
      <TextField {...field} autoComplete="off" />
      {isChosen ? (
        <p className="text-meta text-ink-2">{words.chosen(receiver.email)}</p>
      ) : (
        wanted.length > 1 && can(role, "customers") && <Found key={wanted} wanted={wanted} onChoose={onChoose} />
      )}
    </div>
  );
}

const mostShown = 4;

function Found({
  wanted,
  onChoose,
}: {
  readonly wanted: string;
  readonly onChoose: (receiver: Receiver) => void;
}): ReactElement | null {
  const { customers } = useCustomers(wanted, "all");
  const reachable = customers.filter(({ emailLower }) => emailLower !== "").slice(0, mostShown);
  if (reachable.length === 0) return null;
  return (
    <ul aria-label={words.customers} className="grid rounded-lg border border-line">
      {reachable.map((customer) => (
        <li key={customer.id} className="border-b border-line last:border-0">
          <button
            type="button"
            aria-label={`${nameOf(customer)}, ${customer.emailLower}`}
            className="grid min-h-11 w-full px-3 py-2 text-start leading-5 hover:bg-sunken"
            onClick={() => onChoose({ name: nameOf(customer), email: customer.emailLower })}
          >
            <span className="min-w-0">
              <b className="block truncate">{nameOf(customer)}</b>
              <span className="block truncate text-meta text-ink-2">{customer.emailLower}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
