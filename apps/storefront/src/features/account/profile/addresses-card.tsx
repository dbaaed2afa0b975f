import {
  defaultFirst,
  doorNote,
  mostAddresses,
  withAddress,
  withoutAddress,
  type AddressBook,
  type SavedAddress,
} from "@lokalkorb/domain/access/saved-addresses";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { accountText as words } from "./account-text.ts";
import type { Profile } from "./use-profile.ts";
import { AddressEditor } from "./address-editor.tsx";
import { useSaving } from "./use-saving.ts";

export interface AddressesCardProps {
  readonly book: AddressBook;
  readonly onSave: Profile["saveBook"];
}

export function AddressesCard({ book, onSave }: AddressesCardProps): ReactElement {
  /** `new`, or the id of the one that is changed. */
  const [open, setOpen] = useState<string | null>(null);
  const saving = useSaving();
  const isFull = book.addresses.length >= mostAddresses;
  const save = async (next: AddressBook | null): Promise<void> => {
    if (next !== null && (await saving.run(() => onSave(next)))) setOpen(null);
  };
  const editor = (saved: SavedAddress | null): ReactElement => (
    <AddressEditor
      saved={saved}
      pending={saving.pending}
      onSave={(address) => void save(withAddress(book, address))}
      onCancel={() => setOpen(null)}
    />
  );
  return (
    <section className="order-card" aria-labelledby="adressen">
      <h2 id="adressen" className="text-h3">
        {words.addresses}
      </h2>
      {book.addresses.length === 0 && open === null && <p className="text-ink-2">{words.addressesNone}</p>}
      <ul className="grid gap-4 empty:hidden">
        {defaultFirst(book).map((saved) => (
          <li key={saved.id} className="grid gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
            {open === saved.id ? (
              editor(saved)
            ) : (
              <AddressRow
                saved={saved}
                isDefault={saved.id === book.defaultAddressId}
                onEdit={() => setOpen(saved.id)}
                onRemove={() => void save(withoutAddress(book, saved.id))}
                onDefault={() => void save({ ...book, defaultAddressId: saved.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {saving.problem !== null && (
        <Notice tone="danger" title={words.saveFailed} announce>
          {saving.problem}
        </Notice>
      )}
      {open === "new" ? (
        editor(null)
      ) : isFull ? (
        <p className="text-meta text-ink-2">{words.addressesFull}</p>
      ) : (
        <Button look="outline" className="justify-self-start" onClick={() => setOpen("new")}>
          {words.addAddress}
        </Button>
      )}
    </section>
  );
}

interface AddressRowProps {
  readonly saved: SavedAddress;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDefault: () => void;
}

function AddressRow({ saved, isDefault, onEdit, onRemove, onDefault }: AddressRowProps): ReactElement {
  const { label, address } = saved;
  const note = doorNote(saved);
  return (
    <>
      <div>
        <h3 className="text-name">
          {label}
          {isDefault && <span className="ms-2 text-meta font-normal text-ink-2">{words.isDefault}</span>}
        </h3>
        <p>{`${address.street} ${address.houseNo}, ${address.zip} ${address.city}`}</p>
        {note !== "" && <p className="text-meta text-ink-2">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="outline" aria-label={words.editLabel(label)} onClick={onEdit}>
          {words.editAddress}
        </Button>
        {!isDefault && (
          <Button size="small" look="outline" aria-label={words.makeDefaultLabel(label)} onClick={onDefault}>
            {words.makeDefault}
          </Button>
        )}
        <Button size="small" look="quiet" aria-label={words.removeLabel(label)} onClick={onRemove}>
          {words.removeAddress}
        </Button>
      </div>
    </>
  );
}
