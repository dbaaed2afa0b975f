import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { MailIcon, PhoneIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { factsText as words } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { Box } from "./box.tsx";

/** How to reach a customer, and what is open between them and the shop. */
export function ContactBox({ customer }: { readonly customer: ShopCustomer }): ReactElement {
  const { person, emailLower, addresses, creditCents, mergedIds = [] } = customer;
  const [address] = addresses;
  return (
    <Box title={words.contact}>
      <div className="grid gap-1 px-4 py-3">
        <a
          className="link inline-flex min-h-11 min-w-0 items-center gap-1.5"
          href={`mailto:${person.email ?? emailLower}`}
        >
          <MailIcon size={16} className="flex-none" />
          <span className="truncate">{person.email ?? emailLower}</span>
        </a>
        {person.phone === undefined ? (
          <p className="text-ink-2">{words.noPhone}</p>
        ) : (
          <a
            className="link inline-flex min-h-11 items-center gap-1.5"
            href={`tel:${person.phone.replaceAll(" ", "")}`}
          >
            <PhoneIcon size={16} className="flex-none" />
            {formatPhone(person.phone)}
          </a>
        )}
        {address !== undefined && (
          <address className="not-italic">
            {address.street} {address.houseNo}
            <br />
            {address.zip} {address.city}
          </address>
        )}
        {creditCents > 0 && <p>{words.credit(creditCents)}</p>}
        {mergedIds.length > 0 && <p className="text-meta text-ink-2">{words.merged(mergedIds.length)}</p>}
      </div>
    </Box>
  );
}
