import { can } from "@lokalkorb/domain/access/permissions";
import { Dialog } from "@lokalkorb/ui/dialog";
import { PlusIcon, XIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type FormEvent, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { TwoWays } from "@/shared/forms/ui/confirm-dialog";
import { recordText } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { useChangeCustomer, type CustomerChange } from "../state/use-change-customer.ts";

const words = recordText.tags;
type Kind = "tag" | "group";

const changeOf = (kind: Kind, word: string, on: boolean): CustomerChange =>
  kind === "tag" ? { kind, tag: word, on } : { kind, group: word, on };

/** Words by which the team knows a customer. Groups, which codes may ask for, are set by owner and manager. */
export function TagRow({ customer }: { readonly customer: ShopCustomer }): ReactElement {
  const { role } = useShop();
  const [adding, setAdding] = useState<Kind | null>(null);
  const { change, pending } = useChangeCustomer(customer);
  const decides = can(role, "customers.decide");
  const rows = [
    ...customer.groups.map((word) => ["group", word, decides] as const),
    ...customer.tags.map((word) => ["tag", word, true] as const),
  ];
  const kinds: readonly Kind[] = decides ? ["tag", "group"] : ["tag"];
  return (
    <ul aria-label={words.title} className="flex flex-wrap gap-2">
      {rows.map(([kind, word, mayRemove]) => (
        <li
          key={`${kind} ${word}`}
          className={`inline-flex items-center rounded-pill ps-3 text-meta ${kind === "group" ? "bg-tint-2 text-theme-ink" : "bg-sunken text-ink"} ${mayRemove ? "" : "min-h-11 pe-3"}`}
        >
          {word}
          {mayRemove && (
            <button
              type="button"
              aria-label={words.remove(word)}
              title={words.remove(word)}
              disabled={pending}
              className="grid size-11 place-items-center rounded-full"
              onClick={() => void change(changeOf(kind, word, false))}
            >
              <XIcon size={16} />
            </button>
          )}
        </li>
      ))}
      {kinds.map((kind) => (
        <li key={kind}>
          <button
            type="button"
            aria-haspopup="dialog"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-dashed border-line-strong px-3 text-meta"
            onClick={() => setAdding(kind)}
          >
            <PlusIcon size={16} />
            {kind === "tag" ? words.add : words.group}
          </button>
        </li>
      ))}
      {adding !== null && (
        <li className="contents">
          <AddWord
            kind={adding}
            pending={pending}
            onAdd={(word) => change(changeOf(adding, word, true))}
            onClose={() => setAdding(null)}
          />
        </li>
      )}
    </ul>
  );
}

interface AddWordProps {
  readonly kind: Kind;
  readonly pending: boolean;
  readonly onAdd: (word: string) => Promise<boolean>;
  readonly onClose: () => void;
}

function AddWord({ kind, pending, onAdd, onClose }: AddWordProps): ReactElement {
  const [word, setWord] = useState("");
  const [missing, setMissing] = useState(false);
  const save = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    const text = word.trim();
    setMissing(text === "");
    if (text !== "" && !pending && (await onAdd(text))) onClose();
  };
  return (
    <Dialog
      title={words.dialogTitle[kind]}
      width={420}
      lightDismiss={word === ""}
      onClose={onClose}
      footer={
        <TwoWays
          left={{ children: words.cancel, onClick: onClose }}
          right={{ children: words.save, pending, onClick: () => void save() }}
        />
      }
    >
      <form onSubmit={(event) => void save(event)}>
        <TextField
          label={kind === "tag" ? words.label : words.groupLabel}
          hint={kind === "group" ? words.groupHint : undefined}
          error={missing ? words.missing : undefined}
          maxLength={40}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
