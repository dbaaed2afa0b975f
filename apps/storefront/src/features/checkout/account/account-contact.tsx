import {
  defaultFirst,
  isSamePlace,
  mostAddresses,
  withAddress,
  type AddressBook,
} from "@lokalkorb/domain/access/saved-addresses";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { valueOf, type DataState } from "@lokalkorb/model/document/document-state";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { useAccount, type AccountState } from "@/entities/account/use-account";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import { countriesOf, needsAddress, zipCountry } from "../state/checkout-form.ts";
import { addressFields, fillEmpty } from "./fill-form.ts";

const words = {
  signedIn: (email: string): string => `Angemeldet als ${email}`,
  addresses: "Deine Adressen",
  keep: "Diese Adresse im Konto merken",
  keeping: "Wird gemerkt …",
  kept: "Die Adresse steht jetzt in deinem Konto.",
  notKept: "Die Adresse konnte nicht gemerkt werden. Bestellen kannst du trotzdem.",
} as const;

/** The person and the addresses of the account: they fill what is empty, and others are a press away. */
export function AccountContact(props: CheckoutProps): ReactElement | null {
  const account = useAccount();
  return account.status === "signedIn" ? <Signed {...props} account={account} /> : null;
}

interface SignedProps extends CheckoutProps {
  readonly account: Extract<AccountState, { readonly status: "signedIn" }>;
}

function Signed({ shop, checkout, account }: SignedProps): ReactElement {
  const { client, uid, email } = account;
  const { form, set } = checkout;
  const [book, setBook] = useState<AddressBook | null>(null);
  const [keeping, setKeeping] = useState<"no" | "pending" | "kept" | "failed">("no");
  const fill = useEffectEvent((name: string, phone: string, known: AddressBook): void => {
    const address = defaultFirst(known)[0] ?? null;
    const change = fillEmpty(form, { name, email, phone: formatPhone(phone), address });
    if (Object.keys(change).length > 0) set(change);
  });
  useEffect(() => {
    const profile = client.cache.document(userDocument, { uid });
    const own = client.cache.document(privateUserDocument, { uid });
    let filled = false;
    const tell = (): void => {
      const states: readonly DataState<unknown>[] = [profile.state(), own.state()];
      if (states.some(({ status }) => status === "pending")) return;
      const { addresses = [], defaultAddressId, phone = "" } = valueOf(own.state()) ?? {};
      const known = { addresses, defaultAddressId };
      setBook(known);
      // Once: fields that are cleared by hand stay empty.
      if (!filled) fill(valueOf(profile.state())?.userName ?? "", phone, known);
      filled = true;
    };
    const stops = [profile.subscribe(tell), own.subscribe(tell)];
    tell();
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, uid]);

  const { zip, city, street, houseNo, doorNote } = form;
  const country = zipCountry(zip, countriesOf(shop.menu, shop.option));
  const typed = { street: street.trim(), houseNo: houseNo.trim(), zip, city: city.trim(), country: country ?? "DE" };
  const isWhole = country !== null && [typed.street, typed.houseNo, typed.city].every((text) => text !== "");
  const isThere = book?.addresses.some(({ address }) => isSamePlace(address, typed)) ?? true;
  const keep = async (): Promise<void> => {
    const note = doorNote.trim();
    const address = { ...typed, ...(note === "" ? {} : { note }) };
    const next = book && withAddress(book, { id: crypto.randomUUID(), label: typed.street, address });
    if (next === null) return;
    setKeeping("pending");
    const fields = {
      addresses: [...next.addresses],
      ...(next.defaultAddressId && { defaultAddressId: next.defaultAddressId }),
    };
    const isNew = client.cache.document(privateUserDocument, { uid }).state().status === "absent";
    const written = isNew
      ? await client.write.set(privateUserDocument, { uid }, fields)
      : await client.write.update(privateUserDocument, { uid }, fields);
    setKeeping(written.ok ? "kept" : "failed");
  };
  const asksAddress = needsAddress(shop.option);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-meta text-ink-2">{words.signedIn(email)}</p>
      {asksAddress && book !== null && book.addresses.length > 0 && (
        <fieldset aria-label={words.addresses} className="flex min-w-0 flex-wrap gap-2">
          {defaultFirst(book).map((saved) => (
            <Chip key={saved.id} pressed={isSamePlace(saved.address, typed)} onClick={() => set(addressFields(saved))}>
              {saved.label}
            </Chip>
          ))}
        </fieldset>
      )}
      {asksAddress && isWhole && !isThere && (book?.addresses.length ?? 0) < mostAddresses && (
        <Button
          look="outline"
          size="small"
          className="justify-self-start"
          pending={keeping === "pending"}
          pendingLabel={words.keeping}
          onClick={() => void keep()}
        >
          {words.keep}
        </Button>
      )}
      <output className="text-meta empty:hidden">
        {keeping === "kept" && isThere ? words.kept : keeping === "failed" ? words.notKept : ""}
      </output>
    </div>
  );
}
