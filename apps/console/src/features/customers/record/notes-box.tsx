import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { CustomerNote } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { Button } from "@lokalkorb/ui/button";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { PlusIcon, TrashIcon } from "@lokalkorb/ui/icons";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ConfirmDialog } from "@/shared/forms/ui/confirm-dialog";
import { recordText } from "../state/customers-text.ts";
import type { ShopCustomer } from "@/entities/customer/use-customers";
import { Box } from "../facts/box.tsx";
import { useChangeCustomer } from "../state/use-change-customer.ts";

const words = recordText.notes;

/** Things that the team wants to remember, with who wrote it and when. */
export function NotesBox({ customer }: { readonly customer: ShopCustomer }): ReactElement {
  const { timezone } = useShop().shop;
  const [text, setText] = useState<string | null>(null);
  const [tooShort, setTooShort] = useState(false);
  const [leaving, setLeaving] = useState<CustomerNote | null>(null);
  const { change, pending } = useChangeCustomer(customer);
  const notes = customer.notes ?? [];
  const save = async (): Promise<void> => {
    const written = (text ?? "").trim();
    setTooShort(written === "");
    if (written !== "" && (await change({ kind: "note", text: written }))) setText(null);
  };
  return (
    <Box
      title={words.title}
      lead={words.lead}
      action={
        text === null && (
          <IconButton label={words.add} onClick={() => setText("")}>
            <PlusIcon size={16} />
          </IconButton>
        )
      }
    >
      {text !== null && (
        <div className="grid gap-2 border-b border-line px-4 py-3">
          <TextArea
            label={words.label}
            hint={words.hint}
            error={tooShort ? words.tooShort : undefined}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button pending={pending} onClick={() => void save()}>
              {words.save}
            </Button>
            <Button look="outline" onClick={() => setText(null)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      )}
      {notes.length === 0 && text === null && <p className="px-4 py-3 text-ink-2">{words.none}</p>}
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex items-center gap-3 py-1 ps-4 pe-1">
            <span className="min-w-0 flex-1 py-2">
              <span className="block wrap-anywhere whitespace-pre-line">{note.text}</span>
              <span className="block text-meta text-ink-2">
                {[note.by, formatDate(instantToLocal(note.at, timezone).date)].filter(Boolean).join(", ")}
              </span>
            </span>
            <IconButton label={words.remove(note.text)} onClick={() => setLeaving(note)}>
              <TrashIcon size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <ConfirmDialog
          danger
          title={words.removeTitle}
          width={420}
          no={words.removeNo}
          yes={words.removeYes}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            void change({ kind: "noteGone", noteId: leaving.id });
          }}
        >
          <p className="wrap-anywhere whitespace-pre-line">{leaving.text}</p>
        </ConfirmDialog>
      )}
    </Box>
  );
}
