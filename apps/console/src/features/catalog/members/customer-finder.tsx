import { memberAddress } from "@lokalkorb/domain/shop/membership";
import { Button } from "@lokalkorb/ui/button";
import { TextField } from "@lokalkorb/ui/text-field";
import { useDeferredValue, useState, type ReactElement } from "react";
import { nameOf, useCustomers } from "@/entities/customer/use-customers";
import { membersText as words } from "./members-text.ts";

export interface CustomerFinderProps {
  readonly known: readonly string[];
  readonly busy: boolean;
  readonly onTake: (address: string) => void;
}

const mostShown = 6;
/** Shorter words find half of all customers. */
const leastTyped = 2;

/** Members out of those who have ordered before. */
export function CustomerFinder(props: CustomerFinderProps): ReactElement {
  const [typed, setTyped] = useState("");
  const asked = useDeferredValue(typed.trim());
  return (
    <div className="grid gap-2">
      <TextField
        label={words.find}
        hint={words.findHint}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {asked.length >= leastTyped && <Found {...props} asked={asked} />}
    </div>
  );
}

function Found({ known, busy, onTake, asked }: CustomerFinderProps & { readonly asked: string }): ReactElement | null {
  const { status, customers } = useCustomers(asked, "all");
  const found = customers.flatMap((customer) => {
    const address = memberAddress(customer.person.email ?? customer.emailLower);
    return address === "" || known.includes(address) ? [] : [{ id: customer.id, name: nameOf(customer), address }];
  });
  if (status !== "present") return null;
  return found.length === 0 ? (
    <p className="text-ink-2">{words.noneFound}</p>
  ) : (
    <ul className="divide-y divide-line">
      {found.slice(0, mostShown).map(({ id, name, address }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
          <span className="min-w-0">
            <b className="block truncate">{name}</b>
            <span className="block truncate text-meta text-ink-2">{address}</span>
          </span>
          <Button
            size="small"
            look="outline"
            aria-label={words.take(name)}
            disabled={busy}
            onClick={() => onTake(address)}
          >
            {words.addButton}
          </Button>
        </li>
      ))}
    </ul>
  );
}
